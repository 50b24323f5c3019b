/** Longest wait for a chain, in milliseconds. */
const CHAIN_TIMEOUT = 10_000

/** A chain that does not answer. */
export class ChainDownError extends Error {}

/**
 * Makes JSON-RPC calls in one request.
 * @param {string} rpcUrl
 * @param {readonly { method: string, params: readonly unknown[] }[]} calls
 * @returns {Promise<any[]>} the results in order; `undefined` for a call that the chain refused
 * @throws {ChainDownError} it does not answer
 */
export async function askChain(rpcUrl, calls) {
  if (!calls.length) return []
  const body = JSON.stringify(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call })))
  try {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(CHAIN_TIMEOUT),
    })
    const answers = await response.json()
    const byId = new Map(
      answers.map((/** @type {{ id: number, result: unknown }} */ answer) => [answer.id, answer.result]),
    )
    return calls.map((_call, id) => byId.get(id))
  } catch (cause) {
    throw new ChainDownError('The chain does not answer.', { cause })
  }
}
