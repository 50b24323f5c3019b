import { OfflineError } from '../errors/offline.js'

/** Whether the browser reports being online; `true` if unknown. */
export const isOnline = (): boolean => globalThis.navigator?.onLine !== false

/**
 * To be awaited before code is imported for the first time. Some browsers (Chromium up to 150) cache a failed import
 * for the lifetime of the page; so a browser that reports being offline first fetches the page, which a local server or
 * a service worker still answers.
 *
 * @throws {OfflineError} there is no answer
 */
export async function expectNetwork(): Promise<void> {
  if (isOnline()) return
  await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch((cause: unknown) => {
    throw new OfflineError({ cause })
  })
}

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the visitor has data saving on, or is on a 2G network; not available in every browser. */
export function isDataSaved(): boolean {
  const page: (Navigator & { readonly connection?: Connection }) | undefined = globalThis.navigator
  const connection = page?.connection
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}
