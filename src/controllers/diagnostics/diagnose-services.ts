import { isCaipNetworkId } from '../../core/caip.js'
import type { ServiceDiagnosis } from '../../core/entities/diagnostics.js'
import type { LoggedRequest } from '../../services/request-log.js'

/** The fixed segments of service paths; anything else is a parameter and may be an address, a name or a key. */
const FIXED_SEGMENTS: ReadonlySet<string> = new Set(
  (
    'account address allowance appkit assets auth authenticate balance build-approve build-transaction config convert e ' +
    'exchanges fee-estimates fungible gas-price generators getAnalyticsConfig getAssetImage getWalletImage getWallets ' +
    'history identity json-rpc me nonce onramp onrampurl options origins price profile projects public quote quotes ' +
    'reverse revoke sessions sign-out status suggestions supported-chains tokens transfers tx utxo v1'
  ).split(' '),
)

/** Method names of the chains' interfaces; anything else is not repeated. */
const CALL = /^[a-zA-Z]{1,20}(?:_[a-zA-Z0-9]{1,40})?(?![\s\S])/

/** A part of a host that is long and has digits may be the key of an endpoint. */
const KEY_IN_HOST = /\b(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{16,}\b/g

/** The host of a URL, without what may be a key in it. */
export const hostOf = ({ host }: URL): string => host.replace(KEY_IN_HOST, '{}')

const routeOf = (path: string): string =>
  path
    .split('/')
    .map(part => (part === '' || FIXED_SEGMENTS.has(part) ? part : '{}'))
    .join('/')

/** An endpoint's calls, and the network if its URL names one. */
function callsOf(calls: string, { searchParams }: URL): string {
  const network = searchParams.get('chainId')
  const names = calls.split(' ').map(name => (CALL.test(name) ? name : '{}'))
  return [...names, ...(isCaipNetworkId(network) ? [network] : [])].join(' ')
}

function placeOf({ base, path }: LoggedRequest): { readonly host: string; readonly route: string } {
  try {
    const url = new URL(base)
    const isRoute = path === '' || path.startsWith('/')
    return { host: hostOf(url), route: isRoute ? routeOf(path || url.pathname) : callsOf(path, url) }
  } catch {
    return { host: '', route: '' }
  }
}

const hasFailed = ({ error, status = 0 }: LoggedRequest): boolean => error !== undefined || status >= 400

/** The last request to each route of each service, and its number of failures; the latest first. */
export function diagnoseServices(requests: readonly LoggedRequest[]): readonly ServiceDiagnosis[] {
  const routes = new Map<string, LoggedRequest[]>()
  for (const request of [...requests].reverse()) {
    const { host, route } = placeOf(request)
    const key = `${host} ${request.method} ${route}`
    routes.set(key, [...(routes.get(key) ?? []), request])
  }
  return [...routes.values()].flatMap(([last, ...earlier]) => {
    if (!last) return []
    const { method, at, status, duration, error } = last
    const failed = [last, ...earlier].filter(hasFailed).length
    const asked = earlier.length + 1
    return [{ ...placeOf(last), method, asked, failed, at: new Date(at).toISOString(), status, duration, error }]
  })
}
