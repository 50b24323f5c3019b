import type { ChainNamespace } from '../caip.js'
import type { Wallet } from '../entities/wallet.js'

/** Where a wallet would have to work. */
export interface WalletPlace {
  readonly phone: boolean
  /** Families of the site's networks. */
  readonly namespaces: readonly ChainNamespace[]
  /** The site has no adapters, so that a pairing link is the only way to a wallet. */
  readonly universal: boolean
}

/**
 * Wallets that open the page in their own browser, so that they work on phones without a link to pair by: Coinbase under
 * its catalogue and connector ids, Base Account and Binance (WIRE 4.4, 9.7).
 */
const KEPT_ON_PHONES: ReadonlySet<string> = new Set([
  'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8',
  'coinbaseWallet',
  'coinbaseWalletSDK',
  'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
  'baseAccount',
  '2fafea35bb471d22889ccb49c08d99dd0a18a37982602c33f696a5723934ba25',
])

/** Phantom and Solflare, which do so on Solana (SPEC 5, WIRE 4.4). */
const KEPT_ON_SOLANA: ReadonlySet<string> = new Set([
  'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
])

/** Why a wallet that is not installed cannot be used in a place; `undefined` when it can (SPEC 5, WIRE 2.2). */
export function whyUnusable(wallet: Wallet, { phone, namespaces, universal }: WalletPlace): string | undefined {
  const { id, mobile_link, desktop_link, webapp_link } = wallet
  if (universal && !mobile_link && !desktop_link && !webapp_link) return 'it has no link to pair by'
  if (!phone || mobile_link || KEPT_ON_PHONES.has(id)) return undefined
  if (KEPT_ON_SOLANA.has(id) && namespaces.includes('solana')) return undefined
  return 'it has no link for phones'
}
