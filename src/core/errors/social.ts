import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** The window of a social login was closed before the login was finished. */
export class PopupClosedError extends WalletModalError {
  override readonly name = 'PopupClosedError'
  readonly code = 'SOCIAL_POPUP_CLOSED'

  constructor(options?: WalletModalErrorOptions) {
    super('Popup closed', options)
  }
}

/** A social login could not start: no window opened, there is no login URL, or a login in this tab could not return. */
export class SocialStartError extends WalletModalError {
  override readonly name = 'SocialStartError'
  readonly code = 'SOCIAL_START_FAILED'
  /** The browser did not let the window open. */
  readonly isBlocked: boolean
  /** The browser does not let the site store data, which a login in this tab needs. */
  readonly isStorageBlocked: boolean

  constructor({
    isBlocked = false,
    isStorageBlocked = false,
    ...options
  }: WalletModalErrorOptions & { readonly isBlocked?: boolean; readonly isStorageBlocked?: boolean } = {}) {
    super('Failed to initiate social connection', options)
    this.isBlocked = isBlocked
    this.isStorageBlocked = isStorageBlocked
  }
}

/** A login by Farcaster failed. */
export class FarcasterError extends WalletModalError {
  override readonly name = 'FarcasterError'
  readonly code = 'FARCASTER_FAILED'

  constructor(options?: WalletModalErrorOptions) {
    super('Failed to connect to farcaster', options)
  }
}
