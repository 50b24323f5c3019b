const viewers = new Set<object>()

/** Notes whether a part of the page shows a native balance; one that goes says `false`. */
export function noteBalanceViewer(viewer: object, shows: boolean): void {
  if (shows) viewers.add(viewer)
  else viewers.delete(viewer)
}

/** Whether the page shows a native balance anywhere. */
export const isBalanceShown = (): boolean => viewers.size > 0
