import { expect } from '@open-wc/testing'

import { methodKind } from '../../../../src/chains/shared/embedded/methods.js'

describe('the methods of the embedded wallet', () => {
  for (const method of ['eth_call', 'eth_getBalance', 'eth_sendRawTransaction', 'wallet_getCallsStatus'])
    it(`answers ${method} without asking`, () => expect(methodKind(method)).to.equal('safe'))
  for (const method of ['personal_sign', 'eth_sendTransaction', 'wallet_sendCalls', 'solana_signMessage'])
    it(`asks the visitor about ${method}`, () => expect(methodKind(method)).to.equal('approval'))
  for (const method of ['eth_sign', 'wallet_addEthereumChain', '', '__proto__', 'constructor', 'ETH_CALL'])
    it(`has no ${JSON.stringify(method)}`, () => expect(methodKind(method)).to.equal('forbidden'))
})
