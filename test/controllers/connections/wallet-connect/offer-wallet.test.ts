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
import { endInstance, settle } from '../../../helpers/instance.js'
import { recordNavigation } from '../../../helpers/pairing.js'
import { waitUntil } from '../../../helpers/wait-until.js'

const SENT = { topic: TOPIC, id: 1234 }
const ASKED = `requestId=1234&sessionTopic=${TOPIC}`

describe('a request to a wallet that was opened by a link', () => {
  let navigation: ReturnType<typeof recordNavigation>

  beforeEach(() => (navigation = recordNavigation()))
  afterEach(async () => {
    endOffer()
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
    endOffer()
    await waitUntil(() => !modalController.state.open, 'still open')
    expect(waitingRequestController.state.request).to.equal(undefined)
  })

  it('is offered in a dialog that is open already, and leaves it as it is', async () => {
    modalController.open()
    await offered()
    endOffer()
    await waitUntil(() => !waitingRequestController.state.request, 'still offered')
    expect(modalController.state.open).to.equal(true)
  })

  it('leaves the dialog to a visitor who has gone on in it', async () => {
    await offered()
    routerController.push({ view: 'Networks', args: undefined })
    endOffer()
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

  it('is not offered if the wallet answers at once', async () => {
    keepDeepLink({ href: 'cedar://', name: 'Cedar' })
    navigation.active = false
    openForRequest(SENT)
    endOffer()
    await settle(OFFER_WALLET_DELAY + 100) // as long as an offer takes
    expect(modalController.state.open).to.equal(false)
  })
})
