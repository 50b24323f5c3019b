import { expect } from '@open-wc/testing'

import type { ChainNamespace } from '../../../src/core/caip.js'
import { connectorsController } from '../../../src/controllers/connections/connectors.js'
import { openedWalletController } from '../../../src/controllers/pairing/opened-wallet.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { navigate } from '../../../src/controllers/shell/navigate.js'
import { pairingController } from '../../../src/controllers/pairing/pairing.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { snackController } from '../../../src/controllers/shell/snack.js'
import { findWallet } from '../../../src/controllers/wallets/find-wallet.js'
import { walletsController } from '../../../src/controllers/wallets/wallets.js'
import { RelayUnreachableError } from '../../../src/core/errors/relay.js'
import { stopTime } from '../../controllers/stubs.js'
import { expectAnnounced } from '../../helpers/announced.js'
import { withClipboard } from '../../helpers/clipboard.js'
import { allByRole, byRole, deepAll, nameOf, readText } from '../../helpers/deep.js'
import { endInstance, turns } from '../../helpers/instance.js'
import { openPairing, recordNavigation, showUri } from '../../helpers/pairing.js'
import { UA, pairingUri, pretend } from '../../helpers/phones.js'
import { readCode } from '../../helpers/read-code.js'
import { openView, shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

const tabs = (root: ParentNode) => allByRole(root, 'tab').map(nameOf)
const code = (root: ParentNode) => deepAll<SVGSVGElement & HTMLElement>(root, 'svg[role=img]')[0]
const status = (root: ParentNode) => allByRole(root, 'status').map(readText).join(' ').replace(/\s+/g, ' ')
const ENCODED = encodeURIComponent(pairingUri())

/** A wallet that opens the page in its own browser. */
const PHANTOM = {
  id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  name: 'Phantom',
  appStore: 'https://apps.apple.com/app/phantom',
}

describe('<w3m-connecting-wallet-connect-view>', () => {
  let navigation: ReturnType<typeof recordNavigation>
  let restore = () => {}

  beforeEach(() => (navigation = recordNavigation()))
  afterEach(async () => {
    restore()
    navigation.restore()
    await endInstance()
  })

  async function open(walletId?: string) {
    return openPairing('ConnectingWalletConnect', walletId ? { walletId } : {})
  }

  /** The wallet of the view announces itself in this browser, for some families. */
  async function announce(root: ParentNode, ...families: readonly ChainNamespace[]) {
    const cedar = { id: 'cedar', type: 'ANNOUNCED', name: 'Cedar', explorerId: 'cedar' } as const
    for (const chain of families)
      connectorsController.setConnectors(chain, [...connectorsController.list(chain), { ...cedar, chain }])
    await waitUntil(() => tabs(root).includes('Browser'), 'not installed')
  }

  describe('on a computer', () => {
    it('shows the link as a code that a scanner reads, with its time and a way to copy it', async () => {
      const { root } = await open('cedar')
      await waitUntil(() => code(root))
      const svg = code(root)
      expect(svg && (await readCode(svg, 300, 0.187))).to.equal(pairingUri())
      expect(svg?.getAttribute('aria-label')).to.match(/QR code to connect Cedar.*Copy the link/)
      expect(readText(deepAll(root, '[role=timer]')[0] ?? document)).to.match(/^3:\d\d left$/)
      expect(allByRole(root, 'button', 'Copy link')).to.have.length(1)
    })

    it('has tabs in one order, and moves between them by keys', async () => {
      const { root } = await open('cedar')
      expect(tabs(root)).to.deep.equal(['QR code', 'Web', 'Desktop'])
      const first = byRole(root, 'tab', 'QR code')
      first.focus()
      first.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true }))
      await waitUntil(() => byRole(root, 'tab', 'Web').getAttribute('aria-selected') === 'true')
      await turns()
      expect(navigation.opened).to.be.empty
    })

    for (const [tab, url] of [
      ['Web', `https://app.cedar.example/wc?uri=${ENCODED}`],
      ['Desktop', `cedar-desk://wc?uri=${ENCODED}`],
    ] as const)
      it(`opens the wallet from its button: ${tab}`, async () => {
        const { root } = await open('cedar')
        byRole(root, 'tab', tab).click()
        await waitUntil(() => allByRole(root, 'button', 'Open Cedar').length)
        expect(navigation.opened).to.be.empty
        byRole(root, 'button', 'Open Cedar').click()
        expect(navigation.opened).to.deep.equal([{ url, target: '_blank' }])
      })

    it('shows one code without tabs for a wallet that is only on phones, and for any wallet', async () => {
      const { root } = await open('rowan')
      expect(tabs(root)).to.be.empty
      await endInstance()
      const any = await open()
      expect(tabs(any.root)).to.be.empty
      await waitUntil(() => code(any.root))
      expect(status(any.root)).to.include('Open the wallet on your phone')
    })

    it('leads from the code of any wallet to all wallets, if the catalogue has some', async () => {
      const { root } = await open()
      await waitUntil(() => code(root))
      expect(allByRole(root, 'button', 'Open on this device').length).to.equal(0)
      walletsController.load({ status: 'ready', count: 600 })
      await waitUntil(() => allByRole(root, 'button', 'Open on this device').length, 'not offered')
      byRole(root, 'button', 'Open on this device').click()
      expect(routerController.route.view).to.equal('AllWallets')
    })

    it('keeps its place while there is no code, and never shows an expired one', async () => {
      const { root } = await open('rowan')
      await waitUntil(() => code(root))
      const before = code(root)?.getBoundingClientRect().width
      pairingController.start(undefined)
      await waitUntil(() => !code(root), 'the expired code stays')
      expect(deepAll(root, '.room')[0]?.getBoundingClientRect().width).to.be.closeTo(before ?? 0, 0.5)
      expect(status(root)).to.include('Preparing a secure link')
    })

    for (const [state, text] of [
      ['unreachable', /Could not reach WalletConnect Check your internet/],
      ['failed', /Could not connect Something went wrong/],
    ] as const)
      it(`says what happened and tries again: ${state}`, async () => {
        const { root } = await open('rowan')
        pairingController.fail(state, new RelayUnreachableError())
        await waitUntil(() => text.test(status(root)), 'not said')
        let asked = 0
        const stop = pairingController.subscribe(({ status }) => (asked += Number(status !== state)))
        byRole(root, 'button', 'Try again').click()
        await waitUntil(() => asked > 0 || pairingController.state.status === 'failed')
        stop()
      })

    it('says that the wallet declined, beside a fresh code', async () => {
      const { root } = await open('rowan')
      const [pairing] = deepAll(root, 'w3m-pairing-code')
      await expectAnnounced(pairing?.shadowRoot ?? root, 'The request was declined. Here’s a new link', () =>
        openedWalletController.decline(),
      )
      await showUri('b')
      await waitUntil(() => code(root))
      const svg = code(root)
      expect(svg && (await readCode(svg))).to.equal(pairingUri('b'))
    })

    it('says that it is connected, and offers nothing more', async () => {
      const { root } = await open('rowan')
      pairingController.connect()
      await waitUntil(() => status(root).includes('You’re connected with'), 'not said')
      expect(allByRole(root, 'button')).to.be.empty
    })

    it('ends the pairing with the view and with the dialog', async () => {
      const { modal } = await open('rowan')
      byRole(document, 'button', 'Back').click()
      await waitUntil(() => pairingController.state.status === 'idle')
      await modal.close()
      await endInstance()
      const again = await open('rowan')
      await again.modal.close()
      await waitUntil(() => pairingController.state.status === 'idle')
    })

    it('copies the link', async () => {
      const { root } = await open('rowan')
      const written = await withClipboard({}, async () => {
        byRole(root, 'button', 'Copy link').click()
        await waitUntil(() => snackController.state.open)
      })
      expect(written).to.have.length(1)
      expect(written[0]).to.match(/^wc:/)
    })

    it('leads to where to get the wallet', async () => {
      const { root } = await open('cedar')
      byRole(root, 'button', 'Don’t have Cedar? Get it').click()
      expect(routerController.route).to.deep.equal({ view: 'Downloads', args: { walletId: 'cedar' } })
    })

    it('does not offer to get an installed wallet, whose code it shows for a phone', async () => {
      const { root } = await open('cedar')
      expect(allByRole(root, 'button', 'Don’t have Cedar? Get it')).to.have.length(1)
      await announce(root, 'eip155')
      byRole(root, 'tab', 'QR code').click()
      await waitUntil(() => code(root), 'no code')
      expect(allByRole(root, 'button', 'Don’t have Cedar? Get it')).to.be.empty
    })

    it('asks a wallet that announces itself meanwhile, and lets the visitor choose one of several families', async () => {
      const args = { connectorId: 'cedar', namespace: 'eip155' }
      for (const [families, route] of [
        [['eip155'], { view: 'ConnectingExternal', args }],
        [['eip155', 'solana'], { view: 'ConnectingMultiChain', args: { walletId: 'cedar' } }],
      ] as const) {
        const { root } = await open('cedar')
        await announce(root, ...families)
        byRole(root, 'tab', 'Browser').click()
        await waitUntil(() => allByRole(root, 'button', 'Open Cedar').length, 'not offered')
        byRole(root, 'button', 'Open Cedar').click()
        await waitUntil(() => routerController.route.view === route.view, `still ${routerController.route.view}`)
        expect(routerController.route).to.deep.equal(route)
        await endInstance()
      }
    })
  })

  describe('on a phone', () => {
    let time: ReturnType<typeof stopTime> | undefined

    beforeEach(() => (restore = pretend(UA.iosSafari)))
    afterEach(() => time?.restore())

    it('opens the app from the tap, and never automatically', async () => {
      const { root } = await open('rowan')
      expect(navigation.opened).to.be.empty
      byRole(root, 'button', 'Open Rowan').click()
      expect(navigation.opened.map(({ url }) => url)).to.deep.equal([`rowan://wc?uri=${ENCODED}`])
      await showUri('b')
      expect(navigation.opened).to.have.length(1)
    })

    it('waits with the button until there is a link', async () => {
      const { root } = await open('rowan')
      pairingController.start(undefined)
      const isBusy = () => byRole(root, 'button', /Open Rowan/).getAttribute('aria-busy') === 'true'
      await waitUntil(isBusy, 'not busy')
      byRole(root, 'button', /Open Rowan/).click()
      expect(navigation.opened).to.be.empty
      expect(isBusy()).to.equal(true)
    })

    it('offers other ways when the page can still be seen 2.5 s after the tap', async () => {
      const { root } = await open('cedar')
      time = stopTime()
      byRole(root, 'button', 'Open Cedar').click()
      await turns()
      time.advance(2_499)
      await turns()
      expect(allByRole(root, 'button', 'Show QR code').length).to.equal(0)
      time.advance(1)
      time.restore()
      await waitUntil(() => allByRole(root, 'button', 'Show QR code').length === 1, 'no other ways')
      expect(status(root)).to.include('Cedar didn’t open?')
      const buttons = allByRole(root, 'button').filter(button => button.role !== 'tab')
      expect(buttons.map(nameOf)).to.deep.equal(['Open again', 'Get the app', 'Show QR code', 'Copy link'])
      byRole(root, 'button', 'Open again').click()
      expect(navigation.opened).to.have.length(2)
      byRole(root, 'tab', 'Web').click()
      await waitUntil(() => allByRole(root, 'button', 'Open Cedar').length === 1, 'the web wallet is not offered')
      expect(status(root), 'the web wallet was not opened').not.to.include('Cedar didn’t open?')
    })

    it('offers to get a wallet whose browser did not open, without a link to pair by', async () => {
      await openView({ view: 'Connect' }, { site: { customWallets: [PHANTOM] } })
      await waitUntil(() => findWallet(PHANTOM.id), 'no wallets')
      navigate({ view: 'ConnectingWalletConnect', args: { walletId: PHANTOM.id } })
      const { shadowRoot } = await shownView()
      const root = shadowRoot ?? document
      time = stopTime()
      byRole(root, 'button', 'Open Phantom').click()
      expect(navigation.opened.map(({ url }) => url).join()).to.match(/^https:\/\/phantom\.app\/ul\/browse\//)
      await turns()
      expect(allByRole(root, 'button').map(nameOf)).to.deep.equal(['Open again', 'Don’t have Phantom? Get it'])
      time.advance(2_500)
      time.restore()
      await waitUntil(() => status(root).includes('Phantom didn’t open?'), 'not said')
      expect(allByRole(root, 'button').map(nameOf)).to.deep.equal(['Open again', 'Get the app'])
      byRole(root, 'button', 'Get the app').click()
      expect(routerController.route).to.deep.equal({ view: 'Downloads', args: { walletId: PHANTOM.id } })
    })

    it('offers none when the page was hidden: the wallet did open', async () => {
      const { root } = await open('rowan')
      time = stopTime()
      byRole(root, 'button', 'Open Rowan').click()
      await turns()
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
      time.advance(2_500)
      await turns()
      expect(allByRole(root, 'button', 'Show QR code').length).to.equal(0)
      Reflect.deleteProperty(document, 'visibilityState')
      document.dispatchEvent(new Event('visibilitychange'))
      time.advance(2_500)
      time.restore()
      await waitUntil(() => allByRole(root, 'button', 'Show QR code').length === 1, 'no ways')
    })

    it('shows the code on demand, beside the app', async () => {
      const { root } = await open('rowan')
      byRole(root, 'button', 'Open Rowan').click()
      await waitUntil(() => allByRole(root, 'button', 'Show QR code').length === 1, 'no ways')
      byRole(root, 'button', 'Show QR code').click()
      await waitUntil(() => code(root))
      expect(tabs(root)).to.deep.equal(['App', 'QR code'])
      expect(pairingController.state.uri).to.equal(pairingUri())
    })

    it('says that the wallet declined, and opens it again with the fresh link', async () => {
      const { root } = await open('rowan')
      openedWalletController.decline()
      await showUri('b')
      expect(status(root)).to.include('Request declined')
      byRole(root, 'button', 'Open Rowan').click()
      expect(navigation.opened[0]?.url).to.include(encodeURIComponent(pairingUri('b')))
    })

    it('stays open while the app is used', async () => {
      const { root } = await open('rowan')
      byRole(root, 'button', 'Open Rowan').click()
      expect(modalController.state.open).to.equal(true)
      expect(pairingController.state.status).to.equal('waiting')
    })
  })
})
