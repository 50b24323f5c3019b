import type { CaipAddress } from '../../core/caip.js'
import { sameInstance } from './same-instance.js'

interface Load {
  readonly owner: CaipAddress
  readonly turn: AbortController
  readonly isSame: () => boolean
  readonly task: Promise<void>
}

const loads = new Map<string, Load>()

/**
 * Runs the one load of a list that can be under way. Who asks for the same owner meanwhile waits for the same answer;
 * asking for another owner ends the first.
 *
 * @param list which list
 * @param work loads it; `isCurrent` says whether its answer is still wanted
 */
export function loadOnce(
  list: string,
  owner: CaipAddress,
  work: (signal: AbortSignal, isCurrent: () => boolean) => Promise<void>,
): Promise<void> {
  const running = loads.get(list)
  if (running?.owner === owner && running.isSame()) return running.task
  running?.turn.abort()
  const turn = new AbortController()
  const isSame = sameInstance()
  const task = work(turn.signal, () => !turn.signal.aborted && isSame()).finally(() => {
    if (loads.get(list)?.turn === turn) loads.delete(list)
  })
  loads.set(list, { owner, turn, isSame, task })
  return task
}
