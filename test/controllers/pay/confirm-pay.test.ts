import { expect } from '@open-wc/testing'

import { BatchRefusal } from '../../../src/chains/shared/batch-refusal.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { loadBalance } from '../../../src/controllers/connections/load-balance.js'
import { connect } from '../../../src/controllers/connect/connect.js'
import { confirmPay } from '../../../src/controllers/pay/confirm-pay.js'
import { payController } from '../../../src/controllers/pay/pay.js'
import { earlierPayment, recordPayment } from '../../../src/controllers/pay/payments.js'
import { preparePay } from '../../../src/controllers/pay/prepare-pay.js'
import { recordIntent } from '../../../src/controllers/shell/intent.js'
import type { PayOptions } from '../../../src/core/entities/pay.js'
import {
  SendError,
  SimulationFailedError,
  TransactionFailedError,
  TransactionRejectedError,
} from '../../../src/core/errors/transaction.js'
import { aspen, HASH, type Script, transfer } from '../../helpers/fake-adapter.js'
import { endInstance, instance, settle } from '../../helpers/instance.js'
import { payment } from '../../helpers/payment.js'
import { rejection } from '../../helpers/rejection.js'
import { waitUntil } from '../../helpers/wait-until.js'

const DAY = 86_400_000

/** Connected with an ether, and a payment with the coin that is ready to be confirmed. */
async function ready(script: Script = {}, options: Partial<PayOptions> = {}) {
  const made = instance({ balance: async () => 10n ** 18n, ...script }, { features: { pay: true } })
  recordIntent()
  await connect(aspen.id, 'eip155')
  await loadBalance('eip155', { force: true })
  payController.start(payment(options))
  await preparePay()
  made.adapter.calls.length = 0
  return made
}

/** A wallet that keeps prompting until told to approve. */
function asking(confirmed: () => Promise<void> = () => Promise.resolve()) {
  let agree = (): void => undefined
  const calls: string[] = []
  const answer = new Promise<void>(resolve => (agree = resolve))
  const send = () => {
    calls.push('send')
    return answer.then(() => ({ hash: HASH, confirmed: confirmed().then(() => HASH) }))
  }
  return { agree: () => agree(), calls, script: { prepareTransfer: async () => transfer([], { send }) } }
}

const failing = (error: Error): Script => ({
  prepareTransfer: async () => transfer([], { send: () => Promise.reject(error) }),
})

describe('confirm-pay', () => {
  afterEach(endInstance)

  it('sends the payment once, however often it is confirmed', async () => {
    const wallet = asking()
    await ready(wallet.script)
    const both = [confirmPay(), confirmPay()]
    await settle()
    await rejection(preparePay())
    wallet.agree()
    await Promise.all(both)
    expect(wallet.calls).to.deep.equal(['send'])
    await rejection(confirmPay())
    expect(wallet.calls).to.deep.equal(['send'])
  })

  it('counts as paid only once the chain has it', async () => {
    let confirm = (): void => undefined
    const block = new Promise<void>(resolve => (confirm = resolve))
    const wallet = asking(() => block)
    await ready(wallet.script)
    wallet.agree()
    await confirmPay()
    expect(payController.state.status).to.equal('waiting')
    confirm()
    await settle()
    expect(payController.state).to.deep.include({ status: 'paid' })
    expect(payController.state.running?.hash).to.equal(HASH)
  })

  it('fails with the transaction, and says so', async () => {
    const wallet = asking(() => Promise.reject(new TransactionFailedError()))
    await ready(wallet.script)
    wallet.agree()
    await confirmPay()
    await settle()
    expect(payController.state.status).to.equal('failed')
    expect(payController.state.error).to.include({ code: 'GENERIC_PAYMENT_ERROR' })
    expect(earlierPayment(payment())).to.equal(undefined)
  })

  it('records the payment before the wallet is asked, for every page of the site', async () => {
    const wallet = asking()
    await ready(wallet.script)
    const task = confirmPay()
    expect(earlierPayment(payment())).to.include({ via: 'wallet' })
    wallet.agree()
    await task
    await settle()
    expect(earlierPayment(payment()), 'a new payment is another one').to.equal(undefined)
  })

  it('clears a rejection, and can be confirmed again', async () => {
    await ready(failing(new TransactionRejectedError()))
    await rejection(confirmPay())
    expect(payController.state.status).to.equal('ready')
    expect(earlierPayment(payment())).to.equal(undefined)
  })

  for (const error of [new SimulationFailedError([]), new TransactionFailedError()])
    it(`forgets a payment that was not sent: ${error.name}`, async () => {
      await ready(failing(error))
      await rejection(confirmPay())
      expect(earlierPayment(payment())).to.equal(undefined)
    })

  for (const [what, reason] of [
    ['the visitor', new TransactionRejectedError()],
    ['the wallet', new SendError()],
  ] as const)
    it(`is reviewed again where ${what} refuses the batch, and forgets it`, async () => {
      let isRefused = false
      const send = () => {
        if (isRefused) return Promise.resolve({ hash: HASH, confirmed: Promise.resolve(HASH) })
        isRefused = true
        return Promise.reject(new BatchRefusal(reason))
      }
      await ready({ prepareTransfer: async () => transfer([], { send }) })
      const { quote } = payController.state
      expect(await rejection(confirmPay())).to.equal(reason)
      await waitUntil(() => payController.state.status === 'ready')
      await settle()
      expect(payController.state.quote).not.to.equal(quote)
      expect(payController.state.error).to.equal(reason instanceof TransactionRejectedError ? reason : undefined)
      expect(earlierPayment(payment())).to.equal(undefined)
      await confirmPay()
      await settle()
      expect(payController.state.status).to.equal('paid')
    })

  it('remembers an unanswered request: the next one needs the visitor’s confirmation', async () => {
    await ready(failing(new SendError()))
    await rejection(confirmPay())
    expect(payController.state.status).to.equal('choosing')
    await preparePay()
    expect(await rejection(confirmPay())).to.include({ code: 'PAY_UNDER_WAY' })
    expect(payController.state.status).to.equal('ready')
  })

  it('follows what another page sent in place of sending it again', async () => {
    const wallet = asking()
    await ready(wallet.script)
    const { key } = payment()
    recordPayment({ key, via: 'wallet', startedAt: Date.now(), caipNetworkId: 'eip155:1', hash: HASH })
    await confirmPay()
    await settle()
    expect(wallet.calls).to.deep.equal([])
    expect(payController.state.status).to.equal('paid')
  })

  it('treats what another page paid meanwhile as paid, whatever the visitor wants', async () => {
    const wallet = asking()
    await ready(wallet.script)
    const { key } = payment()
    const now = Date.now()
    recordPayment({ key, via: 'wallet', startedAt: now, caipNetworkId: 'eip155:1', hash: HASH, paidAt: now + 1 })
    await confirmPay({ again: true })
    expect(wallet.calls).to.deep.equal([])
    expect(payController.state.status).to.equal('paid')
  })

  it('keeps what another page sent on record where this one is refused', async () => {
    let refuse = (): void => undefined
    const refused = new Promise<never>((_resolve, reject) => (refuse = () => reject(new TransactionRejectedError())))
    await ready({ prepareTransfer: async () => transfer([], { send: () => refused }) })
    const task = rejection(confirmPay())
    const { key } = payment()
    recordPayment({ key, via: 'wallet', startedAt: Date.now() - 1_000, caipNetworkId: 'eip155:1', hash: HASH })
    refuse()
    await task
    expect(earlierPayment(payment())).to.include({ hash: HASH })
  })

  it('asks no wallet once the network is another one', async () => {
    const wallet = asking()
    await ready(wallet.script)
    const polygon = networksController.find('eip155:137')
    if (polygon) networksController.activate(polygon)
    expect(await rejection(confirmPay())).to.include({ name: 'WalletChangedError' })
    expect(wallet.calls).to.deep.equal([])
  })

  it('pays an order of the site once, also much later', async () => {
    await ready({}, { paymentId: 'order' })
    await confirmPay()
    await settle()
    expect(earlierPayment(payment({ paymentId: 'order' }))?.paidAt).to.be.a('number')
    expect(earlierPayment(payment({ paymentId: 'other' }))).to.equal(undefined)
    const now = Date.now
    try {
      Date.now = () => now() + 400 * DAY
      recordPayment({ key: 'another', via: 'wallet', startedAt: Date.now(), caipNetworkId: 'eip155:1' })
      expect(earlierPayment(payment({ paymentId: 'order' }))?.paidAt, 'after a year').to.be.a('number')
    } finally {
      Date.now = now
    }
  })

  it('forgets after a day that a payment without an id was paid', async () => {
    await ready()
    await confirmPay()
    await settle()
    const now = Date.now
    try {
      Date.now = () => now() + DAY
      expect(earlierPayment({ ...payment(), openedAt: 0 })).to.equal(undefined)
    } finally {
      Date.now = now
    }
  })
})
