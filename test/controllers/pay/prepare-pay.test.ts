import { expect } from '@open-wc/testing'

import { connect } from '../../../src/controllers/connect/connect.js'
import type { PreparedCalls, SentCalls } from '../../../src/chains/ports/calls.js'
import type { PreparedTransfer } from '../../../src/chains/ports/transfers.js'
import { loadBalance } from '../../../src/controllers/connections/load-balance.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { payController } from '../../../src/controllers/pay/pay.js'
import { isPaymentInProgress, payOutcome } from '../../../src/controllers/pay/pay-outcome.js'
import { preparePay, refreshPay } from '../../../src/controllers/pay/prepare-pay.js'
import { recordIntent } from '../../../src/controllers/shell/intent.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { snackController } from '../../../src/controllers/shell/snack.js'
import { open } from '../../../src/controllers/visit/open.js'
import { InsufficientFeeError } from '../../../src/core/errors/send.js'
import { PaymentMismatchError, PaymentQuoteError } from '../../../src/core/errors/pay.js'
import { ModalClosedError } from '../../../src/core/errors/attempt.js'
import {
  TransactionFailedError,
  TransactionRejectedError,
  WalletChangedError,
} from '../../../src/core/errors/transaction.js'
import { confirmPay } from '../../../src/controllers/pay/confirm-pay.js'
import { earlierPayment } from '../../../src/controllers/pay/payments.js'
import { ALICE, BOB, aspen, HASH, result, type Script, transfer } from '../../helpers/fake-adapter.js'
import { byRole, deepAll } from '../../helpers/deep.js'
import { shownView } from '../../helpers/view.js'
import { endInstance, instance, OFFLINE } from '../../helpers/instance.js'
import { whilePressed } from '../../helpers/press.js'
import { DOLLARS, ETHER, SHOP, payment } from '../../helpers/payment.js'
import { storedPending } from '../../helpers/pending.js'
import { rejection } from '../../helpers/rejection.js'
import { inTurn } from '../../helpers/calls.js'
import { json } from '../../helpers/fake-fetch.js'
import { waitUntil } from '../../helpers/wait-until.js'
import { newService, stubFetch } from '../stubs.js'

/** A price of all that the account has, with a deposit on top. */
async function asked(
  type: 'eoa' | 'smartAccount',
  deposit = 0n,
  costs: Pick<Partial<PreparedTransfer>, 'arrives' | 'mayBeSponsored'> = {},
): Promise<void> {
  instance(
    {
      connect: async id => result(id, { accounts: [{ address: ALICE, type }] }),
      balance: async () => payment().amount,
      prepareTransfer: async () => transfer([], { deposit, ...costs }),
    },
    { features: { pay: true } },
  )
  recordIntent()
  await connect(aspen.id, 'eip155')
  await loadBalance('eip155', { force: true })
  payController.start(payment())
}

describe('prepare-pay', () => {
  afterEach(endInstance)

  it('stops where nothing is left for the fee', async () => {
    await asked('eoa')
    expect(await rejection(preparePay())).to.be.instanceOf(InsufficientFeeError)
  })

  it('does not count the fee of a smart account, which may be sponsored, but counts a deposit', async () => {
    await asked('smartAccount')
    expect((await preparePay()).networkFee).to.equal(21_000n * 10n ** 9n)
    await endInstance()
    await asked('smartAccount', 1n)
    expect(await rejection(preparePay())).to.be.instanceOf(InsufficientFeeError)
  })

  it('does not count a fee that someone else may pay, such as the owner of a Safe', async () => {
    await asked('eoa', 0n, { mayBeSponsored: true })
    expect((await preparePay()).networkFee).to.equal(21_000n * 10n ** 9n)
  })

  it('says what the recipient gets of a token that keeps part of every transfer', async () => {
    const { amount } = payment()
    await asked('smartAccount', 0n, { arrives: amount - 1n })
    expect((await preparePay()).received).to.equal(amount - 1n)
  })
})

describe('a payment through the service', () => {
  let restore = (): void => undefined
  afterEach(async () => {
    await endInstance()
    restore()
  })

  /** A dollar for the shop, paid with the coin in as many calls as there are values; `price` is asked for each quote. */
  async function begin(price: () => number, script: Script, calls: number | readonly object[] = 1): Promise<void> {
    const transaction = (value: number) => ({ from: ALICE, to: BOB, data: '0x12345678', value: String(value) })
    const stub = stubFetch(({ url: { pathname } }) => {
      if (!pathname.endsWith('/transfers/quote')) return json({})
      const paid = price()
      const values = Array.from({ length: typeof calls === 'number' ? calls : 0 }, (_, index) => (index ? 0 : paid))
      const transactions = values.map(value => ({
        requestId: 'r1',
        type: 'transaction',
        transaction: transaction(value),
      }))
      const steps = typeof calls === 'number' ? transactions : calls
      const destination = { amount: '1000000', currency: DOLLARS }
      return json({ origin: { amount: String(paid), currency: ETHER }, destination, steps, fees: [], timeInSeconds: 9 })
    })
    restore = stub.restore
    const services = { ...OFFLINE.services, catalogue: newService() }
    instance({ balance: async () => 10n ** 18n, ...script }, { features: { pay: true }, services })
    recordIntent()
    await connect(aspen.id, 'eip155')
    await loadBalance('eip155', { force: true })
    payController.start(payment({ paymentAsset: DOLLARS, recipient: SHOP, amount: '1' }))
  }

  it('has its quote renewed as prices move; the earlier one stays where that fails', async () => {
    const prices = [500, 510]
    await begin(() => prices.shift() ?? 0, { prepareCalls: inTurn({ sign: () => undefined }).prepareCalls })
    expect((await preparePay()).amount).to.equal(500n)
    await refreshPay()
    expect(payController.state).to.deep.include({ status: 'ready' })
    expect(payController.state.quote?.amount).to.equal(510n)
    await rejection(refreshPay())
    expect(payController.state).to.deep.include({ status: 'ready' })
    expect(payController.state.quote?.amount).to.equal(510n)
    await confirmPay()
  })

  it('is not paid by a quote that is older than a minute: another one is shown first', async () => {
    const prices = [500, 510]
    await begin(() => prices.shift() ?? 0, { prepareCalls: inTurn({ sign: () => undefined }).prepareCalls })
    await preparePay()
    const { now } = Date
    Date.now = () => now() + 61_000
    try {
      expect(await rejection(confirmPay())).to.be.instanceOf(ModalClosedError)
    } finally {
      Date.now = now
    }
    await waitUntil(() => payController.state.status === 'ready', 'no other quote')
    expect(payController.state.quote?.amount).to.equal(510n)
    await confirmPay()
  })

  it('has no wallet asked for a later call once the network is another one', async () => {
    const toPolygon = (): void => {
      const polygon = networksController.find('eip155:137')
      if (polygon) networksController.activate(polygon)
    }
    const { prepareCalls, signed } = inTurn({ sign: () => undefined, mine: toPolygon })
    await begin(() => 500, { prepareCalls }, 2)
    await preparePay()
    expect(await rejection(confirmPay())).to.be.instanceOf(WalletChangedError)
    expect(signed).to.deep.equal([0])
  })

  it('has its quote renewed only once it is no longer pressed', async () => {
    const prices = [500, 510]
    const { prepareCalls, requests } = inTurn({ sign: () => undefined })
    await begin(() => prices.shift() ?? 0, { prepareCalls })
    const quote = await preparePay()
    const order: string[] = []
    payController.subscribe(state => state.quote === quote || order.push('renewed'))
    await whilePressed(refreshPay, () => requests.length === 2, order)
    expect(order).to.deep.equal(['released', 'renewed'])
  })

  it('says that the wallet has it while the hash of the batch is unknown, and nothing else starts', async () => {
    let mine = (): void => undefined
    const mined = new Promise<void>(resolve => (mine = resolve))
    const send: PreparedCalls['send'] = async (_signal, onStep) => {
      onStep?.({ sent: 2, done: 0, hashes: [] })
      await mined
      return { hash: HASH, hashes: [HASH], confirmed: Promise.resolve(HASH) }
    }
    await begin(() => 500, { prepareCalls: async () => ({ fee: 1n, requests: 1, send }) }, 2)
    void open({ view: 'PayQuote' })
    await preparePay()
    const task = confirmPay()
    await waitUntil(() => payController.state.status === 'accepted')
    expect(payOutcome()).to.include({ status: 'pending' })
    expect(isPaymentInProgress()).to.equal(true)
    byRole((await shownView()).shadowRoot ?? document, 'button', 'Waiting for the network to confirm')
    await rejection(preparePay())
    mine()
    await task
    expect(payController.state.running).to.include({ hash: HASH })
  })

  /** A wallet that has a batch and has not executed it. */
  const accepting: PreparedCalls['send'] = async (_signal, onStep) => {
    const ended = new Promise<never>(() => undefined)
    onStep?.({ sent: 2, done: 0, hashes: [], batch: { id: 'batch-1', isHash: false, ended } })
    return ended
  }

  it('shows what it is paid with while the wallet has the batch, though nothing of that is left', async () => {
    const prepareCalls = async () => ({ fee: undefined, requests: 1, send: accepting })
    await begin(() => 500, { balance: async () => 500n, prepareCalls }, 2)
    void open({ view: 'PayQuote' })
    await waitUntil(() => payController.state.status === 'ready')
    void rejection(confirmPay())
    await waitUntil(() => payController.state.status === 'accepted')
    const view = await shownView()
    const [list] = deepAll<HTMLSelectElement>(view.shadowRoot ?? view, 'select')
    expect(list?.selectedOptions[0]?.textContent).to.include('ETH')
  })

  it('is remembered from when the wallet has its batch, for as long as a sent one', async () => {
    await begin(() => 500, { prepareCalls: async () => ({ fee: 1n, requests: 1, send: accepting }) }, 2)
    const paid = payment({ paymentAsset: DOLLARS, recipient: SHOP, amount: '1' })
    await preparePay()
    void rejection(confirmPay())
    await waitUntil(() => earlierPayment(paid)?.batch !== undefined, 'not remembered')
    const batch = { id: 'batch-1', connectorId: aspen.id }
    expect(earlierPayment(paid)).to.deep.include({ batch, from: ALICE, requestId: 'r1' })
    expect(storedPending()[0]).to.deep.include({ hash: batch.id, batch, status: 'pending' })
    const now = Date.now
    try {
      Date.now = () => now() + 3_600_000
      expect(earlierPayment(paid), 'an hour later').to.deep.include({ batch })
    } finally {
      Date.now = now
    }
  })

  /** A wallet that has a batch, and what becomes of that. */
  const having =
    (ended: () => Promise<SentCalls>): PreparedCalls['send'] =>
    async (_signal, onStep) => {
      const end = ended()
      onStep?.({ sent: 2, done: 0, hashes: [], batch: { id: 'batch-1', isHash: false, ended: end } })
      return end
    }

  it('says in its own view alone that its batch has failed', async () => {
    const send = having(() => Promise.reject(new TransactionFailedError()))
    await begin(() => 500, { prepareCalls: async () => ({ fee: 1n, requests: 1, send }) }, 2)
    await preparePay()
    routerController.resetTo({ view: 'PayQuote', args: undefined })
    const error = await rejection(confirmPay())
    await waitUntil(() => storedPending()[0]?.status === 'failed')
    expect(payController.state.error).to.equal(error)
    expect(snackController.state.message).to.equal('')
  })

  it('has no hash where the wallet names no transaction of its batch', async () => {
    const send = having(async () => ({ hash: 'batch-1', hashes: [], confirmed: Promise.resolve('batch-1') }))
    await begin(() => 500, { prepareCalls: async () => ({ fee: 1n, requests: 1, send }) }, 2)
    await preparePay()
    await confirmPay()
    const batch = { id: 'batch-1', connectorId: aspen.id }
    expect(payController.state.running).to.deep.include({ batch }).and.not.have.any.keys('hash')
  })

  it('is not deposited at the service in a token that keeps part of every transfer', async () => {
    const deposit = { amount: '500', currency: 'native', receiver: BOB }
    let arrives: bigint | undefined
    const prepareTransfer = async () => transfer([], arrives === undefined ? {} : { arrives })
    await begin(() => 500, { prepareTransfer }, [{ requestId: 'r1', type: 'deposit', deposit }])
    expect(await preparePay()).to.include({ amount: 500n, received: 1_000_000n })
    arrives = 495n
    expect(await rejection(preparePay()))
      .to.be.instanceOf(PaymentQuoteError)
      .and.have.property('details', 'transfer fee')
  })

  it('stops where the chain says that the calls take something else', async () => {
    const { prepareCalls } = inTurn({ sign: () => undefined })
    await begin(() => 500, { prepareCalls, changes: async () => ({ amounts: [-500n], leaving: [BOB.toLowerCase()] }) })
    expect(await rejection(preparePay()))
      .to.be.instanceOf(PaymentMismatchError)
      .and.have.property('details', 'another token')
  })

  it('records whether the chain has simulated it', async () => {
    let amounts: (bigint | undefined)[] = [-500n]
    const { prepareCalls } = inTurn({ sign: () => undefined })
    await begin(() => 500, { prepareCalls, changes: async () => ({ amounts, leaving: [] }) })
    expect((await preparePay()).checked).to.equal(true)
    amounts = [undefined]
    expect((await preparePay()).checked).to.equal(false)
  })

  it('is prepared again where only a later call is refused: the earlier ones are sent', async () => {
    const sign = (index: number): void => {
      if (index === 1) throw new TransactionRejectedError()
    }
    await begin(() => 500, { prepareCalls: inTurn({ sign }).prepareCalls }, 2)
    expect((await preparePay()).requests).to.equal(2)
    expect(await rejection(confirmPay())).to.be.instanceOf(TransactionRejectedError)
    expect(payController.state).to.deep.include({ status: 'choosing', quote: undefined })
    expect(payController.state.error).to.be.instanceOf(TransactionRejectedError)
    const { payment: asked } = payController.state
    expect(asked && earlierPayment(asked)).to.equal(undefined)
  })
})
