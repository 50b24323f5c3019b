/** A wallet of the catalogue (SPEC 3, with the links and marks that the catalogue service adds). */
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
  readonly installed?: boolean
}
