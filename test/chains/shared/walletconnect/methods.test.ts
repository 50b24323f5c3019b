import { expect } from '@open-wc/testing'

import { EVENTS, METHODS, OTHER_IDS } from '../../../../src/chains/shared/walletconnect/methods.js'
import { isCaipNetworkId } from '../../../../src/core/caip.js'

describe('what is requested from wallets', () => {
  for (const [namespace, methods] of Object.entries(METHODS))
    it(`names each method of ${namespace} once, and at least one that signs`, () => {
      expect(new Set(methods).size).to.equal(methods.length)
      expect(methods.some(method => /sign/i.test(method))).to.equal(true)
    })

  it('lets wallets of EVM switch and add chains', () =>
    expect(METHODS.eip155).to.include.members([
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'personal_sign',
    ]))

  it('is notified of accounts and networks', () => expect(EVENTS).to.deep.equal(['accountsChanged', 'chainChanged']))

  it('recognises Solana by both of its ids', () => {
    for (const [id, other] of Object.entries(OTHER_IDS)) {
      expect([id, other].every(isCaipNetworkId)).to.equal(true)
      expect(id).not.to.equal(other)
    }
  })
})
