import { Refusal } from '../refusal.mjs'

/** Longest wait for a node, in milliseconds. */
const PATIENCE = 20_000

/**
 * Asks a node.
 * @param {string} rpcUrl
 * @param {string} method
 * @param {unknown} params
 * @returns {Promise<unknown>}
 * @throws {Refusal} with what the node says
 */
export async function askNode(rpcUrl, method, params) {
  let reply
  try {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    reply = await response.json()
  } catch (cause) {
    throw new Refusal('The network cannot be reached', cause)
  }
  if (reply?.error) throw new Refusal(String(reply.error.message ?? 'The network refuses the request'))
  return reply?.result ?? null
}
