import { expect } from '@open-wc/testing'

import { isRejection, toConnectError, toRequestError, toSwitchError } from '../../../src/chains/bitcoin/errors.js'
import { ConnectError } from '../../../src/core/errors/attempt.js'
import {
  BitcoinRejectedError,
  BitcoinRequestError,
  BitcoinWalletError,
  BroadcastError,
  NoRequestedChainError,
} from '../../../src/core/errors/bitcoin.js'
import { ConnectionRejectedError, RequestPendingError } from '../../../src/core/errors/connection.js'
import { SwitchNetworkError, SwitchRejectedError } from '../../../src/core/errors/network.js'

const REFUSALS = [
  { code: 4001, message: 'x' },
  { code: -32000, message: 'x' },
  { error: { code: -32000, message: 'x' } },
  { jsonrpc: '2.0', id: 1, error: { code: 4001, message: 'x' } },
  new Error('User rejected the request'),
]
const OPEN = { code: -32002, message: 'A request is already pending' }
const NO_PERMISSION = { code: -32002, message: 'Access denied' }
const words = (thrown: unknown): string =>
  (thrown instanceof Error ? thrown.message : JSON.stringify(thrown)) ?? 'nothing'

describe('a refusal in a Bitcoin wallet', () => {
  for (const thrown of REFUSALS) it(`is ${words(thrown)}`, () => expect(isRejection(thrown)).to.equal(true))
  for (const thrown of [OPEN, NO_PERMISSION, new Error('boom'), null, undefined, { error: null }])
    it(`is not ${words(thrown)}`, () => expect(isRejection(thrown)).to.equal(false))
})

describe('what a Bitcoin wallet throws while connecting', () => {
  it('is a pending request when its message says so', () =>
    expect(toConnectError(OPEN)).to.be.instanceOf(RequestPendingError))
  it('is a refusal when only its code says so: a site without permission gets the same', () =>
    expect(toConnectError(NO_PERMISSION)).to.be.instanceOf(ConnectionRejectedError))
  it('may be ours already', () => {
    const own = new NoRequestedChainError()
    expect(toConnectError(own)).to.equal(own)
  })
  for (const thrown of [...REFUSALS, undefined, null, 'rubbish'])
    it(`is a refusal: ${words(thrown)}`, () => expect(toConnectError(thrown)).to.be.instanceOf(ConnectionRejectedError))
  for (const thrown of [new Error('boom'), { code: -32603, message: 'x' }, { error: { code: -32603, message: 'x' } }])
    it(`is a failure: ${words(thrown)}`, () => expect(toConnectError(thrown)).to.be.instanceOf(ConnectError))
})

describe('what a Bitcoin wallet throws while changing its network', () => {
  for (const thrown of REFUSALS)
    it(`is a refusal: ${words(thrown)}`, () => expect(toSwitchError(thrown)).to.be.instanceOf(SwitchRejectedError))
  it('is an open request', () => expect(toSwitchError(OPEN)).to.be.instanceOf(RequestPendingError))
  it('is a failure otherwise', () => {
    for (const thrown of [NO_PERMISSION, undefined, 'x', new Error('boom')])
      expect(toSwitchError(thrown)).to.be.instanceOf(SwitchNetworkError)
  })
  it('may be ours already', () => {
    const own = new SwitchNetworkError({ details: 'own' })
    expect(toSwitchError(own)).to.equal(own)
  })
})

describe('what a Bitcoin wallet throws while signing', () => {
  for (const thrown of REFUSALS)
    it(`is a refusal: ${words(thrown)}`, () => {
      const error = toRequestError(thrown)
      expect(error).to.be.instanceOf(BitcoinRejectedError)
      expect(error.cause).to.equal(thrown)
    })
  it('is an open request', () => expect(toRequestError(OPEN)).to.be.instanceOf(RequestPendingError))
  it('is a failure in the wallet’s own words', () =>
    expect(toRequestError({ code: 1, message: 'out of ink' }))
      .to.be.instanceOf(BitcoinWalletError)
      .and.include({ details: 'out of ink' }))
  it('is a failure without words when it has none', () =>
    expect(toRequestError(undefined)).to.be.instanceOf(BitcoinWalletError).and.include({ details: undefined }))
  for (const own of [new BitcoinRequestError(), new BroadcastError()])
    it(`may be ours already: ${own.name}`, () => expect(toRequestError(own)).to.equal(own))
})
