/** The header names that the hosted services let a page send. */
const ALLOWED_HEADERS =
  'content-type, user-agent, referer, origin, access-control-request-method, access-control-request-headers, solana-client, sec-fetch-mode, x-sdk-type, x-sdk-version, authorization, x-nonce-jwt'

/** Routes that browsers call by beacon, which sends credentials: there the answer must name the origin. */
const BEACON_PATHS = new Set(['/e', '/batch'])

/**
 * Says that any page may read the answer.
 * @param {string} path
 * @param {string | undefined} origin
 * @returns {Record<string, string>}
 */
export function corsHeaders(path, origin) {
  const beacon = BEACON_PATHS.has(path) && origin !== undefined
  return {
    'access-control-allow-origin': beacon ? origin : '*',
    ...(beacon ? { 'access-control-allow-credentials': 'true', vary: 'origin' } : {}),
    'access-control-expose-headers': 'retry-after',
    'cross-origin-resource-policy': 'cross-origin',
  }
}

/** What a preflight adds. @type {Record<string, string>} */
export const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-headers': ALLOWED_HEADERS,
  'access-control-allow-private-network': 'true',
}
