import type { CaipAddress } from '../../core/caip.js'
import { tasks } from '../../core/task.js'

const loadOf = tasks<string>()

/** How a load treats one that is under way for the same owner. */
export interface LoadOnceOptions {
  /** Only an answer that was asked for in the same way will do. */
  readonly force?: boolean | undefined
  /** Something has just happened, which no answer under way may show. */
  readonly anew?: boolean | undefined
}

/**
 * Runs the single load of a list. Concurrent calls for the same owner share the answer; a call for another owner, or one
 * that the load under way does not suit, ends it.
 *
 * @param list which list
 * @param work loads it; `isCurrent` says whether its answer is still needed
 */
export function loadOnce(
  list: string,
  owner: CaipAddress,
  work: (signal: AbortSignal, isCurrent: () => boolean) => Promise<void>,
  { force = false, anew = false }: LoadOnceOptions = {},
): Promise<void> {
  const task = loadOf(list)
  const forced = `forced ${owner}`
  const run = (signal: AbortSignal): Promise<void> => work(signal, () => !signal.aborted)
  if (anew) return task.replace(run, forced)
  return task.join(run, force || task.key === forced ? forced : owner)
}
