import type { CaipAddress } from '../../core/caip.js'
import { tasks } from '../../core/task.js'

const loadOf = tasks<string>()

/**
 * Runs the single load of a list. Concurrent calls for the same owner share the answer; a call for another owner ends
 * the first.
 *
 * @param list which list
 * @param work loads it; `isCurrent` says whether its answer is still needed
 */
export const loadOnce = (
  list: string,
  owner: CaipAddress,
  work: (signal: AbortSignal, isCurrent: () => boolean) => Promise<void>,
): Promise<void> => loadOf(list).join(signal => work(signal, () => !signal.aborted), owner)
