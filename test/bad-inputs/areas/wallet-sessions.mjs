import assert from 'node:assert/strict'

import { eventually } from '../oracles/state.mjs'
import { createPairing, makePeer, openings, PHONE, withRelay } from './pairing.mjs'

const VIEW = { view: 'ConnectingWalletConnect' }
const RECEIVER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** A chain on which a transfer of ether can be prepared. */
const CHAIN = { eth_estimateGas: '0x5208', eth_gasPrice: '0x3b9aca00', eth_call: '0x', eth_getCode: '0x' }
const PAIRING_URI = `wc:${'1'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}`
const REFUSALS = {
  'Unauthorized: invalid key': 'key',
  'Unauthorized: origin not allowed': 'origin',
  'JWT validation error: JWT Token is not yet valid': 'clock',
}

const code = session => session.page.locator('w3m-pairing-code w3m-ui-qr')

const isConnected = session => eventually(async () => assert.equal(await session.status(), 'connected'))

/** The wallet takes the link that is shown, and the page is connected. */
async function pairWith(session, peer) {
  await session.open(VIEW)
  await code(session).waitFor({ timeout: 10_000 })
  await peer.pair(await code(session).getAttribute('value'))
  await isConnected(session)
  await session.page.waitForFunction(() => !window.harness.isOpen())
}

/** A page that is connected to such a wallet over a real relay. */
async function withPeer(session, settings, start) {
  const relay = await createPairing(session, { start })
  const peer = makePeer(session, relay, settings)
  await pairWith(session, peer)
  return { relay, peer }
}

/** The site's own provider gives such a session, which the protocol's client itself would not let pass. */
async function approved(session, { namespaces }) {
  await session.start()
  await session.create({}, { displayUri: PAIRING_URI })
  await session.open(VIEW)
  await code(session).waitFor({ timeout: 10_000 })
  await session.page.evaluate(given => window.harness.protocol.approve(given), {
    topic: 'a'.repeat(64),
    expiry: Math.floor(Date.now() / 1000) + 1000,
    namespaces,
    peer: { metadata: { name: 'Phone', description: '', url: 'https://phone.example', icons: [] } },
  })
}

/** Counts how often an alert comes up from now on. */
async function countAlerts(session) {
  await session.page.evaluate(() => {
    let shown = false
    window.alertsSeen = 0
    const look = () => {
      const bar = document.querySelector('w3m-modal')?.shadowRoot.querySelector('w3m-alert-bar')
      const now = Boolean(bar?.shadowRoot?.querySelector('.alert'))
      if (now && !shown) window.alertsSeen++
      shown = now
      requestAnimationFrame(look)
    }
    look()
  })
  session.values.once = () => session.page.evaluate(() => window.alertsSeen)
}

/** The relay refuses the page, also when the visitor tries again. */
async function refused(session, { input: { $ws } }) {
  const relay = await createPairing(session)
  relay.refuse(REFUSALS[$ws.error ?? $ws.close[1]])
  await session.open()
  await countAlerts(session)
  await session.page.evaluate(() => void window.harness.modal.open({ view: 'ConnectingWalletConnect' }))
  for (let turn = 0; turn < 2; turn++) {
    const retry = session.page.getByRole('button', { name: 'Try again' })
    await retry.waitFor({ timeout: 10_000 })
    await retry.click()
  }
  await session.page.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 10_000 })
}

const CASES = {
  async 'WC-001'(session, { input }) {
    const { metadata } = input.peer
    await withPeer(session, metadata)
    session.values.literal = metadata.name
    await session.open({ view: 'ProfileWallets' })
    await session.page.getByText(metadata.name).first().waitFor()
    const { links } = await session.look()
    assert.deepEqual(
      links.filter(({ value }) => value.includes('javascript') || value.includes('evil')),
      [],
    )
    await session.run('close')
  },
  async 'WC-002'(session, { input }) {
    const { peer } = await withPeer(session, input.peer.metadata, { context: PHONE })
    const signature = await session.page.evaluate(() => {
      const provider = window.harness.modal.getProvider('eip155')
      return provider.request({ method: 'personal_sign', params: ['0x68656c6c6f', provider.accounts[0]] })
    })
    assert.match(signature, /^0x[0-9a-f]{130}$/)
    await peer.disconnect()
    await eventually(async () => assert.equal(await session.status(), 'disconnected'))
    session.values.openings = await openings(session)
    assert.deepEqual(session.values.openings, [])
  },
  async 'WC-003'(session, { input }) {
    await approved(session, input)
    await isConnected(session)
  },
  async 'WC-004'(session, { input }) {
    await approved(session, input)
    await session.page.getByRole('button', { name: 'Try again' }).waitFor()
    const stored = await session.page.evaluate(() => JSON.stringify({ ...localStorage }))
    assert.doesNotMatch(stored, /walletConnect/)
  },
  async 'WC-005'(session, { input }) {
    await approved(session, input)
    await isConnected(session)
    const network = await session.page.evaluate(() => window.harness.modal.getCaipNetwork()?.caipNetworkId)
    assert.equal(network, 'eip155:56')
  },
  async 'WC-006'(session) {
    session.services.rpc = ({ method }) => (Object.hasOwn(CHAIN, method) ? { result: CHAIN[method] } : undefined)
    const { peer } = await withPeer(session)
    const dialog = session.page.getByRole('dialog')
    await session.open({ view: 'WalletSend' })
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('0.1')
    await dialog.getByRole('textbox', { name: 'Recipient' }).fill(RECEIVER)
    await dialog.getByRole('button', { name: 'Review' }).click()
    const preview = session.page.locator('w3m-modal[open][view="WalletSendPreview"]')
    await preview.waitFor({ state: 'attached', timeout: 15_000 })
    await peer.disconnect()
    await preview.waitFor({ state: 'detached' })
    await session.rest()
    session.counters.eth_sendTransaction = () => peer.calls('eth_sendTransaction').length
  },
  async 'WC-007'(session) {
    const { relay } = await withPeer(session)
    await session.page.addInitScript(() => {
      const real = Date.now
      Date.now = () => real() + 8 * 24 * 3_600_000 // sessions last 7 days
    })
    await session.load()
    await session.create({ services: { relay: relay.url } })
    await session.run('call', 'ready')
    await session.rest()
  },
  'WC-013': refused,
  'WC-014': refused,
  'WC-015': refused,
  async 'WC-018'(session, { input }) {
    const relay = await withRelay(session)
    const frames = input.$ws.messages.map(message => (typeof message === 'string' ? message : JSON.stringify(message)))
    let sent = 0
    await session.start({ load: false })
    await session.page.routeWebSocket(relay.url + '/**', socket => {
      const server = socket.connectToServer()
      server.onMessage(message => {
        for (const frame of frames) {
          socket.send(frame)
          sent++
        }
        socket.send(message)
      })
    })
    await session.load()
    await session.create({ services: { relay: relay.url } })
    await pairWith(session, makePeer(session, relay))
    assert.ok(sent > frames.length)
  },
  async 'WC-020'(session, { input }) {
    const [message, times] = input.$repeat_error
    await session.start()
    await session.create({}, { displayUri: PAIRING_URI })
    await session.open(VIEW)
    await code(session).waitFor({ timeout: 10_000 })
    await countAlerts(session)
    const repeat = () =>
      session.page.evaluate(
        async ([text, count]) => {
          for (let turn = 0; turn < count; turn++) {
            window.harness.protocol.relayer.emit('relayer_error', new Error(text))
            await new Promise(resolve => requestAnimationFrame(resolve)) // in which an alert could come up
          }
        },
        [message, times],
      )
    await repeat()
    const bar = session.page.locator('w3m-alert-bar')
    await bar.getByRole('button').first().click()
    await repeat()
  },
}

/** How a case of a session is driven: with a real relay and a real wallet, or with a provider that no honest one is like. */
export const walletSessions = ({ id }) => CASES[id]
