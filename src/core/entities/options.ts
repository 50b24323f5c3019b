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
  /** Default: the title of the page, or its host name. */
  readonly name: string
  /** Default: the meta description of the page. */
  readonly description: string
  /** An https URL; default: the page's origin. */
  readonly url: string
  /** URLs of pictures; default: the page's icon. */
  readonly icons: readonly string[]
}

/** An endpoint in `customRpcUrls`. */
export interface CustomRpcUrl {
  readonly url: string
}

/** The theme variables that a site may set. Each has the name of a CSS custom property. */
export interface ThemeVariables {
  /** The accent colour, such as that of the primary buttons. */
  readonly '--w3m-accent'?: string
  /** The background colour of the modal. */
  readonly '--w3m-background'?: string
  /** A colour that is mixed into the surfaces. */
  readonly '--w3m-color-mix'?: string
  /** How much of `--w3m-color-mix` is mixed in: 0 to 100 percent; default: 0. */
  readonly '--w3m-color-mix-strength'?: number | string
  /** A list of font families; no font is ever fetched. */
  readonly '--w3m-font-family'?: string
  /** The base length of all font sizes, which are multiples of it: 6 to 20 px; default: `10px`. */
  readonly '--w3m-font-size-master'?: string
  /** The base length of all corner radii, which are multiples of it: 0 to 20 px; default: `4px`. */
  readonly '--w3m-border-radius-master'?: string
  /** The modal's `z-index` while a wallet prompts inside the page, as a whole number; default: 999. */
  readonly '--w3m-z-index'?: number | string
  /** The colour of QR codes. */
  readonly '--w3m-qr-color'?: string
}

/** A site's overrides of the WalletConnect session proposal, by namespace; `rpcMap` has endpoints by CAIP-2 id. */
export interface UniversalProviderConfigOverride {
  readonly methods?: Readonly<Record<string, readonly string[]>> | undefined
  readonly chains?: Readonly<Record<string, readonly string[]>> | undefined
  readonly events?: Readonly<Record<string, readonly string[]>> | undefined
  readonly rpcMap?: Readonly<Record<string, string>> | undefined
  readonly defaultChain?: string | undefined
}

/** Options for pages shown inside a Safe. */
export interface SafeOptions {
  /**
   * Whether a Safe that embeds the page is offered as a wallet; if `false`, it is not even contacted. Default: `true`.
   */
  readonly enabled?: boolean | undefined
  /** Origins of other Safe apps that may embed the page; https subdomains of `safe.global` always may. */
  readonly origins?: readonly string[] | undefined
}

/**
 * The site's own content for a slot in the modal: an element, which is moved into the modal; a `<template>`, whose
 * content is copied; or a function that returns one of these and is called when the modal is first rendered.
 */
export type SlotContent = Element | null | (() => Element | null | undefined)

/** The slots for the site's own content in the Connect view. */
export interface ModalSlots {
  /** Above the ways to connect, such as a logo. */
  readonly header?: SlotContent | undefined
  /** Below the ways to connect, such as a link to help. */
  readonly footer?: SlotContent | undefined
}

/** The options of `createWalletModal` other than `adapters`. */
export interface Options {
  /** Identifies the site to the hosted services; not needed if every service is replaced or off. */
  readonly projectId?: string | undefined
  /** The networks that visitors can use. Invalid ones are ignored; if none is left, Ethereum is used. */
  readonly networks: readonly NetworkInput[]
  /**
   * The network for the first visit, one of `networks`; default: the first. Later visits start on the network used
   * last.
   */
  readonly defaultNetwork?: { readonly id: string | number } | undefined
  /** How wallets describe the site; missing fields are taken from the page. */
  readonly metadata?: Partial<Metadata> | undefined
  /** Turns features on or off. With a `projectId`, the project's remote configuration overrides some of them. */
  readonly features?: FeaturesInput | undefined
  /** Whether all features are off, whatever `features` says; only its orders still apply. Default: `false`. */
  readonly basic?: boolean | undefined
  /** Default: `system`, which follows the visitor's preference. */
  readonly themeMode?: ThemeMode | 'system' | undefined
  /** Overrides of colours, fonts, sizes and corner radii. */
  readonly themeVariables?: ThemeVariables | undefined
  /** Where the Connect view links to the list of all wallets; default: `SHOW`, on every device. */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE' | undefined
  /** The site's own wallets, in addition to the catalogue's. */
  readonly customWallets?: readonly CustomWallet[] | undefined
  /** Catalogue ids of the wallets to list after the installed ones, in this order. */
  readonly featuredWalletIds?: readonly string[] | undefined
  /** Catalogue ids of the only wallets to take from the catalogue; installed wallets are shown regardless. */
  readonly includeWalletIds?: readonly string[] | undefined
  /** Catalogue ids of wallets to hide. */
  readonly excludeWalletIds?: readonly string[] | undefined
  /**
   * The only wallets to show, whether installed or not, by reverse-DNS id or by name (case-insensitive). Those in
   * `includeWalletIds`, `featuredWalletIds` and `customWallets` are shown as well.
   */
  readonly includeWallets?: readonly { readonly rdns?: string; readonly name?: string }[] | undefined
  /**
   * Sorts the wallets of the Connect view and of search results, like the function passed to `Array.prototype.sort`.
   */
  readonly compareWallets?: ((one: WalletRow, other: WalletRow) => number) | undefined
  /** Whether wallets that have both kinds of links are opened on phones by their universal link; default: `false`. */
  readonly experimental_preferUniversalLinks?: boolean | undefined
  /** Wallets to hide, by reverse-DNS id or by name (case-insensitive). */
  readonly excludeWallets?: readonly { readonly rdns?: string; readonly name?: string }[] | undefined
  /**
   * The account type used first in each namespace; default: `smartAccount` for `eip155`, `payment` for `bip122`, and
   * `eoa` for all others.
   */
  readonly defaultAccountTypes?: AccountTypes | undefined
  /** Endpoints to try before a network's others, by CAIP-2 id; for Bitcoin, base URLs of Esplora services. */
  readonly customRpcUrls?: Readonly<Record<string, readonly CustomRpcUrl[]>> | undefined
  /** URLs of network pictures, by chain id or CAIP-2 id. */
  readonly chainImages?: Readonly<Record<string, string>> | undefined
  /** URLs of wallet pictures, by connector id. */
  readonly connectorImages?: Readonly<Record<string, string>> | undefined
  /** URL of the terms of service, linked below the wallets. */
  readonly termsConditionsUrl?: string | undefined
  /** URL of the privacy policy, linked below the wallets. */
  readonly privacyPolicyUrl?: string | undefined
  /** Whether a wallet may stay on a network that is not in `networks`; default: `false`. */
  readonly allowUnsupportedChain?: boolean | undefined
  /** Whether visitors are asked to switch networks; default: `true`. */
  readonly enableNetworkSwitch?: boolean | undefined
  /** Whether later visits restore the connections; default: `true`. */
  readonly enableReconnect?: boolean | undefined
  /**
   * Whether an EVM wallet in the page, when it is disconnected, is also asked to revoke the site's permission
   * (EIP-2255), so that it prompts again at the next connection; default: `true`. The permission belongs to the whole
   * site, so pages with `syncTabs: false` are disconnected too.
   */
  readonly revokeOnDisconnect?: boolean | undefined
  /** Whether wallets that announce themselves (EIP-6963) are shown; default: `true`. */
  readonly enableEIP6963?: boolean | undefined
  /** Whether the page's injected wallet is shown; default: `true`. */
  readonly enableInjected?: boolean | undefined
  /** Whether the Connect view has a hint for visitors who are new to wallets; default: `true`. */
  readonly enableWalletGuide?: boolean | undefined
  /** Whether the catalogue's wallets are shown; default: `true`. */
  readonly enableWallets?: boolean | undefined
  /**
   * Whether the modal is rendered in the page, inside `<wallet-modal-embed>`, instead of as a dialog; default: `false`.
   */
  readonly enableEmbedded?: boolean | undefined
  /** The site's own content in the Connect view. */
  readonly slots?: ModalSlots | undefined
  /** Whether the site adds `<wallet-modal-embed>` or `<w3m-modal>` to the page itself; default: `false`. */
  readonly disableAppend?: boolean | undefined
  /** Whether balances on test networks are read; by default, 0.00 is shown instead. */
  readonly testnetBalances?: boolean | undefined
  /** The site's own WalletConnect provider, used instead of the built-in one. */
  readonly universalProvider?: object | undefined
  /** Overrides of the WalletConnect session proposal. */
  readonly universalProviderConfigOverride?: UniversalProviderConfigOverride | undefined
  /** Whether the site creates the pairing URIs itself and passes each to `open({ uri })`; default: `false`. */
  readonly manualWCControl?: boolean | undefined
  /**
   * Whether wallets can connect over WalletConnect; default: `true`. Requires a `projectId`, a relay in `services`, or
   * a `universalProvider`.
   */
  readonly enableWalletConnect?: boolean | undefined
  /** Tokens, by CAIP-2 id, whose balances are read from the chain if no service lists an account's tokens. */
  readonly tokens?: Readonly<Record<string, TokenInput | readonly TokenInput[]>> | undefined
  /**
   * Hosts that token and NFT pictures may be loaded from, besides those of the services; `*.` matches any subdomain.
   */
  readonly imageHosts?: readonly string[] | undefined
  /** Options for pages shown inside a Safe. */
  readonly safe?: SafeOptions | undefined
  /** Enables sign-in with the wallet, with a `DefaultSIWX` or an implementation of your own. */
  readonly siwx?: SIWXConfig | undefined
  /**
   * Enables sign-in through the older interface, with the result of `createSIWEConfig`. Cannot be combined with `siwx`.
   */
  readonly siweConfig?: SIWXConfig | undefined
  /** The providers that sell crypto, and the visitor's country. */
  readonly onRamp?: OnRampOptions | undefined
  /**
   * Whether alerts for the site's developers are shown in the dialog. By default, they are shown on development hosts;
   * elsewhere, each is written to the console once. `false` hides them altogether.
   */
  readonly debug?: boolean | undefined
  /** Replaces services or turns them off; by default, the hosted ones are used if there is a `projectId`. */
  readonly services?: Services | undefined
  /** Whether the project's remote configuration is fetched; default: `true`. */
  readonly remoteConfig?: boolean | undefined
  /**
   * The language, as a BCP 47 tag; default: `en`. `auto` follows the page's language or, if it declares none, the
   * browser's.
   */
  readonly locale?: string | undefined
  /**
   * The site's own languages, by BCP 47 tag, as texts or as functions that load them; they override the built-in ones.
   */
  readonly locales?: Readonly<Record<string, Messages | (() => Promise<Messages>)>> | undefined
  /** The site's own texts, by key; they override those of every language. */
  readonly messages?: Messages | undefined
  /**
   * The nonce of the page's `style-src`, for browsers without constructed style sheets, where `<style>` elements are used
   * instead: Safari before 16.4, for which a site has to compile the package itself.
   */
  readonly nonce?: string | undefined
  /** Whether connecting or disconnecting in one tab of the site takes effect in its other tabs; default: `true`. */
  readonly syncTabs?: boolean | undefined
  /**
   * When the dialog's code is fetched: `idle`, the default, fetches it at low priority once the page is idle; `intent`
   * waits until a visitor hovers over or focuses a button, or opens the modal. Visitors who save data or are on 2G
   * always get `intent`.
   */
  readonly preload?: 'idle' | 'intent' | undefined
}
