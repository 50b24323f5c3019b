/** A global variable of a wallet's extension, as catalogues list it. */
export interface InjectedWallet {
  /** The chain family of the wallet, such as `eip155`. */
  readonly namespace?: string
  /** The name of a global variable of its extension, such as `isExample`. */
  readonly injected_id?: string
}

/** A wallet of the catalogue, with the fields that the catalogue service returns. */
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

/** A wallet that the site adds itself. The field names of the catalogue, such as `image_url`, are accepted as well. */
export interface CustomWallet extends Partial<Wallet> {
  /** An id that no other wallet has. */
  readonly id: string
  readonly name: string
  /** The URL of its icon: `https:`, or a `data:` image. */
  readonly imageUrl?: string
  /** The URL of its website. */
  readonly homepage?: string
  /**
   * The link that opens the wallet on a phone, such as `mywallet://` or `https://mywallet.example`; the pairing URI is
   * appended.
   */
  readonly mobileLink?: string
  /** The link that opens the wallet on a desktop; the pairing URI is appended. */
  readonly desktopLink?: string
  /** The URL of its web app, which opens in a new tab. */
  readonly webappLink?: string
  /** A universal link for requests that do not go through a relay. */
  readonly linkMode?: string
  /** Its page in the App Store. */
  readonly appStore?: string
  /** Its page on Google Play. */
  readonly playStore?: string
  /** Its page in the Chrome Web Store. */
  readonly chromeStore?: string
  /**
   * The reverse-DNS id that its extension announces (EIP-6963), so that the extension and this entry become one row.
   */
  readonly rdns?: string
  /** CAIP-2 ids of the networks that it supports; default: all of the site's networks. */
  readonly chains?: readonly string[]
  /** Whether it can be connected over WalletConnect. */
  readonly supportsWc?: boolean
  /** Accepted because catalogues have it; without effect, as extensions are recognised by `rdns`. */
  readonly injected?: readonly (InjectedWallet & { readonly injectedId?: string })[]
}
