import { FRAME_LOAD_TIMEOUT, FRAME_READY_DELAY, FRAME_REQUEST_TIMEOUT } from '../../core/limits.js'

/** What the secure site is given of time, in ms. */
export interface FrameTimeouts {
  /** To load and to take what it is told first. */
  readonly load: number
  /** Between saying that it is ready and being spoken to. */
  readonly ready: number
  /** To answer. */
  readonly answer: number
  /** To say that it begins anew, which it does whatever it says. */
  readonly reload: number
}

/** As the specification has them. */
export const FRAME_TIMEOUTS: FrameTimeouts = {
  load: FRAME_LOAD_TIMEOUT,
  ready: FRAME_READY_DELAY,
  answer: FRAME_REQUEST_TIMEOUT,
  reload: 1_000,
}
