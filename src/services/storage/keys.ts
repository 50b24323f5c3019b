import { type ChainNamespace, isCaipNetworkId, isChainNamespace } from '../../core/caip.js'
import type { ConnectionStatus } from '../../core/entities/account.js'
import type { Connection } from '../../core/entities/connection.js'
import type { Wallet } from '../../core/entities/wallet.js'
import { RECENT_WALLETS } from '../../core/limits.js'
import { type AccountTypes, isAccountType } from '../../core/rules/account-types.js'
import { walletReader } from '../catalogue/wallet-schema.js'
import { type Reader, accept, bool, listOf, mapOf, text } from '../readers.js'
import { readConnections, readCount, readDeepLink, readId } from './entry-schemas.js'
import { NAMES, connectorIdName } from './names.js'

/** How a value is written: as it is, as JSON, or as texts joined by commas. */
export type Codec = 'text' | 'json' | 'list'

/** A stored value: one row of the table. */
export interface StorageKey<T> {
  readonly name: string
  readonly codec: Codec
  /** Gives what the rest of the product may see; `undefined` when nothing of the value can be used. */
  readonly read: Reader<T>
  /** What counts when nothing usable is stored. */
  readonly initial: T
}

const row = <T>(name: string, codec: Codec, read: Reader<T>, initial: T): StorageKey<T> => ({
  name,
  codec,
  read,
  initial,
})
const id = (name: string): StorageKey<string | undefined> => row(name, 'text', readId, undefined)
const count = (name: string): StorageKey<number | undefined> => row(name, 'json', readCount, undefined)

const STATUSES: readonly string[] = ['connected', 'disconnected', 'connecting', 'reconnecting']
const isStatus = (value: unknown): value is ConnectionStatus => typeof value === 'string' && STATUSES.includes(value)
const unique =
  <T>(read: Reader<T>, limit = Infinity): Reader<readonly T[]> =>
  value => {
    const items = listOf(read)(value)
    return items && [...new Set(items)].slice(0, limit)
  }
/** Emails kept to offer them again (WIRE 6). */
const RECENT_EMAILS = 3
const EMAIL = /^[^\s@,]{1,64}@[^\s@,]{1,190}(?![\s\S])/
const email = text(EMAIL)
const items: Reader<readonly unknown[]> = accept(Array.isArray)
const wallet = walletReader('storage')
const none = Object.freeze<never[]>([])

/** The connected connector's id of one namespace. */
export const connectorIdKey = (namespace: ChainNamespace): StorageKey<string | undefined> =>
  id(connectorIdName(namespace))

/** Every stored value that is not a cache (SPEC 3; names of WIRE 6). Caches are in `cache-keys`. */
export const KEYS = {
  activeNamespace: row<ChainNamespace | undefined>(
    '@appkit/active_namespace',
    'text',
    accept(isChainNamespace),
    undefined,
  ),
  activeNetworkId: row(NAMES.activeNetworkId, 'text', accept(isCaipNetworkId), undefined),
  connectedNamespaces: row<readonly ChainNamespace[]>(
    NAMES.connectedNamespaces,
    'list',
    unique(accept(isChainNamespace)),
    none,
  ),
  connectionStatus: row<ConnectionStatus>(NAMES.connectionStatus, 'text', accept(isStatus), 'disconnected'),
  connections: row<Readonly<Partial<Record<ChainNamespace, readonly Connection[]>>>>(
    '@appkit/connections',
    'json',
    mapOf(isChainNamespace, readConnections),
    {},
  ),
  disconnectedConnectorIds: row<Readonly<Partial<Record<ChainNamespace, readonly string[]>>>>(
    '@appkit/disconnected_connector_ids',
    'json',
    mapOf(isChainNamespace, () => listOf(readId)),
    {},
  ),
  recentWallets: row<readonly Wallet[]>('@appkit/recent_wallets', 'json', unique(wallet, RECENT_WALLETS), none),
  recentWallet: row<Wallet | undefined>('@appkit/recent_wallet', 'json', wallet, undefined),
  preferredAccountTypes: row<AccountTypes>(
    '@appkit/preferred_account_types',
    'json',
    mapOf(isChainNamespace, () => accept(isAccountType)),
    {},
  ),
  deepLinkChoice: row<{ readonly href: string; readonly name: string } | undefined>(
    NAMES.deepLinkChoice,
    'json',
    readDeepLink,
    undefined,
  ),
  connectedSocial: id('@appkit/connected_social'),
  socialUsername: id('@appkit-wallet/SOCIAL_USERNAME'),
  socialProvider: id('@appkit/social_provider'),
  recentEmails: row<readonly string[]>('@appkit/recent_emails', 'list', unique(email, RECENT_EMAILS), none),
  walletId: id('@appkit/wallet_id'),
  walletName: id('@appkit/wallet_name'),
  solanaWallet: id('@appkit/solana_wallet'),
  solanaCaipChain: id('@appkit/solana_caip_chain'),
  siwxSessions: row<readonly unknown[]>('@appkit/siwx', 'json', items, none),
  siwxAuthToken: row<string | undefined>('@appkit/siwx-auth-token', 'text', text(), undefined),
  siwxNonceToken: row<string | undefined>('@appkit/siwx-nonce-token', 'text', text(), undefined),
  emailLoginUsed: row<boolean>('@appkit-wallet/EMAIL_LOGIN_USED_KEY', 'json', bool, false),
  email: row<string | undefined>('@appkit-wallet/EMAIL', 'text', email, undefined),
  lastEmailLoginTime: count('@appkit-wallet/LAST_EMAIL_LOGIN_TIME'),
  lastUsedChain: id('@appkit-wallet/LAST_USED_CHAIN_KEY'),
  legacyAccountType: id('@appkit-wallet/PREFERRED_ACCOUNT_TYPE'),
  legacySmartAccount: id('@appkit-wallet/SMART_ACCOUNT_ENABLED'),
  smartAccountNetworks: row<readonly string[]>(
    '@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS',
    'list',
    unique(value => (/^[1-9]\d{0,15}$/.test(String(value)) ? String(value) : undefined)),
    none,
  ),
  sessionToken: id('@appkit-wallet/SESSION_TOKEN_KEY'),
  smartAccountVersion: id('@appkit-wallet/dapp_smart_account_version'),
} as const
