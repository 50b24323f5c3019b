import { expect } from '@open-wc/testing'

import { payAtExchange } from '../../../src/controllers/pay/pay-at-exchange.js'
import { payController } from '../../../src/controllers/pay/pay.js'
import { earlierPayment } from '../../../src/controllers/pay/payments.js'
import type { PayOptions } from '../../../src/core/entities/pay.js'
import { ModalClosedError } from '../../../src/core/errors/attempt.js'
import { setNavigation } from '../../../src/core/platform/navigation.js'
import type { Popup } from '../../../src/core/platform/popup.js'
import { json } from '../../helpers/fake-fetch.js'
import { endInstance, instance, OFFLINE, turns } from '../../helpers/instance.js'
import { payment, payOptions } from '../../helpers/payment.js'
import { rejection } from '../../helpers/rejection.js'
import { waitUntil } from '../../helpers/wait-until.js'
import { newService, stubFetch } from '../stubs.js'

const BINANCE = { id: 'binance', name: 'Binance' }
const PAGE = 'https://exchange.example/pay'

describe('pay-at-exchange', () => {
  let restore = (): void => undefined
  afterEach(async () => {
    await endInstance()
    restore()
    setNavigation()
  })

  /** A payment whose exchange is asked, and answers once it is told to; what happens to its window or the page. */
  async function starting(options: Partial<PayOptions>) {
    let answer = (): void => undefined
    const answered = new Promise<void>(resolve => (answer = resolve))
    const reply = (result: object): Response => json({ jsonrpc: '2.0', id: 1, result })
    const asked = (init: RequestInit): string => /reown_\w+/.exec(String(init.body))?.[0] ?? ''
    const stub = stubFetch(async ({ init }) => {
      if (asked(init) === 'reown_getExchanges') return reply({ exchanges: [BINANCE], total: 1 })
      if (asked(init) !== 'reown_getExchangePayUrl') return 'hang'
      await answered
      return reply({ url: PAGE, sessionId: 's1' })
    })
    restore = stub.restore
    const events: string[] = []
    setNavigation({ open: (url, target) => void events.push(`${target} ${url}`), isActive: () => true })
    const popup: Popup = {
      closed: false,
      go: url => void events.push(url),
      focus: () => undefined,
      close: () => void events.push('close'),
    }
    const services = { ...OFFLINE.services, blockchain: newService() }
    const { modal } = instance({}, { features: { pay: true }, services })
    const outcome = modal.pay(payOptions(options))
    await waitUntil(() => payController.state.exchanges.status === 'ready')
    const started = payAtExchange(BINANCE, options.openInNewTab === false ? undefined : popup)
    await waitUntil(() => stub.seen.some(({ init }) => asked(init) === 'reown_getExchangePayUrl'))
    return { modal, outcome, answer: () => answer(), events, started }
  }

  for (const [openInNewTab, opened, left] of [
    [true, PAGE, ['close']],
    [false, `_self ${PAGE}`, []],
  ] as const) {
    const place = openInNewTab ? 'in its window' : 'in place of the page'

    it(`opens the exchange ${place} once it answers, even if the dialog is closed after that`, async () => {
      const { modal, outcome, answer, events, started } = await starting({ openInNewTab })
      answer()
      await started
      await modal.close()
      expect(await outcome).to.include({ status: 'pending', via: 'exchange' })
      expect(events).to.deep.equal([opened])
      expect(earlierPayment(payment())).to.include({ sessionId: 's1' })
    })

    it(`opens nothing ${place} if the dialog is closed before the exchange answers`, async () => {
      const { modal, outcome, answer, events, started } = await starting({ openInNewTab })
      const ended = rejection(started)
      await modal.close()
      expect(await outcome).to.deep.equal({ status: 'dismissed' })
      answer()
      expect(await ended).to.be.instanceOf(ModalClosedError)
      await turns()
      expect(events).to.deep.equal(left)
      expect(payController.state).to.include({ status: 'choosing', running: undefined })
      expect(earlierPayment(payment())).to.equal(undefined)
    })
  }
})
