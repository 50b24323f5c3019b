import { internalError, ProviderRpcError } from './provider-rpc-error.js'
import { isRecord } from './shapes.js'

/** Sends one JSON-RPC call to a chain's node. */
export class Nodes {
  readonly #fetch: typeof globalThis.fetch
  #id = 0

  constructor(fetch?: typeof globalThis.fetch) {
    // Looked up on every call, so that a page may replace it later.
    this.#fetch = fetch ?? ((input, init) => globalThis.fetch(input, init))
  }

  /**
   * Calls a method and returns its result.
   *
   * @param url Endpoint of the chain's node; empty or missing means there is none.
   * @throws {ProviderRpcError} with the node's code and message, or -32603 if the node cannot be reached.
   */
  async call(url: string | undefined, method: string, params: unknown): Promise<unknown> {
    if (!url) throw internalError('No node is configured for this chain.')
    const reply = await this.#post(url, { jsonrpc: '2.0', id: (this.#id += 1), method, params: params ?? [] })
    if (!isRecord(reply)) throw internalError('The node answered with no JSON-RPC object.')
    if (isRecord(reply['error'])) throw toProviderError(reply['error'])
    return reply['result']
  }

  async #post(url: string, body: unknown): Promise<unknown> {
    try {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      const response = await this.#fetch(url, init)
      return await response.json()
    } catch (error) {
      throw internalError(`The node did not answer: ${String(error)}`)
    }
  }
}

function toProviderError({ code, message, data }: Readonly<Record<string, unknown>>): ProviderRpcError {
  return new ProviderRpcError(
    typeof code === 'number' ? code : -32603,
    typeof message === 'string' ? message : 'Internal error',
    data,
  )
}
