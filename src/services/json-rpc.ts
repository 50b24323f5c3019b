import { HttpUnreachableError, MalformedReplyError } from '../core/errors/service.js'
import { RPC_BATCH_SIZE } from '../core/limits.js'
import { type ChainCheck, type RpcAnswers, type RpcCall, RpcEndpoint, type RpcEndpointOptions } from './rpc-endpoint.js'
import { untriedIn } from './rpc-reply.js'

/** Calls of one chain over its endpoints. */
export interface Rpc {
  /**
   * Makes a call. Calls made in the same microtask are batched.
   *
   * @throws {JsonRpcError} the chain refused it; final, no other endpoint is asked, except for the codes of rate limits and
   *   missing methods
   * @throws {HttpUnreachableError} no endpoint answered, or none is given
   * @throws {HttpStatusError} every endpoint failed, the last with a status
   * @throws {MalformedReplyError} the endpoint omitted the call, or every endpoint returned an invalid reply
   */
  request(method: string, params?: RpcCall['params'], signal?: AbortSignal): Promise<unknown>
}

/** Options of `createRpc`. */
export type RpcClientOptions = RpcEndpointOptions

interface Waiting extends RpcCall {
  readonly signal: AbortSignal | undefined
  readonly resolve: (result: unknown) => void
  readonly reject: (reason: unknown) => void
  /** Called when the caller cancels the call; set once the call has been sent. */
  onAbort?: () => void
}

/** Checks that an EVM endpoint serves the chain with this id. */
export const evmChainCheck = (chainId: number): ChainCheck => ({
  method: 'eth_chainId',
  isExpected: result => typeof result === 'string' && /^0x[\da-fA-F]{1,14}$/.test(result) && Number(result) === chainId,
})

/** A signal that aborts once all calls have been cancelled. */
function allAborted(calls: readonly Waiting[]): AbortSignal {
  const controller = new AbortController()
  const look = (): void => {
    if (calls.every(({ signal }) => signal?.aborted)) controller.abort(calls[0]?.signal?.reason)
  }
  for (const call of calls) call.onAbort = look
  return controller.signal
}

function settle({ resolve, reject }: Waiting, reply: RpcAnswers[number]): void {
  if (!reply) reject(new MalformedReplyError({ details: 'The reply omits this call.' }))
  else if ('error' in reply) reject(reply.error)
  else resolve(reply.result)
}

/**
 * Creates a client for one chain: working endpoints are used in order, failed ones last, and those are re-checked at
 * most every 4 s while calls are made (SPEC 7). Without calls nothing is sent.
 *
 * @param urls endpoints, best first; see `rpcEndpoints`
 */
export function createRpc(urls: readonly string[], options: RpcClientOptions = {}): Rpc {
  const endpoints = urls.map(url => new RpcEndpoint(url, options))
  let queue: Waiting[] = []

  async function send(calls: readonly Waiting[]): Promise<void> {
    const signal = allAborted(calls)
    const ranked = [...endpoints.filter(({ isFailed }) => !isFailed), ...endpoints.filter(({ isFailed }) => isFailed)]
    let failure: unknown = new HttpUnreachableError({ details: 'There is no endpoint.' })
    let open = calls
    for (const endpoint of ranked) {
      try {
        const bare = open.map(({ method, params }) => ({ method, params }))
        const answers = await endpoint.send(bare, signal)
        const untried = answers.map(untriedIn)
        open.forEach((call, index) => {
          if (!untried[index]) settle(call, answers[index])
        })
        open = open.filter((_call, index) => untried[index])
        if (!open.length) return
        failure = untried.find(Boolean)
      } catch (error) {
        failure = error
        if (signal.aborted) break
      }
    }
    for (const { reject } of open) reject(failure)
  }

  function flush(): void {
    const calls = queue.filter(({ signal }) => !signal?.aborted)
    queue = []
    // without a working endpoint, the calls themselves are the check
    if (endpoints.some(({ isFailed }) => !isFailed)) for (const endpoint of endpoints) void endpoint.ping()
    for (let at = 0; at < calls.length; at += RPC_BATCH_SIZE) void send(calls.slice(at, at + RPC_BATCH_SIZE))
  }

  return {
    request: (method, params = [], signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const done = (): void => signal?.removeEventListener('abort', abort)
        const call: Waiting = {
          method,
          params,
          signal,
          resolve: result => (done(), resolve(result)),
          reject: reason => (done(), reject(reason)),
        }
        const abort = (): void => {
          reject(signal?.reason)
          call.onAbort?.()
        }
        signal?.addEventListener('abort', abort, { once: true })
        if (!queue.length) queueMicrotask(flush)
        queue.push(call)
      }),
  }
}
