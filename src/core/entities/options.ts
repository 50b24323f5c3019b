import type { AccountTypes } from '../rules/account-types.js'
import type { FeaturesInput } from '../features.js'
import type { NetworkInput } from './network.js'
import type { Services } from './services.js'
import type { Wallet } from './wallet.js'

/** The theme as a visitor sees it. */
export type ThemeMode = 'light' | 'dark'

/** What a site tells wallets about itself. */
export interface Metadata {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** An endpoint of `customRpcUrls`. */
export interface CustomRpcUrl {
  readonly url: string
}

/** Theme variables a site may set (SPEC 2); names as on the CSS side. */
export interface ThemeVariables {
  readonly '--w3m-accent'?: string
  readonly '--w3m-background'?: string
  readonly '--w3m-color-mix'?: string
  readonly '--w3m-color-mix-strength'?: number | string
  readonly '--w3m-font-family'?: string
  readonly '--w3m-font-size-master'?: string
  readonly '--w3m-border-radius-master'?: string
  readonly '--w3m-z-index'?: number | string
  readonly '--w3m-qr-color'?: string
}

/** Options of `createWalletModal` that every layer may read; adapters are added by the client. */
export interface Options {
  readonly projectId?: string | undefined
  readonly networks: readonly NetworkInput[]
  readonly defaultNetwork?: { readonly id: string | number } | undefined
  readonly metadata?: Partial<Metadata> | undefined
  readonly features?: FeaturesInput | undefined
  readonly basic?: boolean | undefined
  readonly themeMode?: ThemeMode | 'system' | undefined
  readonly themeVariables?: ThemeVariables | undefined
  readonly customWallets?: readonly Wallet[] | undefined
  readonly featuredWalletIds?: readonly string[] | undefined
  readonly includeWalletIds?: readonly string[] | undefined
  readonly excludeWalletIds?: readonly string[] | undefined
  /** Wallets to hide by reverse-DNS id or by name without regard to case (SPEC 5). */
  readonly excludeWallets?: readonly { readonly rdns?: string; readonly name?: string }[] | undefined
  readonly defaultAccountTypes?: AccountTypes | undefined
  readonly customRpcUrls?: Readonly<Record<string, readonly CustomRpcUrl[]>> | undefined
  readonly chainImages?: Readonly<Record<string, string>> | undefined
  readonly connectorImages?: Readonly<Record<string, string>> | undefined
  readonly termsConditionsUrl?: string | undefined
  readonly privacyPolicyUrl?: string | undefined
  readonly allowUnsupportedChain?: boolean | undefined
  readonly enableNetworkSwitch?: boolean | undefined
  readonly enableReconnect?: boolean | undefined
  readonly enableEIP6963?: boolean | undefined
  readonly enableInjected?: boolean | undefined
  readonly enableWalletGuide?: boolean | undefined
  readonly enableWallets?: boolean | undefined
  readonly enableEmbedded?: boolean | undefined
  readonly disableAppend?: boolean | undefined
  readonly testnetBalances?: boolean | undefined
  readonly siwx?: unknown
  readonly siweConfig?: unknown
  readonly debug?: boolean | undefined
  readonly services?: Services | undefined
  readonly remoteConfig?: boolean | undefined
  readonly locale?: string | undefined
  readonly messages?: Readonly<Record<string, string>> | undefined
  readonly nonce?: string | undefined
  readonly syncTabs?: boolean | undefined
}
