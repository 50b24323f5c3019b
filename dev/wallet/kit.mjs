import { randomUUID } from 'node:crypto'
import { requirePackage } from '../packages.mjs'

/**
 * @typedef {object} Kit
 * @property {import('@reown/walletkit').IWalletKit} kit
 * @property {(expiry: number | undefined) => void} expireNextAt time, in seconds since 1970, at which the next session ends
 * @property {(id: number, error: object) => void} sendExactly the client replaces the words of reserved error codes; the
 *   error of this answer goes out as it is
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the wallet's side of the protocol such that nothing leaves the machine: no telemetry, no look-up of who asks.
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
  // The protocol's second of rest between two requests is for people; tests need not wait for it.
  engine.requestQueueDelay = 0
  // The client refuses to send what is empty, such as the `null` of EIP-3326, or a wrong answer made on purpose.
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

/** Changes what the client says in the two places where it leaves no choice. @param {import('@walletconnect/types').ICore} core */
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

/** Ends the socket and the clocks, so that the process can end. @param {import('@walletconnect/types').ICore} core */
export async function stopCore({ heartbeat, relayer }) {
  heartbeat.stop()
  heartbeat.events.removeAllListeners()
  // Whatever the client still has to say would open the socket again.
  const ended = async () => {
    throw new Error('The wallet has been stopped.')
  }
  Object.assign(relayer, { connect: ended, transportOpen: ended, toEstablishConnection: ended })
  clearTimeout(relayer.reconnectTimeout)
  await relayer.transportClose().catch(() => undefined)
  clearTimeout(relayer.reconnectTimeout)
  clearTimeout(relayer.pingTimeout)
  const { events } = relayer.provider
  // There is none before the first connection, such as when all links so far were damaged.
  if (!events) return
  // What the relay has not answered is waited for up to a minute otherwise.
  for (const id of events.eventNames().filter(name => /^\d+$/.test(String(name)))) {
    events.emit(id, { id: Number(id), jsonrpc: '2.0', result: true })
  }
  events.removeAllListeners()
}
