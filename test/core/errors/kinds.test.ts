import { expect } from '@open-wc/testing'
import { SOLANA_ERROR__BLOCK_HEIGHT_EXCEEDED, SolanaError } from '@solana/kit'
import { makeError } from 'ethers'
import {
  BaseError,
  ChainDisconnectedError,
  TimeoutError,
  UnauthorizedProviderError,
  UserRejectedRequestError,
  WaitForTransactionReceiptTimeoutError,
} from 'viem'

import {
  ConnectionRejectedError,
  isDisconnected,
  isModalClosed,
  isRejected,
  isRequestPending,
  isTimedOut,
  isUnauthorized,
  RequestPendingError,
  WalletTimeoutError,
} from '../../../src/index.js'
import { ModalClosedError } from '../../../src/core/errors/attempt.js'
import { FrameTimeoutError } from '../../../src/core/errors/frame.js'

const KINDS = { isRejected, isTimedOut, isModalClosed, isRequestPending, isUnauthorized, isDisconnected }
const kindsOf = (error: unknown): readonly string[] =>
  Object.entries(KINDS).flatMap(([name, test]) => (test(error) ? name : []))

const refusal = Object.assign(new Error('no'), { code: 4001 })

describe('the kind of an error', () => {
  for (const [name, error] of Object.entries({
    'our own': new ConnectionRejectedError(),
    'EIP-1193': { code: 4001, message: '' },
    WalletConnect: { code: 5000, message: 'User rejected.' },
    'a wallet that has only words': new Error('Request was rejected by the user'),
    viem: new UserRejectedRequestError(refusal),
    'viem, wrapped': new BaseError('sending failed', { cause: new UserRejectedRequestError(refusal) }),
    ethers: makeError('refused', 'ACTION_REJECTED', { action: 'sendTransaction', reason: 'rejected' }),
    'ethers, not understood': Object.assign(new Error('could not coalesce error'), {
      code: 'UNKNOWN_ERROR',
      info: { error: refusal },
    }),
    'wallet-adapter': Object.assign(new Error(''), { name: 'WalletSignTransactionError', error: refusal }),
  }))
    it(`is a refusal from ${name}`, () => expect(kindsOf(error)).to.deep.equal(['isRejected']))

  for (const [name, error] of Object.entries({
    'our own': new WalletTimeoutError(),
    'the embedded wallet': new FrameTimeoutError(),
    'the embedded wallet, as a code of an error that was copied': { code: 'FRAME_TIMEOUT', message: '' },
    'an AbortSignal': new DOMException('', 'TimeoutError'),
    viem: new TimeoutError({ body: {}, url: '' }),
    'viem, a receipt': new WaitForTransactionReceiptTimeoutError({ hash: '0x00' }),
    ethers: makeError('late', 'TIMEOUT', { operation: 'x', reason: 'timeout' }),
    'web3.js': Object.assign(new Error(''), { name: 'TransactionExpiredBlockheightExceededError' }),
    '@solana/kit': new SolanaError(SOLANA_ERROR__BLOCK_HEIGHT_EXCEEDED, {
      currentBlockHeight: 2n,
      lastValidBlockHeight: 1n,
    }),
    WalletConnect: new Error('Proposal expired'),
  }))
    it(`is a time-out from ${name}`, () => expect(kindsOf(error)).to.deep.equal(['isTimedOut']))

  it('is a closed modal, through wagmi too, which knows only refusals', () => {
    expect(kindsOf(new ModalClosedError())).to.deep.equal(['isModalClosed'])
    expect(kindsOf(new UserRejectedRequestError(new ModalClosedError()))).to.deep.equal(['isModalClosed'])
  })

  it('is a request that waits in the wallet', () => {
    expect(kindsOf(new RequestPendingError())).to.deep.equal(['isRequestPending'])
    expect(kindsOf({ code: -32002 })).to.deep.equal(['isRequestPending'])
  })

  it('is a wallet that does not know the site, or no chain, also through viem', () => {
    expect(kindsOf({ code: 4100 })).to.deep.equal(['isUnauthorized'])
    expect(kindsOf(new UnauthorizedProviderError(new Error('locked')))).to.deep.equal(['isUnauthorized'])
    expect(kindsOf({ code: 4900 })).to.deep.equal(['isDisconnected'])
    expect(kindsOf({ code: 4901 })).to.deep.equal(['isDisconnected'])
    expect(
      kindsOf(new BaseError('failed', { cause: new ChainDisconnectedError(new Error('no chain')) })),
    ).to.deep.equal(['isDisconnected'])
  })

  it('matches none of these for any other input, endless or hostile', () => {
    const endless: { cause?: unknown } = {}
    endless.cause = endless
    const hostile = new Proxy({}, { get: () => expect.fail('hostile') })
    for (const error of [undefined, null, 'User rejected', 4001, new Error('failed'), endless, hostile])
      expect(kindsOf(error), String(typeof error)).to.deep.equal([])
  })
})
