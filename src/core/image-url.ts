import { safeImageUrl } from './url.js'

/**
 * Hosts that mirror token and NFT pictures and are not chosen by the token's author (SECURITY: SEC-P1). The first two
 * are used by the hosted blockchain service, the third has NFT previews.
 */
export const IMAGE_HOSTS: readonly string[] = ['cdn.zerion.io', 'api.sim.dune.com', 'lh3.googleusercontent.com']

const isHost = (host: string, allowed: string): boolean =>
  allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed

/**
 * A picture from external metadata, if it may be loaded: it is embedded, or its host is on the list.
 *
 * @param hosts with port, where there is one; `*.` matches any subdomain
 */
export function trustedImage(url: string | undefined, hosts: readonly string[]): string | undefined {
  const safe = safeImageUrl(url)
  if (!safe || /^(?:data|blob):/.test(safe)) return safe
  const { host } = new URL(safe)
  return hosts.some(allowed => isHost(host, allowed.toLowerCase())) ? safe : undefined
}
