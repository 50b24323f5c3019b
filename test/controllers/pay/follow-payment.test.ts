import { expect } from '@open-wc/testing'

import { connect } from '../../../src/controllers/connect/connect.js'
import { discardPayment, followPayment } from '../../../src/controllers/pay/follow-payment.js'
import { payController } from '../../../src/controllers/pay/pay.js'
import { payResult } from '../../../src/controllers/pay/pay-outcome.js'
import { earlierPayment, recordPayment } from '../../../src/controllers/pay/payments.js'
import type { PaymentUnderWay } from '../../../src/core/entities/pay.js'
import { SendError, TransactionFailedError, TransactionReplacedError } from '../../../src/core/errors/transaction.js'
import { paymentsKey } from '../../../src/services/storage/payments.js'
import { readStored } from '../../../src/services/storage/read-write.js'
import { ALICE, aspen, HASH, type Script } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { payment } from '../../helpers/payment.js'
import { rejection } from '../../helpers/rejection.js'
import { waitUntil } from '../../helpers/wait-until.js'

const DAY = 86_400_000
const OTHER = `0x${'b'.repeat(64)}`

const running = (patch: Partial<PaymentUnderWay> = {}): PaymentUnderWay => ({
  key: payment().key,
  via: 'wallet',
  startedAt: Date.now(),
  caipNetworkId: 'eip155:1',
  hash: HASH,
  ...patch,
})

async function followConnected(script: Script, entry: PaymentUnderWay): Promise<void> {
  await follow(script, entry, () => connect(aspen.id, 'eip155'))
}

async function follow(script: Script, entry = running(), begin?: () => Promise<unknown>): Promise<void> {
  instance(script)
  await begin?.()
  payController.start(payment())
  recordPayment(entry)
  await followPayment(entry)
}

describe('follow-payment', () => {
  afterEach(endInstance)

  it('asks the chain about an earlier page’s payment, and keeps paid ones', async () => {
    await follow({})
    expect(payController.state).to.include({ status: 'paid' })
    expect(earlierPayment({ ...payment(), openedAt: 0 })?.paidAt).to.be.a('number')
  })

  it('has the hash under which the chain has it, where the wallet has sped it up', async () => {
    await follow({ minedAs: OTHER })
    expect(payController.state).to.deep.include({ status: 'paid' })
    expect(payResult()).to.include({ status: 'paid', hash: OTHER })
    expect(earlierPayment({ ...payment(), openedAt: 0 })).to.include({ hash: OTHER })
  })

  it('says who sent it: a Safe’s own hash is known to the Safe alone', async () => {
    const asked: unknown[] = []
    await follow({ awaitTransaction: async (...of) => void asked.push(of) }, running({ from: ALICE }))
    expect(asked).to.deep.equal([[HASH, ALICE]])
  })

  it('says nothing if the chain is unreachable', async () => {
    await follow({ awaitTransaction: () => Promise.reject(new Error('down')) })
    expect(payController.state.status).to.equal('unsettled')
    expect(earlierPayment(payment()), 'it may still be on its way').to.include({ hash: HASH })
  })

  it('says nothing if what took the place of its transaction cannot be found; it may pay the same', async () => {
    await follow({ awaitTransaction: () => Promise.reject(new TransactionReplacedError()) })
    expect(payController.state.status).to.equal('unsettled')
    expect(earlierPayment(payment())).to.include({ hash: HASH })
    await endInstance()
    await follow({ awaitTransaction: () => Promise.reject(new TransactionReplacedError({ details: OTHER })) })
    expect(payController.state.status, 'by another one').to.equal('failed')
    expect(earlierPayment(payment())).to.equal(undefined)
  })

  it('keeps what another page sent or paid on record where this payment fails', async () => {
    const failing: Script = { awaitTransaction: () => Promise.reject(new TransactionFailedError()) }
    const sent = running({ hash: OTHER, startedAt: Date.now() - 1_000 })
    for (const other of [sent, { ...sent, paidAt: Date.now() }]) {
      recordPayment(other) // of an earlier visit
      await follow(failing)
      expect(payController.state.status).to.equal('failed')
      expect(earlierPayment({ ...payment(), openedAt: 0 })).to.deep.include(other)
      await endInstance()
    }
  })

  it('says nothing about a network that the site no longer lists', async () => {
    await follow({}, running({ caipNetworkId: 'eip155:424242' }))
    expect(payController.state.status).to.equal('unsettled')
    expect(earlierPayment(payment()), 'it may still be on its way').to.include({ hash: HASH })
  })

  describe('of a batch', () => {
    const batch = { id: 'batch-1', connectorId: aspen.id }
    const { hash: _, ...sent } = running({ from: ALICE })

    it('asks the connected wallet that sent it, and names its transaction', async () => {
      await followConnected({ awaitBatch: async id => (id === batch.id ? [HASH] : []) }, { ...sent, batch })
      expect(payController.state).to.include({ status: 'paid' })
      expect(payController.state.running).to.include({ hash: HASH })
    })

    it('remembers its transaction while the service is still working', async () => {
      void rejection(followConnected({ awaitBatch: async () => [HASH] }, { ...sent, batch, requestId: 'r1' }))
      await waitUntil(() => earlierPayment(payment())?.hash === HASH, 'not remembered')
      expect(payController.state.status).to.equal('waiting')
      expect(payController.state.running).to.include({ hash: HASH })
    })

    it('forgets it once the wallet says that it failed', async () => {
      const awaitBatch = () => Promise.reject(new TransactionFailedError())
      await followConnected({ awaitBatch }, { ...sent, batch })
      expect(payController.state.status).to.equal('failed')
      expect(earlierPayment(payment())).to.equal(undefined)
    })

    it('says nothing if the wallet does not report on it, or is not connected', async () => {
      await followConnected({ awaitBatch: () => Promise.reject(new SendError()) }, { ...sent, batch })
      expect(payController.state.status).to.equal('unsettled')
      expect(earlierPayment(payment()), 'it may still be on its way').to.deep.include({ batch })
      await endInstance()
      await follow({ awaitBatch: async () => [HASH] }, { ...sent, batch })
      expect(payController.state.status).to.equal('unsettled')
    })
  })

  it('shows nothing if the wallet was asked by a page that was closed', async () => {
    const { hash: _, ...asked } = running()
    await follow({}, asked)
    expect(payController.state.status).to.equal('unsettled')
  })

  it('remembers a payment for a month while the account’s owners have yet to agree, and for a day once it is paid', async () => {
    let agree = (): void => undefined
    const agreed = new Promise<void>(resolve => (agree = resolve))
    const startedAt = Date.now() - 20 * DAY
    const open = running({ from: ALICE, startedAt })
    const script: Script = { awaitTransaction: () => agreed, isProposed: async ({ from }) => from === ALICE }
    const done = follow(script, { ...open, startedAt: Date.now() })
    await waitUntil(() => payController.state.running?.proposed === true, 'not shown')
    expect(earlierPayment(payment())).to.include({ hash: HASH, proposed: true })
    recordPayment({ ...open, proposed: true })
    expect(earlierPayment(payment()), 'days later').to.include({ hash: HASH })
    recordPayment({ ...open, proposed: true, startedAt: startedAt - 11 * DAY })
    expect(earlierPayment(payment()), 'after a month').to.equal(undefined)
    recordPayment(open)
    expect(earlierPayment(payment()), 'of a network, which is quicker').to.equal(undefined)
    recordPayment({ ...open, proposed: true, paidAt: Date.now() })
    expect(earlierPayment({ ...payment(), named: true })?.paidAt).to.be.a('number')
    agree()
    await done
    expect(payController.state.status).to.equal('paid')
  })

  it('lets the visitor discard a sent payment; an equal one then comes with a warning', async () => {
    void follow({ awaitTransaction: () => new Promise(() => undefined) }, running({ from: ALICE }))
    await waitUntil(() => payController.state.status === 'waiting')
    discardPayment(running({ from: ALICE }))
    expect(payController.state).to.include({ status: 'choosing', running: undefined })
    expect(earlierPayment(payment()), 'as if a wallet were asked').to.not.include.keys('hash')
    expect(readStored(paymentsKey), 'it is not followed again').to.have.length(1)
  })

  it('does not affect another payment shown by now', async () => {
    instance()
    payController.start(payment({ amount: '9' }))
    await followPayment(running())
    expect(payController.state).to.include({ status: 'choosing', running: undefined })
  })
})
