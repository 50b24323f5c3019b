/** The social login providers, in their default order. */
export const SOCIALS = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'] as const

/** A social login provider. */
export type Social = (typeof SOCIALS)[number]

/** The ways to connect, in their default order for visitors without an installed wallet. */
export const CONNECT_METHODS = ['email', 'social', 'wallet'] as const

/** A way to connect. */
export type ConnectMethod = (typeof CONNECT_METHODS)[number]

/** The groups of wallets in the Connect view, in their default order. */
export const CONNECTOR_GROUPS = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
] as const

/** A group of wallets in the Connect view. */
export type ConnectorGroup = (typeof CONNECTOR_GROUPS)[number]

/** The feature buttons of the Account view, in their default order. */
export const WALLET_FEATURES = ['onramp', 'swaps', 'receive', 'send'] as const

/** A feature button of the Account view. */
export type WalletFeature = (typeof WALLET_FEATURES)[number]

/** The features that are orders, with their allowed items. */
export const FEATURE_ORDERS = {
  connectMethodsOrder: CONNECT_METHODS,
  connectorTypeOrder: CONNECTOR_GROUPS,
  walletFeaturesOrder: WALLET_FEATURES,
} as const

/**
 * The features that are on or off, and the lists that some of them take. The defaults are those of a site without a
 * project's remote configuration.
 */
export interface Features {
  /** The Send button of the account; default: `true`. */
  readonly send: boolean
  /** The Receive button of the account; default: `true`. */
  readonly receive: boolean
  /** Swapping tokens; a list counts as `true`, an empty list as `false`. Default: `true`. */
  readonly swaps: boolean | readonly string[]
  /** Buying crypto; a list names the default providers to keep. Default: `true`. */
  readonly onramp: boolean | readonly string[]
  /** Logging in by email; default: `true`. */
  readonly email: boolean
  /** The social logins that are offered, in this order; default: all of them. */
  readonly socials: readonly Social[] | false
  /** The list of the account's transactions; default: `true`. */
  readonly activity: boolean
  /**
   * Whether several wallets of a namespace can be connected at once; `false`: a new one replaces the previous one.
   * Default: `true`.
   */
  readonly multiWallet: boolean
  /** Analytics events and error reports; default: `true`. */
  readonly analytics: boolean
  /** The list of all wallets; default: `true`. */
  readonly allWallets: boolean
  /** Whether wallets are listed next to email and social logins instead of behind a button; default: `true`. */
  readonly emailShowWallets: boolean
  /** Whether wallets are behind a button where there are email or social logins; default: `false`. */
  readonly collapseWallets: boolean
  /**
   * Whether visitors must accept the terms or privacy policy before they connect; default: `false`. Requires the option
   * `termsConditionsUrl` or `privacyPolicyUrl`.
   */
  readonly legalCheckbox: boolean
  /** Has no effect; accepted for compatibility. */
  readonly smartSessions: boolean
  /** Payments to the site; turns off email and social logins. Default: `false`. */
  readonly pay: boolean
  /** Has no effect; accepted for compatibility. */
  readonly reownBranding: boolean
  /** Whether visitors may watch any account by its address, without its wallet; default: `false`. */
  readonly watch: boolean
  /** The order of the ways to connect; default: email, social, wallet, but wallets first if one is installed. */
  readonly connectMethodsOrder?: readonly ConnectMethod[]
  /**
   * The order of the groups of wallets; default: walletConnect, recent, injected, featured, custom, external,
   * recommended.
   */
  readonly connectorTypeOrder?: readonly ConnectorGroup[]
  /** The order of the account's feature buttons; default: onramp, swaps, receive, send. */
  readonly walletFeaturesOrder?: readonly WalletFeature[]
}

/** The features that a site configures, all or some of them; `socials: true` means all providers. */
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
