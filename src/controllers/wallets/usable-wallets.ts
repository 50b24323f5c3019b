import type { ChainNamespace } from '../../core/caip.js'
import type { Wallet } from '../../core/entities/wallet.js'

/** The environment that a wallet must support. */
export interface WalletPlace {
  readonly phone: boolean
  /** Families of the site's networks. */
  readonly namespaces: readonly ChainNamespace[]
  /** The site has no adapters, so a pairing link is the only way to a wallet. */
  readonly universal: boolean
}

/**
 * How many of the 64 digits of a catalogue id are compared: enough to distinguish wallets, and few because every
 * visitor loads them.
 */
const DIGITS = 16

/**
 * Wallets that open the page in their own browser, so that they work on phones without a link to pair by: Coinbase under
 * its catalogue and connector ids, Base Account and Binance (WIRE 4.4, 9.7).
 */
const KEPT_ON_PHONES: ReadonlySet<string> = new Set([
  'd0ca99ff52b99abc',
  'coinbaseWallet',
  'coinbaseWalletSDK',
  'fd20dc426fb37566',
  'baseAccount',
  '2fafea35bb471d22',
])

/** Phantom and Solflare, which do so on Solana (SPEC 5, WIRE 4.4). */
const KEPT_ON_SOLANA: ReadonlySet<string> = new Set(['a797aa35c0fadbfc', '1ca0bdd474757870'])

/** Why a wallet that is not installed cannot be used in an environment; `undefined` if it can (SPEC 5, WIRE 2.2). */
export function whyUnusable(wallet: Wallet, { phone, namespaces, universal }: WalletPlace): string | undefined {
  const { id, mobile_link, desktop_link, webapp_link } = wallet
  const start = id.slice(0, DIGITS)
  if (universal && !mobile_link && !desktop_link && !webapp_link) return 'it has no link to pair by'
  if (!phone || mobile_link || KEPT_ON_PHONES.has(id) || KEPT_ON_PHONES.has(start)) return undefined
  if (KEPT_ON_SOLANA.has(start) && namespaces.includes('solana')) return undefined
  return 'it has no link for phones'
}
