import type { ConnectResult } from '../../chains/adapter.js'
import type { ChainNamespace } from '../../core/caip.js'
import { atEnd } from '../../core/instance.js'
import { ModalClosedError } from '../../core/errors/attempt.js'

/** An attempt to connect that is under way. */
export interface Attempt {
  readonly connectorId: string
  readonly namespace: ChainNamespace
  readonly isSame: () => boolean
  readonly stop: AbortController
  readonly task: Promise<ConnectResult>
}

let running: Attempt | undefined

/** The attempt under way, if any. */
export const runningAttempt = (): Attempt | undefined => running

/** Notes the attempt that is under way now. */
export function setAttempt(attempt: Attempt | undefined): void {
  running = attempt
}

/** Ends the attempt under way, if any: it rejects, and an answer of the wallet that comes later has no effect. */
export function cancelConnect(): void {
  running?.stop.abort(new ModalClosedError())
  running = undefined
}

atEnd(cancelConnect)
