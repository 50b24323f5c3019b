// What the cases of pairing share: a relay of this machine, phones, and a wallet of the catalogue that is elsewhere.
import { startRelay } from '../../../dev/relay/server.mjs'
import { createWalletPeer } from '../../../dev/wallet/peer.mjs'

export const WALLET_ID = 'e'.repeat(64)

/** A wallet of the catalogue that is not in this browser. */
export const elsewhere = links => ({ id: WALLET_ID, name: 'Elsewhere', ...links })

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

/** The context of a visitor with a phone. */
export const PHONE = { userAgent: IPHONE, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** A relay for one case; it ends with the session. */
export async function withRelay(session) {
  const relay = await startRelay({ port: 0 })
  session.services.hosts.push(new URL(relay.url).host)
  const end = session.end.bind(session)
  session.end = async outcome => {
    await end(outcome)
    await relay.stop()
  }
  return relay
}

/** A wallet of this machine on the case's relay; it ends with the session. */
export function makePeer(session, relay, settings = {}) {
  const peer = createWalletPeer({ relayUrl: relay.url, rpcUrls: { 1: 'http://127.0.0.1:1' }, ...settings })
  const end = session.end.bind(session)
  session.end = async outcome => {
    await peer.stop()
    await end(outcome)
  }
  return peer
}

/** Creates the modal with a relay and one wallet elsewhere, in the catalogue and as the site's own. */
export async function createPairing(session, { links = {}, start, options, extra } = {}) {
  const relay = await withRelay(session)
  session.services.wallets = [elsewhere(links)]
  await session.start(start)
  const customWallets = [{ ...elsewhere(links), id: 'own', name: 'Own wallet' }]
  await session.create({ services: { relay: relay.url }, customWallets, ...options }, extra)
  return relay
}

/** What was opened so far, with its target. */
export const openings = async (session, frame = session.page) => {
  const { opened, targets } = await frame.evaluate(() => window.harnessNotes)
  return opened.map((url, index) => ({ url, target: targets[index] }))
}

/** The pairing link that is on offer, as a visitor gets it: by its copy button. */
export async function copiedUri(session, within = session.page) {
  await within.getByRole('button', { name: 'Copy link' }).click()
  return (await session.notes()).clipboard.written.at(-1)
}
