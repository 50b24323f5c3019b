import type { Metadata } from '../../core/entities/options.js'
import { within } from '../../core/time.js'
import { RelayUnreachableError } from '../../core/errors/relay.js'
import { CONNECTION_KEYS } from '../storage/connection-keys.js'
import { readStored } from '../storage/read-write.js'
import { clientStorage, loadClient } from './client-storage.js'
import { endRequests, catchExpiry } from './request-expiry.js'
import type { ProtocolProvider } from './protocol.js'
import { resumeSession, topicOf } from './session.js'

/** The protocol client's options. */
export interface ProviderOptions {
  readonly projectId: string | undefined
  readonly relayUrl: string
  readonly metadata: Metadata
  /** Whether the hosted service attests the page, which needs its frame; `false` if the relay is not hosted. */
  readonly attested: boolean
}

/** Separates the protocol client's storage from other copies of it on the page. */
const STORAGE_PREFIX = 'wallet-modal'
/** An attestation is optional for wallets and may delay a proposal or a request by at most this, in ms. */
const ATTESTATION_TIMEOUT = 1_500
/** The client requires a project id even if the relay does not. */
const NO_PROJECT = '0'.repeat(32)

/** The protocol client exposes itself on the page for sharing; ours does not (SECURITY: SEC-H3). */
function removeGlobals(): void {
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (name.startsWith(`_walletConnectCore_${STORAGE_PREFIX}`)) Reflect.deleteProperty(globalThis, name)
  Reflect.deleteProperty(globalThis, 'downloadLogsBlobInBrowser')
}

/**
 * Attests the page to wallets through the hosted service if possible; otherwise immediately reports it as not attested.
 * A service that failed to answer once, as pages and browsers may block it, is not waited for again.
 */
function settleAttestation(provider: ProtocolProvider, attested: boolean): void {
  const { verify } = provider.client.core
  const register = verify.register.bind(verify)
  let answers = attested
  verify.register = async params => {
    if (!answers) return ''
    return within(register(params), ATTESTATION_TIMEOUT, () => new RelayUnreachableError()).catch(() => {
      answers = false
      return ''
    })
  }
}

interface Socket {
  on?(event: 'error', listener: () => void): unknown
}

/**
 * The client throws an uncatchable error when the relay closes a socket that has since been replaced. Every socket gets
 * a listener for that; the client's own listener handles the relay's messages.
 */
function catchLateErrors(provider: ProtocolProvider): void {
  const { relayer } = provider.client.core
  let socket: Socket = relayer.provider
  const hush = (): void => void socket.on?.('error', () => undefined)
  hush()
  Object.defineProperty(relayer, 'provider', {
    configurable: true,
    get: () => socket,
    set(next: Socket) {
      socket = next
      hush()
    },
  })
}

/**
 * A session ended by both sides at once is deleted twice; the second time, the client rejects unhandled, which the page
 * would see as its own error.
 */
function catchRepeatedEnd({ client: { engine } }: ProtocolProvider): void {
  const check = engine?.isValidDisconnect
  if (!engine || !check) return
  engine.isValidDisconnect = params => {
    const checked = check(params)
    checked.catch(() => undefined)
    return checked
  }
}

/**
 * The client drops all pairings with each new one and with each end of a session, also those that a wallet may still be about
 * to approve, and what they proposed. Only pairings that a wallet has used are dropped; the others end by themselves after
 * five minutes.
 */
function keepWaitingPairings(provider: ProtocolProvider): void {
  const { pairing, core } = provider.client
  const cleanup = provider.cleanup?.bind(provider)
  if (cleanup)
    provider.cleanup = async () => {
      const { optionalNamespaces } = provider
      await cleanup()
      provider.optionalNamespaces = optionalNamespaces
    }
  provider.cleanupPendingPairings = ({ deletePairings = false } = {}) => {
    for (const { topic, active } of pairing?.getAll() ?? []) if (active && deletePairings) core.expirer?.set(topic, 0)
    return Promise.resolve()
  }
}

/**
 * Puts Node's `Buffer` where the protocol client looks for it: the client encodes and decodes the permissions of a
 * sign-in with this global, but does not include it. An existing `Buffer` of the page is kept.
 */
async function provideBuffer(): Promise<void> {
  if ('Buffer' in globalThis) return
  const { Buffer } = await import('buffer/index.js')
  Object.defineProperty(globalThis, 'Buffer', { value: Buffer, configurable: true, writable: true })
}

/**
 * Fixes two gaps in the client's sign-in: it needs a global that pages lack, and unlike without a sign-in, it does not
 * store the proposed namespaces. After a reload, it would then send reads to endpoints of its own choice.
 */
function completeSignIn(provider: ProtocolProvider): void {
  const authenticate = provider.authenticate?.bind(provider)
  if (!authenticate) return
  provider.authenticate = async params => {
    await provideBuffer()
    const given = await authenticate(params)
    if (provider.session) await provider.persist?.('optionalNamespaces', provider.optionalNamespaces)
    return given
  }
}

/**
 * Resumes the session that the site is connected with; the client may have picked another one, which is about to be
 * ended.
 */
function resumeConnected(provider: ProtocolProvider): void {
  const topic = readStored(CONNECTION_KEYS.session)
  if (topicOf(provider.session) !== topic) resumeSession(provider, topic)
}

/** Loads the protocol client and starts it; it contacts the relay only when needed. */
export async function loadProvider({
  projectId,
  relayUrl,
  metadata,
  attested,
}: ProviderOptions): Promise<ProtocolProvider> {
  const [{ UniversalProvider }, storage] = await Promise.all([
    loadClient(() => import('@walletconnect/universal-provider')),
    clientStorage(),
  ])
  const provider: unknown = await UniversalProvider.init({
    projectId: projectId || NO_PROJECT,
    relayUrl,
    metadata: { ...metadata, icons: [...metadata.icons] },
    logger: 'silent',
    telemetryEnabled: false,
    disableProviderPing: true,
    customStoragePrefix: STORAGE_PREFIX,
    ...(storage ? { storage } : {}),
  })
  removeGlobals()
  const own = provider as ProtocolProvider // the class above has these members; its own types are wider and looser
  resumeConnected(own)
  settleAttestation(own, attested)
  catchLateErrors(own)
  catchRepeatedEnd(own)
  keepWaitingPairings(own)
  completeSignIn(own)
  catchExpiry(own.client)
  endRequests(own)
  return own
}
