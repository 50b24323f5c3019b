/** Social providers in their default order. */
export const SOCIALS = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'] as const

/** A social login provider. */
export type Social = (typeof SOCIALS)[number]

/** The methods of the Connect view in their order without an installed wallet. */
export const CONNECT_METHODS = ['email', 'social', 'wallet'] as const

/** A way to connect. */
export type ConnectMethod = (typeof CONNECT_METHODS)[number]

/** Connector groups in their order. */
export const CONNECTOR_GROUPS = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
] as const

/** A group of rows of the Connect view. */
export type ConnectorGroup = (typeof CONNECTOR_GROUPS)[number]

/** Wallet features in their order. */
export const WALLET_FEATURES = ['onramp', 'swaps', 'receive', 'send'] as const

/** A wallet feature button of the Account view. */
export type WalletFeature = (typeof WALLET_FEATURES)[number]

/** The enabled features, with the lists of some. */
export interface Features {
  readonly send: boolean
  readonly receive: boolean
  readonly swaps: boolean | readonly string[]
  readonly onramp: boolean | readonly string[]
  readonly email: boolean
  readonly socials: readonly Social[] | false
  readonly activity: boolean
  readonly multiWallet: boolean
  readonly analytics: boolean
  readonly allWallets: boolean
  /** Whether wallets are shown next to email and social logins, or behind a button. */
  readonly emailShowWallets: boolean
  /** Whether wallets are behind a button when there are logins next to them. */
  readonly collapseWallets: boolean
  readonly legalCheckbox: boolean
  readonly smartSessions: boolean
  readonly pay: boolean
  readonly reownBranding: boolean
  /** Whether visitors may watch any account by its address, without its wallet. */
  readonly watch: boolean
  readonly connectMethodsOrder?: readonly ConnectMethod[]
  readonly connectorTypeOrder?: readonly ConnectorGroup[]
  readonly walletFeaturesOrder?: readonly WalletFeature[]
}

/** Features as configured by a site: all or some of them; `socials: true` means all providers. */
export type FeaturesInput = Partial<Omit<Features, 'socials'> & { readonly socials: readonly Social[] | boolean }>

/** Features are on by default; some start off. */
export const DEFAULT_FEATURES: Features = {
  send: true,
  receive: true,
  swaps: true,
  onramp: true,
  email: true,
  socials: SOCIALS,
  activity: true,
  multiWallet: true,
  analytics: true,
  allWallets: true,
  emailShowWallets: true,
  collapseWallets: false,
  legalCheckbox: false,
  smartSessions: false,
  pay: false,
  reownBranding: false,
  watch: false,
}

/** Basic mode disables all feature flags. */
export const BASIC_FEATURES = Object.fromEntries(
  Object.keys(DEFAULT_FEATURES).map(key => [key, false]),
) as unknown as Features // every feature can be false

/** The items of `value` that are in `known`, each once; `undefined` if it is not a list or nothing is left. */
export function pickOrder<T extends string>(value: unknown, known: readonly T[]): readonly T[] | undefined {
  if (!Array.isArray(value)) return undefined
  const picked = known.filter(item => value.includes(item)).sort((a, b) => value.indexOf(a) - value.indexOf(b))
  return picked.length ? picked : undefined
}

/** `order` first, then the remaining items in the usual order: a configured order never hides anything. */
export const completeOrder = <T extends string>(order: readonly T[] | undefined, all: readonly T[]): readonly T[] => [
  ...new Set([...(order ?? []), ...all]),
]
