import type { CaipNetworkId, ChainNamespace } from '../caip.js'

/** Whom a sign-in message is about. */
export interface SignInAccount {
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
}

/** What a sign-in message says, whatever the family (CAIP-122). */
export interface SignInMessageData extends SignInAccount {
  /** What stands before `://` in front of the domain. EIP-4361 allows it; few messages have it. */
  readonly scheme?: string
  /** The host of the site that asks, with its port. */
  readonly domain: string
  /** The page that asks. */
  readonly uri: string
  /** Always `1`. */
  readonly version: string
  /** Text of the server against replay: 8 to 128 letters and digits. */
  readonly nonce: string
  /** What the visitor agrees to: one line of ASCII text. */
  readonly statement?: string
  /** When the message was made; ISO 8601, as are all times. EIP-4361 requires it. */
  readonly issuedAt?: string
  /** When it stops being valid. */
  readonly expirationTime?: string
  /** When it starts being valid. */
  readonly notBefore?: string
  /** The site's own name for the attempt. */
  readonly requestId?: string
  /** URIs that the visitor agrees to or grants. */
  readonly resources?: readonly string[]
}

/** What a text says: Sign-In With Solana leaves everything but domain and address to the site. */
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

/** What must be in a message of EIP-4361. */
export const REQUIRED = ['uri', 'version', 'chainId', 'nonce', 'issuedAt'] as const

/** What the first line calls a family's accounts. */
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

/** What Sign-In With Solana calls the clusters, by their CAIP-2 reference. */
const CLUSTERS: readonly (readonly [reference: string, name: string])[] = [
  ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'mainnet'],
  ['4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'testnet'],
  ['EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'devnet'],
]

/** What stands on the line `Chain ID`: the CAIP-2 reference, or a cluster's name. */
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
