/** How to detect a wallet's extension in a page: its name in the global scope, and its family. */
export interface InjectedWallet {
  readonly namespace?: string
  readonly injected_id?: string
}

/** A wallet of the catalogue with the links and marks that the catalogue service adds. */
export interface Wallet {
  readonly id: string
  readonly name: string
  readonly image_id?: string
  readonly image_url?: string
  readonly homepage?: string
  readonly description?: string
  readonly mobile_link?: string
  readonly desktop_link?: string
  readonly webapp_link?: string
  readonly link_mode?: string
  readonly app_store?: string
  readonly play_store?: string
  readonly chrome_store?: string
  readonly rdns?: string
  readonly chains?: readonly string[]
  readonly badge_type?: 'certified' | 'none'
  readonly order?: number
  readonly supports_wc?: boolean
  readonly injected?: readonly InjectedWallet[]
  readonly installed?: boolean
}

/** A wallet of the site's own. The catalogue's names, such as `image_url`, may be used in place of those in camel case. */
export interface CustomWallet extends Partial<Wallet> {
  /** Any id that no other wallet has. */
  readonly id: string
  readonly name: string
  /** Address of its icon: `https:`, or a `data:` image. */
  readonly imageUrl?: string
  /** Its site. */
  readonly homepage?: string
  /** Link that opens it on a phone, such as `mywallet://` or `https://mywallet.example`; the pairing URI is appended. */
  readonly mobileLink?: string
  /** Link that opens it on a desktop. */
  readonly desktopLink?: string
  /** Address of its web app, which opens in a tab. */
  readonly webappLink?: string
  /** Universal link for requests without a relay. */
  readonly linkMode?: string
  /** Its pages in the App Store, Google Play and the Chrome Web Store. */
  readonly appStore?: string
  readonly playStore?: string
  readonly chromeStore?: string
  /** Reverse-DNS id that its extension announces (EIP-6963), so that the two become one row. */
  readonly rdns?: string
  /** CAIP-2 ids of the networks that it supports; by default, all of the site's. */
  readonly chains?: readonly string[]
  /** Whether it pairs over WalletConnect. */
  readonly supportsWc?: boolean
  /** How to detect its extension in a page if it does not announce itself. */
  readonly injected?: readonly (InjectedWallet & { readonly injectedId?: string })[]
}
