import type { CaipAddress } from '../../core/caip.js'
import { tasks } from '../../core/task.js'

const loadOf = tasks<string>()

/** How a call treats a load under way for the same owner. */
export interface LoadOnceOptions {
  /** Joins it only if it is forced too; otherwise replaces it. */
  readonly force?: boolean | undefined
  /** Replaces it in any case, because its answer may predate a change. */
  readonly restart?: boolean | undefined
}

/**
 * Runs a list's load, one at a time. Concurrent calls for the same owner share its answer unless their options forbid it; a
 * call for another owner replaces it.
 *
 * @param list which list
 * @param work loads it; `isCurrent` says whether its answer is still needed
 */
export function loadOnce(
  list: string,
  owner: CaipAddress,
  work: (signal: AbortSignal, isCurrent: () => boolean) => Promise<void>,
  { force = false, restart = false }: LoadOnceOptions = {},
): Promise<void> {
  const task = loadOf(list)
  const forced = `forced ${owner}`
  const run = (signal: AbortSignal): Promise<void> => work(signal, () => !signal.aborted)
  if (restart) return task.replace(run, forced)
  return task.join(run, force || task.key === forced ? forced : owner)
}
