import { expect } from '@open-wc/testing'

import { KEYS } from '../../../src/services/storage/keys.js'

describe('a stored link into a wallet', () => {
  it('is the wallet’s network, and its name', () =>
    expect(KEYS.deepLinkChoice.read({ href: 'metamask://', name: 'MetaMask' })).to.deep.equal({
      href: 'metamask://',
      name: 'MetaMask',
    }))

  it('may have an empty name', () =>
    expect(KEYS.deepLinkChoice.read({ href: 'metamask://', name: '' })?.name).to.equal(''))

  for (const href of ['javascript:alert(1)', 'data:text/html,x', 'file:///x', 'blob:x', '', 5, null])
    it(`is never ${JSON.stringify(href)}`, () =>
      expect(KEYS.deepLinkChoice.read({ href, name: 'x' })).to.equal(undefined))

  it('is none without a name', () => expect(KEYS.deepLinkChoice.read({ href: 'metamask://' })).to.equal(undefined))
})
