import { parseLink } from '../../core/url.js'

/** The requested version of the messages (WIRE 1.1). */
const PROTOCOL_VERSION = '4'

/** The parameters of the frame's address. */
export interface FrameUrlParams {
  /** The secure site's base URL, without a trailing slash. */
  readonly base: string
  readonly projectId: string | undefined
  /** CAIP-2 id of the active network. */
  readonly chainId: string
  /** The endpoint of that network. */
  readonly rpcUrl: string | undefined
  readonly enableLogger: boolean
  /** Requests a version of smart accounts other than the default, for development. */
  readonly smartAccountVersion: string | undefined
}

const ENDPOINT = /^(?:https?|wss?):$/

/** The address of the frame (WIRE 3.1). An endpoint without a web URL is omitted (SECURITY: SEC-F6). */
export function frameUrl({ base, projectId, chainId, rpcUrl, enableLogger, smartAccountVersion }: FrameUrlParams): URL {
  const url = new URL(`${base}/sdk`)
  const endpoint = parseLink(rpcUrl)
  const query = {
    projectId: projectId ?? '',
    chainId,
    version: PROTOCOL_VERSION,
    enableLogger: String(enableLogger),
    ...(endpoint && ENDPOINT.test(endpoint.protocol) ? { rpcUrl: endpoint.href } : {}),
    ...(smartAccountVersion && /^v[67]$/.test(smartAccountVersion) ? { smartAccountVersion } : {}),
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}
