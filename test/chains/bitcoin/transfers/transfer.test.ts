import { expect } from '@open-wc/testing'
import { Transaction } from '@scure/btc-signer'

import { buildTransfer } from '../../../../src/chains/bitcoin/transfers/transfer.js'
import { fromBase64 } from '../../../../src/core/encoding/bytes.js'
import { BitcoinRequestError } from '../../../../src/core/errors/bitcoin.js'
import { REGTEST_ACCOUNTS } from '../../../../src/testing/index.js'
import { rejection } from '../../../helpers/rejection.js'
import { cleanUp } from '../../shared/harness.js'
import { answerFetch, makeAdapter, makeWallet } from '../harness.js'

const [, { paymentAddress: RECIPIENT, ordinalAddress: TAPROOT }] = REGTEST_ACCOUNTS
const ESPLORA = ['https://esplora.example']

/** Connects a wallet and builds a payment from its address of one type, which owns coins of these values. */
async function pay(
  type: 'payment' | 'ordinal',
  amount: bigint,
  values: readonly number[],
  recipient: string = RECIPIENT,
) {
  makeWallet()
  const list = values.map((value, vout) => ({ txid: 'ab'.repeat(32), vout, value, status: { confirmed: true } }))
  answerFetch({ '/utxo': () => Response.json(list), '/fee-estimates': () => Response.json({ '3': 2 }) })
  const { result } = await makeAdapter().connect('Test Bitcoin Wallet')
  const payer = result.accounts.find(account => account.type === type) ?? { address: '' }
  const { psbt } = await buildTransfer({ from: payer.address, recipient, amount }, payer, ESPLORA)
  const transaction = Transaction.fromPSBT(fromBase64(psbt) ?? new Uint8Array())
  return Array.from({ length: transaction.inputsLength }, (_, index) => transaction.getInput(index).index)
}

describe('a payment from a Taproot address', () => {
  afterEach(cleanUp)

  it('leaves coins that may carry an inscription', async () => {
    expect(await pay('ordinal', 5_000n, [10_000, 546, 10_001, 330])).to.deep.equal([2])
  })

  it('says so when the others are not enough', async () => {
    const error = await rejection(pay('ordinal', 15_000n, [10_000, 10_000, 10_001]))
    expect(error).to.be.instanceOf(BitcoinRequestError)
    expect(error).to.have.property('details').that.contains('they may carry inscriptions')
  })

  it('differs from one of an address for payments, whose small coins are money', async () => {
    expect(await pay('payment', 5_000n, [10_000])).to.deep.equal([0])
  })
})

describe('a payment that nodes would not relay', () => {
  afterEach(cleanUp)

  for (const [kind, recipient, least] of [
    ['a SegWit', RECIPIENT, 294n],
    ['a Taproot', TAPROOT, 330n],
    ['a legacy', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 546n],
  ] as const)
    it(`is refused before the wallet signs: less than ${least} satoshis to ${kind} address`, async () => {
      const error = await rejection(pay('payment', least - 1n, [10_000], recipient))
      expect(error).to.be.instanceOf(BitcoinRequestError)
      expect(error).to.have.property('details').that.contains(String(least))
      expect(await pay('payment', least, [10_000], recipient)).to.deep.equal([0])
    })
})
