import { randomUUID } from 'node:crypto'
import { requirePackage } from '../packages.mjs'

/**
 * @typedef {object} Kit
 * @property {import('@reown/walletkit').IWalletKit} kit
 * @property {(expiry: number | undefined) => void} expireNextAt time, in seconds since 1970, at which the next session ends
 * @property {(id: number, error: object) => void} sendExactly sends this error unchanged; the client
 *   would replace the message of a reserved error code
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the wallet's side of the protocol without any external requests: no telemetry, no verification of sites.
 * @param {{ relayUrl: string, projectId: string, metadata: { name: string, description: string, url: string, icons: string[] } }} settings
 * @returns {Promise<Kit>}
 * @throws {Error} when the packages are not installed
 */
export async function startKit({ relayUrl, projectId, metadata }) {
  const [{ Core }, { WalletKit }] = await Promise.all([
    requirePackage('@walletconnect/core'),
    requirePackage('@reown/walletkit'),
  ])
  const core = new Core({
    projectId,
    relayUrl,
    logger: 'silent',
    telemetryEnabled: false,
    customStoragePrefix: randomUUID(),
    storageOptions: { database: ':memory:' },
  })
  core.verify.resolve = async () => undefined
  core.verify.register = async () => ''
  const { expireNextAt, sendExactly } = adjustMessages(core)
  const kit = await WalletKit.init({ core, metadata })
  const { engine, session } = kit.engine.signClient
  // The protocol waits a second between two requests for the sake of users; tests need not wait.
  engine.requestQueueDelay = 0
  // The client would refuse empty results, such as the `null` of EIP-3326, and deliberately wrong answers.
  engine.isValidRespond = async () => undefined
  // A session that both sides end at once is deleted twice; the second time the client rejects unhandled.
  const checkDisconnect = engine.isValidDisconnect
  engine.isValidDisconnect = params => {
    const checked = checkDisconnect(params)
    checked.catch(() => undefined)
    return checked
  }
  const { deleteSession } = engine
  engine.deleteSession = async params => (session.keys.includes(params.topic) ? deleteSession(params) : undefined)
  return { kit, expireNextAt, sendExactly, stop: () => stopCore(core) }
}

/**
 * Changes messages of the client where its API allows no choice: the expiry of a session, and errors.
 * @param {import('@walletconnect/types').ICore} core
 */
function adjustMessages(core) {
  /** @type {number | undefined} */
  let expiry
  /** @type {Map<number, object>} */
  const errors = new Map()
  const encode = core.crypto.encode
  core.crypto.encode = (topic, payload, options) => {
    if (expiry !== undefined && payload.method === 'wc_sessionSettle') payload.params.expiry = expiry
    const error = payload.error && errors.get(payload.id)
    if (!error) return encode(topic, payload, options)
    errors.delete(payload.id)
    return encode(topic, { ...payload, error }, options)
  }
  return {
    expireNextAt(/** @type {number | undefined} */ value) {
      expiry = value
    },
    sendExactly: (/** @type {number} */ id, /** @type {object} */ error) => void errors.set(id, error),
  }
}

/**
 * Closes the socket and stops the timers, so that the process can exit.
 * @param {import('@walletconnect/types').ICore} core
 */
export async function stopCore({ heartbeat, relayer }) {
  heartbeat.stop()
  heartbeat.events.removeAllListeners()
  // Pending messages of the client would open the socket again.
  const ended = async () => {
    throw new Error('The wallet has been stopped.')
  }
  Object.assign(relayer, { connect: ended, transportOpen: ended, toEstablishConnection: ended })
  clearTimeout(relayer.reconnectTimeout)
  await relayer.transportClose().catch(() => undefined)
  clearTimeout(relayer.reconnectTimeout)
  clearTimeout(relayer.pingTimeout)
  const { events } = relayer.provider
  // There are none before the first connection, for example if all links so far were invalid.
  if (!events) return
  // Otherwise the client waits up to a minute for replies of the relay.
  for (const id of events.eventNames().filter(name => /^\d+$/.test(String(name)))) {
    events.emit(id, { id: Number(id), jsonrpc: '2.0', result: true })
  }
  events.removeAllListeners()
}
