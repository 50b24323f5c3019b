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
