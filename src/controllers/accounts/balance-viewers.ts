import { isFollowed, type Readable } from '../../core/signal.js'

const viewers = new Set<object>()

/** Accounts whose balance the page has read, each with the number of changes since. */
const read = new Map<Readable<unknown>, number>()

/** Records whether a part of the page shows a native balance; `false` when it is removed. */
export function updateBalanceViewer(viewer: object, shows: boolean): void {
  if (shows) viewers.add(viewer)
  else viewers.delete(viewer)
}

/** Records that the page has read the balance of an account. It shows it for as long as it follows the account. */
export const recordBalanceRead = (account: Readable<unknown>): void => void read.set(account, 0)

/** Records a change of an account. The page has to read its balance before the next one: it shows a change a moment later. */
export function recordChange(account: Readable<unknown>): void {
  const changes = read.get(account)
  if (changes) read.delete(account)
  else if (changes === 0) read.set(account, 1)
}

/** Whether the page shows a native balance anywhere. */
export const isBalanceShown = (): boolean => viewers.size > 0 || [...read.keys()].some(isFollowed)
