import type { InjectedWallet, Wallet } from './wallet.js'

/** A site's own wallet. The catalogue's names, such as `image_url`, may be used instead of those in camel case. */
export interface CustomWallet extends Partial<Wallet> {
  /** Any unique id. */
  readonly id: string
  readonly name: string
  /** URL of its icon: `https:`, or a `data:` image. */
  readonly imageUrl?: string
  /** Its site. */
  readonly homepage?: string
  /** Link that opens it on a phone, such as `mywallet://` or `https://mywallet.example`; the pairing URI is appended. */
  readonly mobileLink?: string
  /** Link that opens it on a desktop. */
  readonly desktopLink?: string
  /** URL of its web app, which opens in a tab. */
  readonly webappLink?: string
  /** Universal link for requests without a relay. */
  readonly linkMode?: string
  /** Where to get it: the App Store, Google Play, the Chrome Web Store. */
  readonly appStore?: string
  readonly playStore?: string
  readonly chromeStore?: string
  /** Reverse-DNS id that its extension announces (EIP-6963), so that the two become one row. */
  readonly rdns?: string
  /** CAIP-2 ids of the networks it supports; by default, all of the site's. */
  readonly chains?: readonly string[]
  /** Whether it pairs over WalletConnect. */
  readonly supportsWc?: boolean
  /** How to detect its extension in a page if it does not announce itself. */
  readonly injected?: readonly (InjectedWallet & { readonly injectedId?: string })[]
}
