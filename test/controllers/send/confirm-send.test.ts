import { expect } from '@open-wc/testing'

import { networksController } from '../../../src/controllers/networks/networks.js'
import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { analyticsController } from '../../../src/controllers/shell/analytics/analytics.js'
import { close } from '../../../src/controllers/connections/close.js'
import { confirmSend } from '../../../src/controllers/send/confirm-send.js'
import { prepareSend } from '../../../src/controllers/send/prepare-send.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { pendingController } from '../../../src/controllers/activity/pending.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { sendController } from '../../../src/controllers/send/send.js'
import { transactionStackController } from '../../../src/controllers/send/transaction-stack.js'
import { ModalClosedError } from '../../../src/core/errors/attempt.js'
import { SendError, TransactionRejectedError, WalletChangedError } from '../../../src/core/errors/transaction.js'
import { ALICE, HASH, transfer } from '../../helpers/fake-adapter.js'
import { endInstance, endVisit, settle } from '../../helpers/instance.js'
import { rejection } from '../../helpers/rejection.js'
import { CAROL, filledForm } from '../../helpers/send-form.js'
import { waitUntil } from '../../helpers/wait-until.js'

async function reviewed(script: Parameters<typeof filledForm>[0] = {}) {
  const made = await filledForm(script)
  await prepareSend()
  routerController.resetTo({ view: 'Account', args: undefined })
  routerController.push({ view: 'WalletSend', args: undefined })
  routerController.push({ view: 'WalletSendPreview', args: undefined })
  return made
}

const failing = (error: Error) => ({
  prepareTransfer: async () => transfer([], { send: () => Promise.reject(error) }),
})

/** A wallet that keeps prompting until told to approve. */
function asking() {
  let agree = (): void => undefined
  const answer = new Promise<void>(resolve => (agree = resolve))
  const send = () => answer.then(() => ({ hash: HASH, confirmed: Promise.resolve(HASH) }))
  return { agree: () => agree(), script: { prepareTransfer: async () => transfer([], { send }) } }
}

describe('confirm-send', () => {
  afterEach(endInstance)

  it('sends what was confirmed, empties the form and goes to the account', async () => {
    const { adapter } = await reviewed()
    expect(await confirmSend()).to.equal(HASH)
    expect(adapter.calls.filter(call => call === 'send')).to.have.length(1)
    expect(sendController.state).to.include({ status: 'sent', amount: '', receiver: '' })
    expect(sendController.state.sent?.quote.to).to.equal(CAROL)
    expect(routerController.state.history).to.deep.equal([{ view: 'Account', args: undefined }])
    expect(transactionStackController.state.stack).to.deep.equal([])
  })

  it('is on the stack while the wallet asks; closing the modal meanwhile cancels nothing', async () => {
    const wallet = asking()
    await reviewed(wallet.script)
    modalController.open()
    const task = confirmSend()
    await settle()
    expect(transactionStackController.state.stack).to.have.length(1)
    expect(close()).to.equal(true)
    expect(sendController.state.status).to.equal('signing')
    expect(transactionStackController.state.stack).to.have.length(1)
    wallet.agree()
    expect(await task).to.equal(HASH)
    expect(sendController.state.status).to.equal('sent')
    expect(transactionStackController.state.stack).to.deep.equal([])
  })

  it('records transactions sent for an ended instance, without changing the next', async () => {
    const wallet = asking()
    const { modal } = await reviewed(wallet.script)
    const task = confirmSend()
    await settle()
    await endVisit(modal)
    const { adapter } = await reviewed()
    transactionStackController.push({})
    wallet.agree()
    expect(await rejection(task)).to.be.instanceOf(ModalClosedError)
    expect(localStorage.getItem('@appkit/pending_transactions')).to.include(HASH)
    expect(sendController.state).to.include({ status: 'ready', amount: '0.25' })
    expect(transactionStackController.state.stack).to.have.length(1)
    expect(await confirmSend()).to.equal(HASH)
    expect(adapter.calls).to.include('send')
  })

  it('waits for the receipt until the instance ends, also after the send itself is done', async () => {
    const signals: (AbortSignal | undefined)[] = []
    const send = async (signal?: AbortSignal) => {
      signals.push(signal)
      return { hash: HASH, confirmed: new Promise<string>(() => undefined) }
    }
    const { modal } = await reviewed({ prepareTransfer: async () => transfer([], { send }) })
    await confirmSend()
    expect(signals.map(signal => signal?.aborted)).to.deep.equal([false])
    await endVisit(modal)
    expect(signals.map(signal => signal?.aborted)).to.deep.equal([true])
  })

  it('waits in the next instance for its own wallet, not for one that the last still asks', async () => {
    const { modal } = await reviewed(asking().script)
    void confirmSend()
    await settle()
    await endVisit(modal)
    await reviewed()
    expect(await confirmSend()).to.equal(HASH)
  })

  it('sends once, however often it is requested', async () => {
    let release = (): void => undefined
    const calls: string[] = []
    const wait = new Promise<void>(resolve => (release = resolve))
    await reviewed({
      prepareTransfer: async () =>
        transfer(calls, {
          async send() {
            calls.push('send')
            await wait
            return { hash: HASH, confirmed: Promise.resolve(HASH) }
          },
        }),
    })
    const tasks = [confirmSend(), confirmSend()]
    await settle()
    tasks.push(confirmSend())
    release()
    expect(await Promise.all(tasks)).to.deep.equal([HASH, HASH, HASH])
    expect(calls).to.deep.equal(['send'])
    expect(await rejection(confirmSend())).to.be.instanceOf(Error)
    expect(calls).to.deep.equal(['send'])
  })

  it('keeps the quote after a refusal, to be confirmed again', async () => {
    await reviewed(failing(new TransactionRejectedError()))
    const { quote } = sendController.state
    expect(await rejection(confirmSend())).to.be.instanceOf(TransactionRejectedError)
    expect(sendController.state).to.include({ status: 'ready', quote, amount: '0.25', receiver: CAROL })
    expect(routerController.route.view).to.equal('WalletSendPreview')
    expect(analyticsController.state.data?.event).to.equal('SEND_REJECTED')
  })

  it('asks for a new review after any other failure, and keeps the form', async () => {
    await reviewed(failing(new SendError()))
    expect(await rejection(confirmSend())).to.be.instanceOf(SendError)
    expect(sendController.state).to.include({ status: 'editing', quote: undefined, amount: '0.25', receiver: CAROL })
    expect(analyticsController.state.data?.event).to.equal('SEND_ERROR')
    expect(await rejection(confirmSend())).to.be.instanceOf(Error)
  })

  it('sends nothing from another account', async () => {
    const { adapter } = await reviewed()
    accountsController.patch('eip155', { address: CAROL })
    expect(await rejection(confirmSend())).to.be.instanceOf(WalletChangedError)
    expect(adapter.calls).not.to.include('send')
    expect(sendController.state).to.include({ status: 'editing', amount: '0.25' })
  })

  it('sends nothing on another network', async () => {
    const { adapter } = await reviewed()
    const polygon = networksController.find('eip155:137')
    if (polygon) networksController.activate(polygon)
    expect(await rejection(confirmSend())).to.be.instanceOf(WalletChangedError)
    expect(adapter.calls).not.to.include('send')
  })

  it('sends nothing that was edited since', async () => {
    const { adapter } = await reviewed()
    sendController.edit({ amount: '0.9' })
    expect(await rejection(confirmSend())).to.be.instanceOf(Error)
    expect(adapter.calls).not.to.include('send')
  })

  it('does not let the form change while the wallet asks, so that nothing else is shown than was asked for', async () => {
    const wallet = asking()
    await reviewed(wallet.script)
    const task = confirmSend()
    await settle()
    sendController.edit({ amount: '0.9' })
    expect(sendController.state).to.include({ status: 'signing', amount: '0.25' })
    wallet.agree()
    expect(await task).to.equal(HASH)
  })

  it('stores the transaction until its receipt arrives', async () => {
    let confirm = (): void => undefined
    const confirmed = new Promise<string>(resolve => (confirm = () => resolve(HASH)))
    await reviewed({
      prepareTransfer: async () => transfer([], { send: async () => ({ hash: HASH, confirmed }) }),
    })
    await confirmSend()
    expect(pendingController.list('eip155:1', ALICE)).to.have.length(1)
    expect(localStorage.getItem('@appkit/pending_transactions')).to.include(HASH)
    confirm()
    await waitUntil(() => !pendingController.list('eip155:1', ALICE).length, 'still pending')
    expect(localStorage.getItem('@appkit/pending_transactions')).not.to.include(HASH)
  })

  it('reports what was sent, never to whom', async () => {
    const seen: unknown[] = []
    await reviewed()
    const stop = analyticsController.subscribe(({ data }) => seen.push(data))
    await confirmSend()
    await settle()
    stop()
    expect(analyticsController.state.data).to.deep.include({
      event: 'SEND_SUCCESS',
      properties: { isSmartAccount: false, network: 'eip155:1', token: 'ETH', amount: '0.25', hash: HASH },
    })
    expect(JSON.stringify(seen)).not.to.include(CAROL)
  })
})
