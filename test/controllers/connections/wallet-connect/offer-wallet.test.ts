import { expect } from '@open-wc/testing'

import { clearConnection } from '../../../../src/controllers/connections/disconnect/drop-connection.js'
import { WALLET_CONNECT_ID } from '../../../../src/core/entities/connector.js'
import { endOffer, openForRequest } from '../../../../src/controllers/connections/wallet-connect/offer-wallet.js'
import { modalController } from '../../../../src/controllers/shell/modal.js'
import { routerController } from '../../../../src/controllers/shell/router.js'
import { openWaitingRequest, waitingRequestController } from '../../../../src/controllers/shell/waiting-request.js'
import { OFFER_WALLET_DELAY } from '../../../../src/core/limits.js'
import { dropDeepLink, keepDeepLink } from '../../../../src/services/storage/deep-link.js'
import { TOPIC } from '../../../helpers/fake-protocol.js'
import { endInstance, turns } from '../../../helpers/instance.js'
import { recordNavigation } from '../../../helpers/pairing.js'
import { waitUntil } from '../../../helpers/wait-until.js'
import { stopTime } from '../../stubs.js'

const SENT = { topic: TOPIC, id: 1234 }
const NEXT = { topic: TOPIC, id: 1235 }
const ASKED = `requestId=1234&sessionTopic=${TOPIC}`

describe('a request to a wallet that was opened by a link', () => {
  let navigation: ReturnType<typeof recordNavigation>
  let stop = (): void => undefined
  let time: ReturnType<typeof stopTime> | undefined

  beforeEach(() => (navigation = recordNavigation()))
  afterEach(async () => {
    time?.restore()
    stop()
    for (const { id } of [SENT, NEXT]) endOffer(id)
    navigation.restore()
    dropDeepLink()
    modalController.close()
    await endInstance()
  })

  /** A request that no tap opened the wallet for, once the dialog offers it. */
  async function offered() {
    keepDeepLink({ href: 'cedar://', name: 'Cedar' })
    navigation.active = false
    openForRequest(SENT)
    await waitUntil(() => waitingRequestController.state.request, 'not offered')
    return waitingRequestController.state.request
  }

  /** Which request the offer opens the wallet for; none in the moment after an answer. */
  const offeredId = (): string | undefined =>
    /requestId=(\d+)/.exec(waitingRequestController.state.request?.link?.url ?? '')?.[1]

  /** Lets time pass that is stopped, and what it was waited for happen. */
  async function pass(ms: number): Promise<void> {
    await turns()
    time?.advance(ms)
    await turns()
  }

  /** What the dialog did from now on. */
  function watchDialog(): boolean[] {
    const seen: boolean[] = []
    stop = modalController.subscribe(({ open }) => seen.push(open))
    return seen
  }

  for (const [href, url, target] of [
    ['cedar://', `cedar://wc?${ASKED}`, '_self'],
    ['https://cedar.example/app', `https://cedar.example/app/wc?${ASKED}`, '_blank'],
  ] as const)
    it(`brings it to the front while the tap counts: ${href}`, () => {
      keepDeepLink({ href, name: 'Cedar' })
      openForRequest(SENT)
      expect(navigation.opened).to.deep.equal([{ url, target }])
    })

  it('opens nothing without a tap', () => {
    keepDeepLink({ href: 'cedar://', name: 'Cedar' })
    navigation.active = false
    openForRequest(SENT)
    expect(navigation.opened).to.deep.equal([])
  })

  it('opens nothing for a wallet that was not opened by a link, or for a link that may not be opened', () => {
    openForRequest(SENT)
    for (const href of ['javascript:1', 'http://evil.example', 'intent://x#Intent;S.browser_fallback_url=x;end']) {
      localStorage.setItem('WALLETCONNECT_DEEPLINK_CHOICE', JSON.stringify({ href, name: 'x' }))
      openForRequest(SENT)
    }
    expect(navigation.opened).to.deep.equal([])
  })

  it('is offered in the dialog, which closes with the answer', async () => {
    const request = await offered()
    expect(modalController.state.open).to.equal(true)
    expect(request?.wallet).to.equal('Cedar')
    if (request) openWaitingRequest(request)
    expect(navigation.opened).to.deep.equal([{ url: `cedar://wc?${ASKED}`, target: '_self' }])
    endOffer(SENT.id)
    await waitUntil(() => !modalController.state.open, 'still open')
    expect(waitingRequestController.state.request).to.equal(undefined)
  })

  it('is offered in a dialog that is open already, and leaves it as it is', async () => {
    modalController.open()
    await offered()
    endOffer(SENT.id)
    await waitUntil(() => !waitingRequestController.state.request, 'still offered')
    expect(modalController.state.open).to.equal(true)
  })

  it('leaves the dialog to a visitor who has gone on in it', async () => {
    await offered()
    routerController.push({ view: 'Networks', args: undefined })
    endOffer(SENT.id)
    await waitUntil(() => !waitingRequestController.state.request, 'still offered')
    expect(modalController.state.open).to.equal(true)
  })

  it('is not offered any longer once its connection has ended', async () => {
    await offered()
    clearConnection('eip155', WALLET_CONNECT_ID)
    await waitUntil(() => !waitingRequestController.state.request, 'still offered')
    navigation.active = true
    openForRequest(SENT)
    expect(navigation.opened).to.deep.equal([])
  })

  it('stays offered in the same dialog for the next request that follows the answer', async () => {
    await offered()
    const { route } = routerController
    const seen = watchDialog()
    time = stopTime()
    endOffer(SENT.id)
    await pass(300) // the site goes on
    expect(modalController.state.open).to.equal(true)
    expect(waitingRequestController.state.request).to.deep.equal({ link: undefined, wallet: 'Cedar' })
    openForRequest(NEXT)
    expect(offeredId()).to.equal('1235')
    await pass(2_000) // longer than the dialog stays without a request
    time.restore()
    expect(routerController.route).to.equal(route)
    expect(seen).to.not.include(false)
    endOffer(NEXT.id)
    await waitUntil(() => !modalController.state.open, 'still open')
    expect(waitingRequestController.state.request).to.equal(undefined)
  })

  it('gives way to another that still waits when it is answered, in any order', async () => {
    for (const [first, last] of [
      [SENT, NEXT],
      [NEXT, SENT],
    ] as const) {
      await offered()
      const seen = watchDialog()
      openForRequest(NEXT)
      expect(offeredId()).to.equal('1235')
      endOffer(first.id)
      await turns()
      expect(offeredId()).to.equal(String(last.id))
      expect(seen).to.deep.equal([])
      endOffer(last.id)
      await waitUntil(() => !modalController.state.open, 'still open')
      stop()
    }
  })

  it('opens the dialog again for another one, not for one that the visitor left it with', async () => {
    await offered()
    modalController.close()
    openForRequest(NEXT)
    await waitUntil(() => modalController.state.open, 'not opened for the next')
    modalController.close()
    endOffer(NEXT.id)
    expect(offeredId()).to.equal('1234')
    time = stopTime()
    openForRequest(NEXT)
    endOffer(NEXT.id)
    await pass(OFFER_WALLET_DELAY)
    expect(modalController.state.open).to.equal(false)
  })

  it('is over for all when their connection ends, without waiting for their answers', async () => {
    await offered()
    openForRequest(NEXT)
    clearConnection('eip155', WALLET_CONNECT_ID)
    await waitUntil(() => !modalController.state.open, 'still open')
    expect(waitingRequestController.state.request).to.equal(undefined)
    keepDeepLink({ href: 'cedar://', name: 'Cedar' })
    const later = { topic: TOPIC, id: 1236 }
    time = stopTime()
    openForRequest(later)
    endOffer(later.id) // those of the former connection do not hold it up
    await pass(OFFER_WALLET_DELAY)
    expect(modalController.state.open).to.equal(false)
  })

  it('is not offered if the wallet answers at once', async () => {
    keepDeepLink({ href: 'cedar://', name: 'Cedar' })
    navigation.active = false
    time = stopTime()
    openForRequest(SENT)
    endOffer(SENT.id)
    await pass(OFFER_WALLET_DELAY)
    expect(modalController.state.open).to.equal(false)
  })
})
