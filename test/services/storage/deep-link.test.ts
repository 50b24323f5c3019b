import { expect } from '@open-wc/testing'

import { dropDeepLink, keepDeepLink, repairDeepLink } from '../../../src/services/storage/deep-link.js'

const NAME = 'WALLETCONNECT_DEEPLINK_CHOICE'

describe('the stored link of the connected wallet', () => {
  afterEach(() => localStorage.clear())

  it('is stored under the client’s name, and dropped', () => {
    keepDeepLink({ href: 'alpha://', name: 'Alpha' })
    expect(JSON.parse(localStorage.getItem(NAME) ?? '')).to.deep.equal({ href: 'alpha://', name: 'Alpha' })
    dropDeepLink()
    expect(localStorage.getItem(NAME)).to.equal(null)
  })

  it('is removed where the connected wallet was not opened by a link', () => {
    keepDeepLink({ href: 'alpha://', name: 'Alpha' })
    keepDeepLink(undefined)
    expect(localStorage.getItem(NAME)).to.equal(null)
  })

  for (const href of ['javascript:window.__pwn=1', 'data:text/html,x', 'http://evil.example', '', 'x'.repeat(9000)])
    it(`is removed before the client can open it: ${href.slice(0, 30)}`, () => {
      localStorage.setItem(NAME, JSON.stringify({ href, name: 'Evil' }))
      repairDeepLink()
      expect(localStorage.getItem(NAME)).to.equal(null)
    })

  it('is unchanged if it may be opened', () => {
    const text = JSON.stringify({ href: 'alpha://', name: 'Alpha' })
    localStorage.setItem(NAME, text)
    repairDeepLink()
    expect(localStorage.getItem(NAME)).to.equal(text)
  })
})
