import { ModalClosedError } from '../core/errors/attempt.js'
import { instance, instanceValue } from '../core/instance.js'

/** The number of times the site closed the modal: an opening that was still loading then shows nothing. */
const closes = instanceValue(() => ({ count: 0 }))

/** Records that the site closed the modal. */
export const recordClose = (): unknown => closes().count++

/** Begins an opening; returns whether it is over, because the site closed the modal or the instance has ended. */
export function beginOpening(): () => boolean {
  const { created, signal: life } = instance()
  const closed = closes()
  const { count } = closed
  return () => closed.count !== count || (created && life.aborted)
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
