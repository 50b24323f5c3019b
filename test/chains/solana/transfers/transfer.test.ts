import { expect } from '@open-wc/testing'

import { prepareTransfer } from '../../../../src/chains/solana/transfers/transfer.js'
import { SimulationFailedError } from '../../../../src/core/errors/transaction.js'
import { payErrorText } from '../../../../src/elements/pay/pay-texts.js'
import { sendErrorText } from '../../../../src/elements/send/send-error-text.js'
import type { Rpc } from '../../../../src/services/json-rpc.js'
import { rejection } from '../../../helpers/rejection.js'
import { first, mainnet, second } from '../harness.js'

const SYSTEM = '1'.repeat(32)

/** Why a transfer of SOL is not prepared whose simulation answers this. */
function failureOf(err: unknown, logs: readonly string[] = [], amount = 1_000_000n): Promise<unknown> {
  const answers: Readonly<Record<string, unknown>> = {
    getLatestBlockhash: {
      value: { blockhash: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG', lastValidBlockHeight: 100 },
    },
    simulateTransaction: { value: { err, logs } },
    getFeeForMessage: { value: 15_000 },
  }
  const rpc: Rpc = { request: async method => answers[method] }
  const provider = { publicKey: null, signAndSendTransaction: () => Promise.reject(new Error('asked')) }
  return rejection(prepareTransfer({ provider, rpc, network: mainnet, from: first, to: second, amount }))
}

/** The log of an account that has some lamports left after the fee. */
const short = (left: bigint, needed: bigint) => [
  `Program ${SYSTEM} invoke [1]`,
  `Transfer: insufficient lamports ${left}, need ${needed}`,
  `Program ${SYSTEM} failed: custom program error: 0x1`,
]
/** The chain's answer if an account would have some SOL, but not enough to stay. */
const rent = (account_index: number) => ({ InsufficientFundsForRent: { account_index } })
const CUSTOM = { InstructionError: [2, { Custom: 1 }] }

describe('a Solana transfer that would fail', () => {
  for (const err of ['AccountNotFound', 'InsufficientFundsForFee', 'InvalidAccountForFee'])
    it(`lacks SOL for the fee: ${err}`, async () =>
      expect(await failureOf(err)).to.include({ name: 'InsufficientFeeError', details: err }))

  it('lacks SOL for the fee if the account has the amount and no more', async () =>
    expect(await failureOf(CUSTOM, short(985_000n, 1_000_000n))).to.have.property('name', 'InsufficientFeeError'))

  it('says what the chain said if the account does not even have the amount', async () => {
    const logs = short(984_999n, 1_000_000n)
    expect(await failureOf(CUSTOM, logs)).to.deep.include({ name: 'SimulationFailedError', logs })
  })

  it('lacks SOL if the account would keep some, but less than the chain asks of one that is not empty', async () =>
    expect(await failureOf(rent(0))).to.have.property('name', 'InsufficientFeeError'))

  it('says in words that a new account would get less than that', async () => {
    const error = await failureOf(rent(1), [`Program ${SYSTEM} invoke [1]`, `Program ${SYSTEM} success`])
    const details = 'insufficient funds for rent'
    expect(error).to.include({ name: 'SimulationFailedError', details })
    if (!(error instanceof SimulationFailedError)) return
    expect(sendErrorText(error, 'solana')).to.equal(`This transaction would fail: ${details}`)
    expect(payErrorText(error, { namespace: 'solana', symbol: 'SOL' })).to.contain(details)
  })

  it('says what the chain said about anything else', async () => {
    expect(await failureOf(CUSTOM)).to.include({ name: 'SimulationFailedError', details: JSON.stringify(CUSTOM) })
  })
})
