import { isServiceHosted, serviceBase, type ServiceOptions } from '../endpoints.js'

/**
 * The relays to try, best first: the site's one or several, else the hosted one given a project id.
 *
 * @throws {ServiceOffError} it is off, none of them can be used, or a project id is missing
 */
export function relayUrls(options: ServiceOptions): readonly string[] {
  const relay = options.services?.relay
  if (!Array.isArray(relay)) return [serviceBase('relay', options)]
  const given: readonly unknown[] = relay
  const urls = given.flatMap(url => {
    if (typeof url !== 'string') return []
    try {
      return [serviceBase('relay', { ...options, services: { relay: url } })]
    } catch {
      return [] // an invalid one does not affect the others
    }
  })
  return urls.length ? [...new Set(urls)] : [serviceBase('relay', { services: { relay: false } })]
}

/** Whether the hosted relay is used, whose wallets verify the page with attestations from the same host. */
export const isRelayHosted = (options: ServiceOptions): boolean => isServiceHosted('relay', options)
