import type { LitElement, ReactiveController } from 'lit'

import { framePlaceController } from '../../controllers/shell/frame-place.js'

/** Offers an element as the location of the secure frame, as long as it is not moved. */
export function offerFramePlace(host: LitElement): void {
  let offered: ReturnType<typeof framePlaceController.offer> | undefined
  const offer: ReactiveController = {
    hostConnected() {
      offered = framePlaceController.offer(host)
    },
    hostDisconnected: () => offered?.end(),
  }
  host.addController(offer)
}
