import type { ConnectorInfo } from '../../core/entities/connector.js'
import { cleanLabel } from '../../core/text/label.js'
import { safeIcon } from '../../core/url.js'
import { ANNOUNCE, REQUEST } from './answers-request.js'
import { type BoundProvider, bindProvider } from './bound-provider.js'

/** A wallet that announced itself (EIP-6963); everything is copied at announcement time (SECURITY: SEC-W5). */
export interface AnnouncedWallet {
  /** `name` is absent if nothing visible was left of it. */
  readonly info: ConnectorInfo & { readonly uuid: string }
  /** Calls the provider through the functions captured at announcement. */
  readonly bound: BoundProvider
  /** The wallet's original provider, for sites that ask for it. */
  readonly provider: object
}

/** The page's announced wallets. */
export interface Announced {
  /** Starts listening, for the lifetime of the page, and asks every wallet to announce itself. */
  start(): void
  /** Asks again. */
  request(): void
  /** The wallets in the order of their announcement; the same list until one more is added. */
  list(): readonly AnnouncedWallet[]
  /** Receives each longer list until the returned function is called. */
  subscribe(listener: (wallets: readonly AnnouncedWallet[]) => void): () => void
  /** Stops listening and forgets every wallet. */
  stop(): void
}

/**
 * Maximum number of wallets; far more than any real visitor has, so that a hostile page script cannot flood the list.
 */
const MAX_WALLETS = 200
/** Longest accepted uuid and reverse-DNS id, in characters. */
const MAX_ID = 256

const readId = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= MAX_ID ? value : undefined

/** A field of an object; nothing else has fields. */
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Parses an announcement; `undefined` if invalid. Reading may run the wallet's own code, so it may throw. */
function read(event: Event): AnnouncedWallet | undefined {
  const detail = fieldOf(event, 'detail')
  const info = fieldOf(detail, 'info')
  const provider = fieldOf(detail, 'provider')
  const id = readId(fieldOf(info, 'uuid'))
  const bound = bindProvider(provider)
  if (id === undefined || !bound || typeof provider !== 'object' || provider === null) return undefined
  const label = cleanLabel(fieldOf(info, 'name'))
  const picture = safeIcon(fieldOf(info, 'icon'))
  const domain = readId(fieldOf(info, 'rdns'))
  return {
    info: {
      uuid: id,
      ...(label === undefined ? {} : { name: label }),
      ...(picture === undefined ? {} : { icon: picture }),
      ...(domain === undefined ? {} : { rdns: domain }),
    },
    bound,
    provider,
  }
}

/**
 * Whether an announcement is for a wallet that is already listed: the same uuid from any source, the same rdns, or the
 * same provider. The first one is kept, so that a later one can never take over its row.
 */
const isKnown = (wallets: readonly AnnouncedWallet[], { info, provider }: AnnouncedWallet): boolean =>
  wallets.some(
    known =>
      known.info.uuid === info.uuid ||
      known.provider === provider ||
      (info.rdns !== undefined && known.info.rdns === info.rdns),
  )

/** Creates the discovery of announced wallets for a window. Nothing happens before `start`. */
export function createAnnounced(target: EventTarget = window): Announced {
  let wallets: readonly AnnouncedWallet[] = []
  let isListening = false
  const listeners = new Set<(wallets: readonly AnnouncedWallet[]) => void>()

  function onEvent(event: Event): void {
    if (wallets.length >= MAX_WALLETS) return
    try {
      const wallet = read(event)
      if (!wallet || isKnown(wallets, wallet)) return
      wallets = [...wallets, wallet]
    } catch {
      return // a wallet that throws is dropped and does not affect the others
    }
    for (const listener of listeners) listener(wallets)
  }

  const request = (): void => void target.dispatchEvent(new Event(REQUEST))

  return {
    start() {
      if (!isListening) target.addEventListener(ANNOUNCE, onEvent)
      isListening = true
      request()
    },
    request,
    list: () => wallets,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      target.removeEventListener(ANNOUNCE, onEvent)
      isListening = false
      wallets = []
      listeners.clear()
    },
  }
}
