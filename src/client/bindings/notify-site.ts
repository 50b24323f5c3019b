/** Calls a callback of the site. An error of its own is reported as such: it does not change how an action ended. */
export function notifySite<A extends readonly unknown[]>(
  callback: ((...args: A) => void) | undefined,
  ...args: A
): void {
  try {
    callback?.(...args)
  } catch (error) {
    reportError(error)
  }
}
