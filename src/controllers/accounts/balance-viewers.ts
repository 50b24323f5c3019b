const viewers = new Set<object>()

/** Records whether a part of the page shows a native balance; `false` when it is removed. */
export function updateBalanceViewer(viewer: object, shows: boolean): void {
  if (shows) viewers.add(viewer)
  else viewers.delete(viewer)
}

/** Whether the page shows a native balance anywhere. */
export const isBalanceShown = (): boolean => viewers.size > 0
