import * as z from 'zod/mini'

import { type ParsedAddress, parseCaipAddress } from '../../core/chain/caip-address.js'
import { isAddress } from '../../core/address.js'
import { toChecksum } from '../../core/chain/checksum.js'
import { type CaipNetworkId, type ChainNamespace, isCaipNetworkId, isChainNamespace } from '../../core/caip.js'
import type { SIWXSession } from '../../core/entities/siwx.js'
import { cleanLabel } from '../../core/text/label.js'
import { safeIcon } from '../../core/url.js'
import { field, lenientList, lenientMap } from '../lenient.js'
import { accept, parse, text } from '../readers.js'
import { dropNamespaces } from './ended-namespaces.js'
import type { ProtocolProvider } from './protocol.js'

/** The usable parts of a WalletConnect session. */
export interface RelaySession {
  readonly topic: string
  /** The topic of the pairing that it came from. */
  readonly pairing?: string | undefined
  /** When it expires, in ms since 1970. */
  readonly expiresAt: number
  /** Every valid account of every namespace, in the wallet's order. */
  readonly accounts: readonly ParsedAddress[]
  /** Networks that the wallet approved: those it lists, and those of its accounts (WIRE 4.5). */
  readonly chains: readonly CaipNetworkId[]
  /** Methods that it approved. */
  readonly methods: Readonly<Partial<Record<ChainNamespace, readonly string[]>>>
  /** The wallet's own metadata. Its icon is used only if embedded, its links never (SECURITY: SEC-R1). */
  readonly peer: { readonly name?: string; readonly icon?: string }
  /** What it signed in the same step, if it was asked to. */
  readonly signedIn?: readonly SIWXSession[] | undefined
}

/** Maximum number of accounts kept per session. */
const MAX_ACCOUNTS = 200

const readAccount = (value: unknown): ParsedAddress | undefined => {
  try {
    const account = parseCaipAddress(value)
    if (!isAddress(account.namespace, account.address)) return undefined
    return account.namespace === 'eip155' ? { ...account, address: toChecksum(account.address) } : account
  } catch {
    return undefined // one invalid account does not affect the others
  }
}

const texts = lenientList(text())

const namespaceSchema = z.object({
  accounts: lenientList(readAccount),
  chains: z.catch(z.optional(lenientList(accept(isCaipNetworkId))), undefined),
  methods: z.catch(texts, []),
})

/** A namespace, or one of its networks: wallets may use either. */
const isNamespaceKey = (key: string): key is string => isChainNamespace(key.split(':')[0])

const sessionSchema = z.object({
  topic: z.string(),
  pairingTopic: field(text()),
  expiry: z.number(),
  namespaces: lenientMap(isNamespaceKey, () => namespaceSchema),
  peer: z.catch(
    z.object({
      metadata: z.object({
        name: field(value => cleanLabel(value)),
        icons: z.catch(lenientList(safeIcon), []),
      }),
    }),
    { metadata: { name: undefined, icons: [] } },
  ),
})

/** Parses a session of the protocol client; `undefined` if nothing in it is usable. */
export function parseSession(value: unknown): RelaySession | undefined {
  const session = parse(sessionSchema, value)
  if (!session) return undefined
  const entries = Object.entries(session.namespaces).flatMap(([key, entry]) => (entry ? [{ key, ...entry }] : []))
  const accounts = entries.flatMap(({ accounts }) => accounts).slice(0, MAX_ACCOUNTS)
  const named = entries.flatMap(({ key, chains = [] }) => (isCaipNetworkId(key) ? [key, ...chains] : chains))
  const methods: Partial<Record<ChainNamespace, readonly string[]>> = {}
  for (const entry of entries) {
    const [namespace] = entry.key.split(':')
    if (isChainNamespace(namespace)) methods[namespace] = [...(methods[namespace] ?? []), ...entry.methods]
  }
  const { name, icons } = session.peer.metadata
  return {
    topic: session.topic,
    pairing: session.pairingTopic,
    expiresAt: session.expiry * 1000,
    accounts,
    chains: [...new Set([...named, ...accounts.map(({ caipNetworkId }) => caipNetworkId)])],
    methods,
    peer: { ...(name ? { name } : {}), ...(icons[0] ? { icon: icons[0] } : {}) },
  }
}

/** The topic of a session of the protocol client, if it is usable. */
export const topicOf = (value: unknown): string | undefined => parseSession(value)?.topic

/**
 * Makes a client use one of its stored sessions in place of the one that it uses itself, which is the one approved last.
 * Returns whether it has that session.
 */
export function resumeSession(provider: ProtocolProvider, topic: string | undefined): boolean {
  const session = provider.client.session.getAll().find(known => known.topic === topic)
  if (!session) return false
  provider.session = session
  provider.createProviders?.()
  dropNamespaces(provider)
  return true
}
