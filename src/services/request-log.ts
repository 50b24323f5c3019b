import { WalletModalError } from '../core/errors/base.js'
import { instanceValue } from '../core/instance.js'
import { LOGGED_REQUESTS } from '../core/limits.js'

/** A request to a service and its response, for diagnostics. Stored unredacted: reports omit private data. */
export interface LoggedRequest {
  readonly method: string
  /** The base URL of the service, or the URL of an RPC endpoint. */
  readonly base: string
  /** The path below the base, with its slash; for an RPC endpoint, the method names. */
  readonly path: string
  /** In ms since 1970. */
  readonly at: number
  /** In ms; `undefined` while pending. */
  duration: number | undefined
  /** `undefined` without a response. */
  status: number | undefined
  /** The error code it ended with. */
  error: string | undefined
}

const logged = instanceValue((): LoggedRequest[] => [])

/** The latest requests of this instance, oldest first. */
export const loggedRequests = (): readonly LoggedRequest[] => logged()

/** Records a request about to be made; the caller fills in the status. */
export function logRequest(method: string, base: string, path = ''): LoggedRequest {
  const requests = logged()
  const request: LoggedRequest = {
    method,
    base,
    path,
    at: Date.now(),
    duration: undefined,
    status: undefined,
    error: undefined,
  }
  if (requests.push(request) > LOGGED_REQUESTS) requests.shift()
  return request
}

/** Records a request's duration and failure, and passes on its result. */
export async function logEnd<T>(request: LoggedRequest, work: Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await work
  } catch (error) {
    request.error = error instanceof WalletModalError ? error.code : error instanceof Error ? error.name : typeof error
    throw error
  } finally {
    request.duration = Math.round(performance.now() - started)
  }
}
