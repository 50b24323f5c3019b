import { Controller } from '../../core/controller.js'
import type { LinkKind } from '../../core/links/deeplink.js'

/** A wallet that was opened from a tap. */
export interface OpenedWallet {
  readonly walletId: string
  readonly kind: LinkKind
  /** Its link for later requests (WIRE 6); none for web pages and wallets that do not pair. */
  readonly choice?: { readonly href: string; readonly name: string } | undefined
}

/** The opened wallet, and its answer. */
export interface OpenedWalletState {
  /** The wallet opened last; a new object for every tap. */
  readonly opened: OpenedWallet | undefined
  /** Whether the wallet declined the previous link. */
  readonly declined: boolean
}

/** Holds the wallet that was opened by a link. */
export class OpenedWalletController extends Controller<OpenedWalletState> {
  constructor() {
    super({ opened: undefined, declined: false })
  }

  /** A wallet was opened. */
  open(opened: OpenedWallet): void {
    this.set({ opened, declined: false })
  }

  /** The view was left. The wallet may still accept the link. */
  leave(): void {
    this.set({ declined: false })
  }

  /** The wallet declined, and a fresh link is being created. */
  decline(): void {
    this.set({ opened: undefined, declined: true })
  }
}

/** The page's opened wallet. */
export const openedWalletController = new OpenedWalletController()
