import { OfflineError } from '../errors/offline.js'

/**
 * To be awaited before code is imported for the first time. Some browsers (Chromium up to 150) keep the failure of an
 * import for as long as the page lives; so one that says it is offline is asked for the page first, which a server on this
 * machine or a service worker still answers.
 *
 * @throws {OfflineError} nobody answers
 */
export async function expectNetwork(): Promise<void> {
  if (globalThis.navigator?.onLine !== false) return
  await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch((cause: unknown) => {
    throw new OfflineError({ cause })
  })
}
