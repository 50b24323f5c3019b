import { FRAME_LOAD_TIMEOUT, FRAME_READY_DELAY, FRAME_REQUEST_TIMEOUT, WITHDRAWAL_WAIT } from '../../core/limits.js'

/** The time limits of the secure site, in ms. */
export interface FrameTimeouts {
  /** To load and to accept the first messages. */
  readonly load: number
  /** Between its ready message and the first message to it. */
  readonly ready: number
  /** To answer. */
  readonly answer: number
  /** To answer a request for approval that was withdrawn: with its result, if it was already approved. */
  readonly withdrawal: number
  /** To report a reload, which it does in any case. */
  readonly reload: number
}

/** The limits of the specification. */
export const FRAME_TIMEOUTS: FrameTimeouts = {
  load: FRAME_LOAD_TIMEOUT,
  ready: FRAME_READY_DELAY,
  answer: FRAME_REQUEST_TIMEOUT,
  withdrawal: WITHDRAWAL_WAIT,
  reload: 1_000,
}
