import type { Wallet } from '../../core/entities/wallet.js'
import { safeAppUrl } from '../../core/links/app-url.js'
import { cleanLabel } from '../../core/text/label.js'
import { RECENT_WALLETS } from '../../core/limits.js'
import { walletReader } from '../catalogue/wallet-schema.js'
import { type Reader, bool, objectOf, text } from '../readers.js'
import { CONNECTION_KEYS } from './connection-keys.js'
import { NAMES } from './names.js'
import { RECENT_WALLETS_NAME } from './recent-wallets.js'
import { type StorageKey, id, none, readCount, row, unique } from './storage-key.js'

const count = (name: string): StorageKey<number | undefined> => row(name, 'json', readCount, undefined)
/** Maximum number of emails in one row. */
const RECENT_EMAILS = 3
const EMAIL = /^[^\s@,]{1,64}@[^\s@,]{1,190}(?![\s\S])/
const email = text(EMAIL)
const wallet = walletReader('storage')

/** The link of the last opened wallet (WIRE 4.4), shared with the WalletConnect client. */
const readDeepLink: Reader<{ readonly href: string; readonly name: string }> = objectOf<{
  readonly href: string
  readonly name: string
}>({ href: safeAppUrl, name: value => (typeof value === 'string' ? (cleanLabel(value) ?? '') : undefined) }, {})

/** Every stored value that is not a cache (SPEC 3; names of WIRE 6). Caches are in `cache-keys`. */
export const KEYS = {
  ...CONNECTION_KEYS,
  recentWallets: row<readonly Wallet[]>(RECENT_WALLETS_NAME, 'json', unique(wallet, RECENT_WALLETS), none),
  deepLinkChoice: row<{ readonly href: string; readonly name: string } | undefined>(
    NAMES.deepLinkChoice,
    'json',
    readDeepLink,
    undefined,
  ),
  connectedSocial: id('@appkit/connected_social'),
  socialUsername: id('@appkit-wallet/SOCIAL_USERNAME'),
  socialProvider: id('@appkit/social_provider'),
  // written by kits that sites have migrated from, and read only to keep them out of reports
  recentEmails: row<readonly string[]>('@appkit/recent_emails', 'list', unique(email, RECENT_EMAILS), none),
  emailLoginUsed: row<boolean>(NAMES.emailLoginUsed, 'json', bool, false),
  email: row<string | undefined>('@appkit-wallet/EMAIL', 'text', email, undefined),
  lastEmailLoginTime: count('@appkit-wallet/LAST_EMAIL_LOGIN_TIME'),
  lastUsedChain: id('@appkit-wallet/LAST_USED_CHAIN_KEY'),
  smartAccountNetworks: row<readonly string[]>(
    '@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS',
    'list',
    unique(value => (/^[1-9]\d{0,15}$/.test(String(value)) ? String(value) : undefined)),
    none,
  ),
  // reserved, and read only to keep it out of reports
  sessionToken: id('@appkit-wallet/SESSION_TOKEN_KEY'),
  smartAccountVersion: id('@appkit-wallet/dapp_smart_account_version'),
} as const
