import { FRAME_LOAD_TIMEOUT, FRAME_READY_DELAY, FRAME_REQUEST_TIMEOUT } from '../../core/limits.js'

/** The time limits of the secure site, in ms. */
export interface FrameTimeouts {
  /** To load and to accept the first messages. */
  readonly load: number
  /** Between its ready message and the first message to it. */
  readonly ready: number
  /** To answer. */
  readonly answer: number
  /** To report a reload, which it does in any case. */
  readonly reload: number
}

/** The limits of the specification. */
export const FRAME_TIMEOUTS: FrameTimeouts = {
  load: FRAME_LOAD_TIMEOUT,
  ready: FRAME_READY_DELAY,
  answer: FRAME_REQUEST_TIMEOUT,
  reload: 1_000,
}
