import { memberOf } from '../readers.js'

/** What a site gives as URLs for a network in `customRpcUrls`, unchecked; anything but a list of `{ url }` is ignored. */
export function customRpcUrls(given: unknown, caipNetworkId: string): readonly unknown[] {
  const list = memberOf(given, caipNetworkId)
  return Array.isArray(list) ? list.map(entry => memberOf(entry, 'url')) : []
}
