/** Calls a site's callback. An error that it throws is reported, and does not change the outcome of the action. */
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
