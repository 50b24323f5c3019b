import { Controller } from '../../core/controller.js'
import type { WalletLink } from '../../core/links/deeplink.js'
import { navigation } from '../../core/platform/navigation.js'

/** A request that waits in a wallet on this device. */
export interface WaitingRequest {
  /** Brings the wallet to the front for it; none once the wallet has answered, while another one may follow. */
  readonly link: WalletLink | undefined
  /** The wallet's name; empty if unknown. */
  readonly wallet: string
}

/** The request that the dialog offers to open the wallet for. */
export interface WaitingRequestState {
  readonly request: WaitingRequest | undefined
}

/** Holds the request that waits in a wallet that did not come to the front by itself. */
export class WaitingRequestController extends Controller<WaitingRequestState> {
  constructor() {
    super({ request: undefined })
  }

  /** Offers to open the wallet. */
  offer(request: WaitingRequest): void {
    this.set({ request })
  }

  /** The wallet has answered, or the request is over. */
  end(): void {
    this.set({ request: undefined })
  }
}

/** The page's waiting request. */
export const waitingRequestController = new WaitingRequestController()

/** Opens the wallet; call it from the tap itself. */
export function openWaitingRequest({ link }: WaitingRequest): void {
  if (link) navigation().open(link.url, link.target)
}
