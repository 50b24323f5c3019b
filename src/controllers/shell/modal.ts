import type { ChainNamespace } from '../../core/caip.js'
import { Controller } from '../../core/controller.js'
import { walletRequests } from '../../services/wallets/wallet-requests.js'

/** The dialog. */
export interface ModalState {
  readonly open: boolean
  /** Whether the buttons on the page show work in progress. */
  readonly loading: boolean
  /** Incremented on every refused attempt to close; the dialog shakes when it changes. */
  readonly shakes: number
  /** Only this family is offered while set. */
  readonly namespace: ChainNamespace | undefined
  /** Whether the visitor has agreed to the site's terms in this visit. */
  readonly agreed: boolean
}

/** Holds whether the dialog is open. */
export class ModalController extends Controller<ModalState> {
  constructor() {
    super({ open: false, loading: false, shakes: 0, namespace: undefined, agreed: false })
  }

  /** Shows the dialog. A new visit has agreed to nothing; a closing dialog still shows the former one. */
  open(namespace?: ChainNamespace): void {
    const { open, agreed } = this.state
    this.set({ open: true, namespace, agreed: open && agreed })
  }

  /** Offers only the wallets of one family, or of all. */
  offer(namespace: ChainNamespace | undefined): void {
    this.set({ namespace })
  }

  /** Records whether the visitor agrees to the site's terms. */
  agree(agreed: boolean): void {
    this.set({ agreed })
  }

  /** Hides the dialog; pending wallet requests in it are no longer awaited. */
  close(): void {
    walletRequests.reset()
    this.set({ open: false, namespace: undefined })
  }

  /** Shakes the dialog: it cannot be closed now. */
  shake(): void {
    this.set({ shakes: this.state.shakes + 1 })
  }

  /** Turns the buttons' loading state on or off. */
  setLoading(loading: boolean): void {
    this.set({ loading })
  }
}

/** The page's dialog. */
export const modalController = new ModalController()
