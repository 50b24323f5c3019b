import { createServer } from 'node:http'
import { MAX_BODY, readBody } from '../api/body.mjs'
import { readMethods } from './methods-read.mjs'
import { writeMethods } from './methods-write.mjs'
import { codes, RpcError } from './rpc-error.mjs'

/** Genesis hashes of the public clusters, by the path under which this node plays each. */
export const genesisHashes = Object.freeze({
  mainnet: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  testnet: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY',
  devnet: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
})

const headers = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-max-age': '86400',
}
/** The largest number of 64 bits, as JavaScript would write it and as it is. */
const U64_MAX = ['18446744073709552000', '18446744073709551615']

/** @param {unknown} id @param {unknown} error */
function errorReply(id, error) {
  const { code, message, data } =
    error instanceof RpcError ? error : new RpcError(codes.internal, `Internal error: ${String(error)}`)
  return { jsonrpc: '2.0', error: { code, message, ...(data === undefined ? {} : { data }) }, id }
}

/** @param {Record<string, (...params: any[]) => unknown>} methods @param {any} call */
function answerOne(methods, call) {
  const { id = null, method, params = [] } = Object(call)
  if (typeof method !== 'string') return errorReply(id, new RpcError(codes.invalidRequest, 'Invalid request'))
  const run = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (!run) return errorReply(id, new RpcError(codes.unknownMethod, 'Method not found'))
  try {
    return { jsonrpc: '2.0', result: run(...(Array.isArray(params) ? params : [])), id }
  } catch (error) {
    return errorReply(id, error)
  }
}

/** @param {string} body @param {Record<string, (...params: any[]) => unknown>} methods @returns {unknown} */
function answer(body, methods) {
  let parsed
  try {
    parsed = JSON.parse(body)
  } catch {
    return errorReply(null, new RpcError(codes.parse, 'Parse error'))
  }
  return Array.isArray(parsed) ? parsed.map(call => answerOne(methods, call)) : answerOne(methods, parsed)
}

/** @param {unknown} value @returns {string} */
export const toJson = value => JSON.stringify(value).replaceAll(...U64_MAX)

/**
 * Makes the HTTP side of a node. `/mainnet`, `/testnet` and `/devnet` are one chain under three names; the bare
 * address is devnet's.
 * @param {import('./ledger.mjs').Ledger} ledger
 */
export function createRpcServer(ledger) {
  return createServer((request, response) => {
    const end = (/** @type {number} */ status, /** @type {string} */ text) =>
      response.writeHead(status, headers).end(text)
    if (request.method === 'OPTIONS') return void end(204, '')
    if (request.method !== 'POST') return void end(405, 'Used HTTP Method is not allowed. POST or OPTIONS is required')
    const cluster = (request.url ?? '/').split(/[/?]/)[1] || 'devnet'
    const genesisHash = Object.entries(genesisHashes).find(([name]) => name === cluster)?.[1]
    if (!genesisHash) return void end(404, 'Not found')
    const methods = { ...readMethods(ledger, genesisHash), ...writeMethods(ledger) }
    readBody(request).then(
      body =>
        body === undefined
          ? end(413, `Body is longer than ${MAX_BODY} bytes`)
          : end(200, toJson(answer(body, methods))),
      () => response.destroy(),
    )
  })
}
