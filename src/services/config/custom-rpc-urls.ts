// Any object may be read by string keys; everything read is checked.
const record = (value: unknown): Readonly<Record<string, unknown>> => (value ?? {}) as Readonly<Record<string, unknown>>

/** What a site gives as URLs for a network in `customRpcUrls`, unchecked; anything but a list of `{ url }` is ignored. */
export function customRpcUrls(given: unknown, caipNetworkId: string): readonly unknown[] {
  const list = record(given)[caipNetworkId]
  return Array.isArray(list) ? list.map(entry => record(entry)['url']) : []
}
