import { parseLink } from '../../core/url.js'

/** The version of the messages that the frame is asked to speak (WIRE 1.1). */
const PROTOCOL_VERSION = '4'

/** What the frame is told by its address. */
export interface FrameUrlParams {
  /** The secure site's base URL, without a slash at the end. */
  readonly base: string
  readonly projectId: string | undefined
  /** CAIP-2 id of the active network. */
  readonly chainId: string
  /** The endpoint of that network. */
  readonly rpcUrl: string | undefined
  readonly enableLogger: boolean
  /** Asks for a version of smart accounts other than the usual one, for development. */
  readonly smartAccountVersion: string | undefined
}

const ENDPOINT = /^(?:https?|wss?):$/

/** The address of the frame (WIRE 3.1). An endpoint that is no web address is left out (SECURITY: SEC-F6). */
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
