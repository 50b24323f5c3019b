import { Controller } from '../../core/controller.js'
import type { LinkKind } from '../../core/links/deeplink.js'

/** A wallet that was opened from a tap. */
export interface OpenedWallet {
  readonly walletId: string
  readonly kind: LinkKind
  /** How it is reached for the requests that follow (WIRE 6); none for web pages and wallets that do not pair. */
  readonly choice?: { readonly href: string; readonly name: string } | undefined
}

/** Leading the visitor over to a wallet and back. */
export interface HandOffState {
  /** The wallet opened last; another object for every tap. */
  readonly opened: OpenedWallet | undefined
  /** Whether the wallet said no to the link before the present one. */
  readonly declined: boolean
}

/** Holds what is known of a visitor who was led over to a wallet. */
export class HandOffController extends Controller<HandOffState> {
  constructor() {
    super({ opened: undefined, declined: false })
  }

  /** A wallet was opened. */
  open(opened: OpenedWallet): void {
    this.set({ opened, declined: false })
  }

  /** The wallet said no, and a fresh link is on its way. */
  decline(): void {
    this.set({ opened: undefined, declined: true })
  }
}

/** The page's hand-over. */
export const handOffController = new HandOffController()
