import type { ChainNamespace } from '../caip.js'

/** Account types. */
const ACCOUNT_TYPES = ['eoa', 'smartAccount', 'payment', 'ordinal', 'stx'] as const

/**
 * A type of account: `eoa` (with a key of its own) or `smartAccount`; in Bitcoin wallets `payment`, `ordinal` or `stx`.
 */
export type AccountType = (typeof ACCOUNT_TYPES)[number]

/** The preferred account type of each namespace. */
export type AccountTypes = Readonly<Partial<Record<ChainNamespace, AccountType>>>

/** Default account type per namespace. */
export const DEFAULT_ACCOUNT_TYPES: AccountTypes = {
  eip155: 'smartAccount',
  solana: 'eoa',
  polkadot: 'eoa',
  bip122: 'payment',
}

/** Whether `value` is an account type. */
export const isAccountType = (value: unknown): value is AccountType => ACCOUNT_TYPES.some(type => type === value)

/** The visitor's stored choice, else the site's default, else the family's. */
export const preferredAccountType = (
  namespace: ChainNamespace,
  stored: AccountTypes,
  site: AccountTypes,
): AccountType => stored[namespace] ?? site[namespace] ?? DEFAULT_ACCOUNT_TYPES[namespace] ?? 'eoa'
