import type { Messages } from '../../locales/en/index.js'
import type { AccountTypes } from './account-types.js'
import type { FeaturesInput } from '../features.js'
import type { NetworkInput } from './network.js'
import type { OnRampOptions } from './onramp.js'
import type { Services } from './services.js'
import type { SIWXConfig } from './siwx.js'
import type { TokenInput } from './token.js'
import type { WalletRow } from './wallet-row.js'
import type { CustomWallet } from './wallet.js'

/** The theme as a visitor sees it. */
export type ThemeMode = 'light' | 'dark'

/** The description of the site for wallets. */
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

/** Theme variables a site may set, named as in CSS. */
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

/** A site's overrides of the session proposal, keyed by namespace, except `rpcMap`, which is keyed by CAIP-2 id. */
export interface UniversalProviderConfigOverride {
  readonly methods?: Readonly<Record<string, readonly string[]>> | undefined
  readonly chains?: Readonly<Record<string, readonly string[]>> | undefined
  readonly events?: Readonly<Record<string, readonly string[]>> | undefined
  readonly rpcMap?: Readonly<Record<string, string>> | undefined
  readonly defaultChain?: string | undefined
}

/** Options for pages shown inside a Safe. */
export interface SafeOptions {
  /** `false`: the surrounding Safe is not offered as a wallet and not contacted. */
  readonly enabled?: boolean | undefined
  /** Origins that may embed the page as a Safe, besides Safe’s own app on any subdomain of `safe.global`. */
  readonly origins?: readonly string[] | undefined
}

/**
 * The site's own content for a place in the modal: an element, which is moved there; a template, whose content is copied
 * there; or a function that returns one of them when the modal is first rendered.
 */
export type SlotContent = Element | null | (() => Element | null | undefined)

/** The places in the modal for the site's own content. */
export interface ModalSlots {
  /** Above the ways to connect, such as a logo. */
  readonly header?: SlotContent | undefined
  /** Below the ways to connect, such as a link to help. */
  readonly footer?: SlotContent | undefined
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
  /** Whether the link to the list of all wallets is shown; default: shown. */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE' | undefined
  /** The site's own wallets, in addition to the catalogue's. */
  readonly customWallets?: readonly CustomWallet[] | undefined
  readonly featuredWalletIds?: readonly string[] | undefined
  readonly includeWalletIds?: readonly string[] | undefined
  readonly excludeWalletIds?: readonly string[] | undefined
  /**
   * Only these wallets are shown, installed or not, by reverse-DNS id or by name (case-insensitive), besides those of
   * `includeWalletIds`, `featuredWalletIds` and `customWallets`.
   */
  readonly includeWallets?: readonly { readonly rdns?: string; readonly name?: string }[] | undefined
  /** Orders the wallets of the Connect view and of searches, like the function of `Array.sort`. */
  readonly compareWallets?: ((one: WalletRow, other: WalletRow) => number) | undefined
  /** Opens wallets by their universal link instead of their scheme if they have both. */
  readonly experimental_preferUniversalLinks?: boolean | undefined
  /** Wallets to hide by reverse-DNS id or by name (case-insensitive). */
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
  /**
   * `false`: an EVM wallet in the page keeps the site's permission when it is disconnected. By default it is asked to
   * revoke it (EIP-2255), so that it asks the visitor again at the next connection. The permission belongs to the whole
   * site: pages of it that do not sync their tabs are disconnected too.
   */
  readonly revokeOnDisconnect?: boolean | undefined
  readonly enableEIP6963?: boolean | undefined
  readonly enableInjected?: boolean | undefined
  readonly enableWalletGuide?: boolean | undefined
  readonly enableWallets?: boolean | undefined
  readonly enableEmbedded?: boolean | undefined
  /** The site's own content in the Connect view. */
  readonly slots?: ModalSlots | undefined
  readonly disableAppend?: boolean | undefined
  readonly testnetBalances?: boolean | undefined
  /** The site's own WalletConnect provider, used instead of ours. */
  readonly universalProvider?: object | undefined
  readonly universalProviderConfigOverride?: UniversalProviderConfigOverride | undefined
  /** The site creates the pairing URIs itself and passes each to `open({ uri })`. */
  readonly manualWCControl?: boolean | undefined
  readonly enableWalletConnect?: boolean | undefined
  /** Tokens by CAIP-2 id that are read from the chain if no service lists what an account holds. */
  readonly tokens?: Readonly<Record<string, TokenInput | readonly TokenInput[]>> | undefined
  /**
   * Hosts from which token and NFT pictures may be loaded, besides those of the services; `*.` matches any subdomain.
   */
  readonly imageHosts?: readonly string[] | undefined
  /** Options for pages shown inside a Safe. */
  readonly safe?: SafeOptions | undefined
  /** Sign-in with the wallet. */
  readonly siwx?: SIWXConfig | undefined
  /** Sign-in through the older interface, as returned by `createSIWEConfig`. */
  readonly siweConfig?: SIWXConfig | undefined
  /** Buying crypto: the providers, and the visitor's country. */
  readonly onRamp?: OnRampOptions | undefined
  readonly debug?: boolean | undefined
  readonly services?: Services | undefined
  readonly remoteConfig?: boolean | undefined
  /** The language, a BCP 47 tag; `auto` follows the page's language, else the browser's. */
  readonly locale?: string | undefined
  /** The site's own languages, by tag; they override ours. */
  readonly locales?: Readonly<Record<string, Messages | (() => Promise<Messages>)>> | undefined
  /** The site's own texts, which override every language. */
  readonly messages?: Messages | undefined
  /**
   * Nonce of the page's `style-src`, for browsers without adopted style sheets (Safari before 16.4), which get
   * `<style>` elements instead.
   */
  readonly nonce?: string | undefined
  readonly syncTabs?: boolean | undefined
  /**
   * When the dialog's code is fetched: with `idle`, once the page is idle, at low priority; with `intent`, only on a
   * visitor's intent. With data saving on, always the latter.
   */
  readonly preload?: 'idle' | 'intent' | undefined
}
