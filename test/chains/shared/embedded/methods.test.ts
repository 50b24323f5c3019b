import { expect } from '@open-wc/testing'

import { answerKind, methodKind } from '../../../../src/chains/shared/embedded/methods.js'

describe('the methods of the embedded wallet', () => {
  for (const method of ['eth_call', 'eth_getBalance', 'eth_sendRawTransaction', 'wallet_getCallsStatus'])
    it(`answers ${method} without asking`, () => expect(methodKind(method)).to.equal('safe'))
  for (const method of ['personal_sign', 'eth_sendTransaction', 'wallet_sendCalls', 'solana_signMessage'])
    it(`asks the visitor about ${method}`, () => expect(methodKind(method)).to.equal('approval'))
  for (const method of ['eth_sign', 'wallet_addEthereumChain', '', '__proto__', 'constructor', 'ETH_CALL'])
    it(`does not support ${JSON.stringify(method)}`, () => expect(methodKind(method)).to.equal('forbidden'))
})

describe('an answer of the embedded wallet', () => {
  const digits = (count: number, digit = 'a'): string => `0x${digit.repeat(count)}`
  const ANSWERS = [
    [digits(61), 'object'],
    [digits(62), 'signed message'],
    [digits(63), 'signed message'],
    [digits(64), 'transaction hash'],
    [digits(64, 'A'), 'transaction hash'],
    [digits(65), 'signed message'],
    [digits(130), 'signed message'],
    [digits(64, 'g'), 'object'],
    [`0X${'A'.repeat(64)}`, 'object'],
    [`${digits(64)}\n`, 'object'],
    [{ id: digits(64) }, 'object'],
    [undefined, 'object'],
  ] as const
  for (const [answer, kind] of ANSWERS)
    it(`is a ${kind}: ${JSON.stringify(answer)?.slice(0, 12)} (RM-026 to RM-033)`, () =>
      expect(answerKind(answer)).to.equal(kind))
})
