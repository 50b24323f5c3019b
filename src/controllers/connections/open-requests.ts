import { instanceValue } from '../../core/instance.js'
import type { Route } from '../shell/router.js'

/** Where the visitor decides. */
export const APPROVAL: Route = { view: 'ApproveTransaction', args: undefined }

/** Requests awaiting the visitor's decision. */
const open = instanceValue(() => new Set<AbortController>())

/** Whether the visitor has something to decide. */
export const hasOpenRequests = (): boolean => open().size > 0

/** Adds a request that is pending until `done` is called or the signal is aborted. */
export function openRequest(): { readonly signal: AbortSignal; readonly done: () => void } {
  const controller = new AbortController()
  const own = open()
  own.add(controller)
  return { signal: controller.signal, done: () => void own.delete(controller) }
}

/** Rejects all of them: no one can decide on what is not visible (SPEC 2). */
export function rejectOpenRequests(): void {
  const all = [...open()]
  open().clear()
  for (const controller of all) controller.abort()
}
