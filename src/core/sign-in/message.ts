import type { CaipNetworkId, ChainNamespace } from '../caip.js'

/** The account that signs in. */
export interface SignInAccount {
  readonly accountAddress: string
  /** The CAIP-2 id of the chain. */
  readonly chainId: CaipNetworkId
}

/** The contents of a sign-in message, for every chain family (CAIP-122). */
export interface SignInMessageData extends SignInAccount {
  /** The scheme of the domain, without `://`. It is optional in EIP-4361, and rarely used. */
  readonly scheme?: string
  /** The host of the site that requests the sign-in, with its port. */
  readonly domain: string
  /** The URI of the page that requests the sign-in. */
  readonly uri: string
  /** Always `1`. */
  readonly version: string
  /** A random text from the server that prevents replay: 8 to 128 letters and digits. */
  readonly nonce: string
  /** The statement to which the visitor agrees: one line of ASCII text. */
  readonly statement?: string
  /** When the message was created, in ISO 8601. Required by EIP-4361. */
  readonly issuedAt?: string
  /** When the message expires, in ISO 8601. */
  readonly expirationTime?: string
  /** When the message becomes valid, in ISO 8601. */
  readonly notBefore?: string
  /** The site's own id for the attempt. */
  readonly requestId?: string
  /** URIs to which the visitor agrees or grants access. */
  readonly resources?: readonly string[]
}

/** A parsed message. Sign-In With Solana requires only domain and address. */
export type ParsedSignInMessage = { readonly namespace: ChainNamespace } & Pick<
  SignInMessageData,
  'domain' | 'accountAddress'
> &
  Partial<SignInMessageData>

/** The lines of a message after its statement, in their order. */
export const LINES = [
  ['uri', 'URI'],
  ['version', 'Version'],
  ['chainId', 'Chain ID'],
  ['nonce', 'Nonce'],
  ['issuedAt', 'Issued At'],
  ['expirationTime', 'Expiration Time'],
  ['notBefore', 'Not Before'],
  ['requestId', 'Request ID'],
] as const

/** The line above the resources. */
export const RESOURCES = 'Resources:'

/** The required fields of an EIP-4361 message. */
export const REQUIRED = ['uri', 'version', 'chainId', 'nonce', 'issuedAt'] as const

/** The name of each family in the first line of a message. */
export const ACCOUNT_NAMES: Readonly<Record<ChainNamespace, string>> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
  near: 'NEAR',
  ton: 'TON',
  tron: 'TRON',
}

/** The names of the clusters in Sign-In With Solana, by their CAIP-2 reference. */
const CLUSTERS: readonly (readonly [reference: string, name: string])[] = [
  ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'mainnet'],
  ['4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'testnet'],
  ['EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'devnet'],
]

/** The text of the line `Chain ID`: the CAIP-2 reference, or the name of a cluster. */
export function toChainText(chainId: CaipNetworkId): string {
  const reference = chainId.slice(chainId.indexOf(':') + 1)
  if (!chainId.startsWith('solana:')) return reference
  return CLUSTERS.find(([known]) => known === reference)?.[1] ?? reference
}

/** The chain that a line `Chain ID` names; Solana's may carry its namespace, as wallets write it. */
export function toChainId(namespace: ChainNamespace, text: string): CaipNetworkId {
  if (namespace !== 'solana') return `${namespace}:${text}`
  const name = text.replace(/^solana:/, '')
  return `solana:${CLUSTERS.find(([, known]) => known === name)?.[0] ?? name}`
}
