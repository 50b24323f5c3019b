import type { LitElement, ReactiveController } from 'lit'

import { framePlaceController } from '../../controllers/shell/frame-place.js'

/** Offers an element as the place for the secure frame, for as long as it stays where it is in the page. */
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
