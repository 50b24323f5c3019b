import { ModalClosedError } from '../core/errors/attempt.js'
import { instance, instanceValue } from '../core/instance.js'

/** Ends when the site closes the modal: an opening that was still loading then shows nothing. */
const nextClose = instanceValue(() => ({ controller: new AbortController() }))

/** Aborted once the site closes the modal. */
export const untilClosed = (): AbortSignal => nextClose().controller.signal

/** Records that the site closed the modal. */
export function recordClose(): void {
  const next = nextClose()
  const { controller } = next
  next.controller = new AbortController()
  controller.abort()
}

/** Begins an opening; returns whether it is over, because the site closed the modal or the instance has ended. */
export function beginOpening(): () => boolean {
  const { created, signal: life } = instance()
  const closed = untilClosed()
  return () => closed.aborted || (created && life.aborted)
}

/**
 * Runs what opens the modal once its code has loaded.
 *
 * @throws {ModalClosedError} the site closed the modal meanwhile, or the instance has ended
 */
export async function openOnceLoaded<C, T>(load: () => Promise<C>, run: (code: C) => T): Promise<Awaited<T>> {
  const isOver = beginOpening()
  const code = await load()
  if (isOver()) throw new ModalClosedError()
  return await run(code)
}
