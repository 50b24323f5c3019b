import type { AccountType } from '../entities/account-types.js'

/** The Bitcoin networks by the first half of their genesis hash, the reference of their CAIP-2 id (WIRE 9.1). */
export const BITCOIN_REFERENCES = {
  mainnet: '000000000019d6689c085ae165831e93',
  testnet: '000000000933ea01ad0ee984209779ba',
  signet: '00000008819873e925422c1ff0f99f7c',
  regtest: '0f9188f13cb7b2c71f2a335e3a4fc328',
} as const

/** The name of a Bitcoin network. */
export type BitcoinNetworkName = keyof typeof BITCOIN_REFERENCES

/** Address prefixes and their networks. Test networks share their prefixes. */
const FORMS: readonly (readonly [RegExp, readonly BitcoinNetworkName[]])[] = [
  [/^(?:bc1[02-9ac-hj-np-z]{11,87}|BC1[02-9AC-HJ-NP-Z]{11,87})$/, ['mainnet']],
  [/^(?:tb1[02-9ac-hj-np-z]{11,87}|TB1[02-9AC-HJ-NP-Z]{11,87})$/, ['testnet', 'signet']],
  [/^(?:bcrt1[02-9ac-hj-np-z]{11,85}|BCRT1[02-9AC-HJ-NP-Z]{11,85})$/, ['regtest']],
  [/^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/, ['mainnet']],
  [/^[mn2][1-9A-HJ-NP-Za-km-z]{25,34}$/, ['testnet', 'signet', 'regtest']],
]

/**
 * The networks whose addresses look like this one; none if it does not look like a Bitcoin address. Checksums are not
 * verified.
 */
export const bitcoinNetworksOf = (address: unknown): readonly BitcoinNetworkName[] =>
  typeof address === 'string' ? (FORMS.find(([form]) => form.test(address))?.[1] ?? []) : []

/** Whether a value looks like a Bitcoin address of some network. */
export const isBitcoinAddress = (value: unknown): value is string => bitcoinNetworksOf(value).length > 0

/** The name of a network by its CAIP-2 reference. */
export const bitcoinNetworkName = (reference: unknown): BitcoinNetworkName | undefined =>
  NAMES.find(name => BITCOIN_REFERENCES[name] === reference)

// Object.keys returns plain strings; these are the keys of the table above
const NAMES = Object.keys(BITCOIN_REFERENCES) as readonly BitcoinNetworkName[]

/** Taproot addresses are for ordinals, all others for payments, unless a wallet says otherwise. */
export const accountTypeOf = (address: string): AccountType =>
  /^(?:bc|tb|bcrt)1p/i.test(address) ? 'ordinal' : 'payment'
