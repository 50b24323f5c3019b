import assert from 'node:assert/strict'

import { createWalletPeer } from '../../../dev/wallet/peer.mjs'
import { eventually } from '../oracles/state.mjs'
import { copiedUri, createPairing, openings } from './pairing.mjs'
import { walletSessions } from './wallet-sessions.mjs'

const VIEW = { view: 'ConnectingWalletConnect' }
const code = session => session.page.locator('w3m-pairing-code w3m-ui-qr')
const shownUri = session => code(session).getAttribute('value', { timeout: 500 })

/** The code of any wallet, with a link in it. */
async function openCode(session) {
  await session.open(VIEW)
  await code(session).waitFor({ timeout: 10_000 })
}

/** A clock that can be advanced, like after a sleep. */
export function movableClock() {
  const real = Date.now
  let ahead = 0
  Date.now = () => real() + ahead
  window.moveClock = ms => (ahead += ms)
}

/** Hides the page or shows it again, as changing tabs does. */
export const setVisible = (session, visible) =>
  session.page.evaluate(
    state => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    visible ? 'visible' : 'hidden',
  )

/** A fresh code appears automatically within the given ms, and the old one never again. */
export async function seeFreshCode(session, old, limit = 12_000) {
  await eventually(async () => {
    const uri = await shownUri(session)
    assert.ok(uri && uri !== old, 'the old code is still there')
  }, limit)
}

/** A remote wallet uses the displayed link. */
async function approve(session, relay) {
  const peer = createWalletPeer({ relayUrl: relay.url, rpcUrls: { 1: 'http://127.0.0.1:1' }, mode: 'approve' })
  try {
    await peer.pair(await shownUri(session))
    await eventually(async () => assert.equal(await session.status(), 'connected'))
    await session.rest()
  } finally {
    await peer.stop()
  }
}

/** The provider reports an invalid pairing link. */
async function malformed(session, { input }) {
  await session.start()
  await session.create({}, { displayUri: input })
  await session.open(VIEW)
  await session.page.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 10_000 })
  assert.equal(await code(session).count(), 0)
  assert.equal(await session.page.getByRole('button', { name: 'Copy link' }).count(), 0)
  await session.look()
  await session.page.getByRole('button', { name: 'Try again' }).click()
  await session.page.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 10_000 })
  assert.deepEqual(await openings(session), [])
}

const CASES = {
  async 'WC-008'(session, { input }) {
    await createPairing(session, { start: { prepare: movableClock } })
    await openCode(session)
    const old = await copiedUri(session)
    await session.page.evaluate(ms => window.moveClock(ms - 9_000), input.age_ms)
    await eventually(
      async () =>
        assert.notEqual(await shownUri(session).catch(() => undefined), old, 'within 10 s of its end it goes'),
      5_000,
    )
    await seeFreshCode(session, old)
    session.values['new pairing URI'] = 'new pairing URI'
  },
  'WC-009': malformed,
  'WC-010': malformed,
  'WC-011': malformed,
  'WC-012': malformed,
  async 'WC-017'(session) {
    const relay = await createPairing(session, { start: { clock: true } })
    relay.hang()
    await session.open(VIEW)
    session.timings.length = 0
    const failed = session.page.getByText('Could not reach WalletConnect').first()
    session.timings.push(await session.passTime(30_000, () => failed.isVisible()))
    await session.page.getByRole('button', { name: 'Try again' }).waitFor()
    assert.equal(await code(session).count(), 0)
  },
  async 'WC-019'(session, { input }) {
    const relay = await createPairing(session, { start: { clock: true } })
    await openCode(session)
    relay.drop(10 * input.$offline_ms) // until it is back
    await session.context.setOffline(true)
    await session.page.clock.runFor(input.$offline_ms)
    relay.restore()
    await session.context.setOffline(false)
    await session.passTime(20_000, () => code(session).isVisible())
    await approve(session, relay)
  },
}

/** How a case of pairing and its sessions is driven, with a real relay and a real wallet of this machine. */
export const walletConnection = testCase => CASES[testCase.id] ?? walletSessions(testCase)
