/**
 * A request of a page, as a family answers it.
 * @typedef {object} WalletCall
 * @property {string} method
 * @property {unknown} params
 * @property {string} caipNetworkId
 * @property {readonly import('../keys.mjs').Keys[]} keys of the accounts that the session holds, the active one first
 * @property {(caipNetworkId: string) => string | undefined} node where the chain's node is
 */

/**
 * One family of chains. `anyChain` families take every chain of their namespace, since an account needs no node; of the
 * others only chains that the wallet knows.
 * @typedef {object} Family
 * @property {readonly string[]} methods
 * @property {readonly string[]} events
 * @property {boolean} anyChain
 * @property {(keys: import('../keys.mjs').Keys, caipNetworkId: string) => string} address
 * @property {(call: WalletCall) => Promise<unknown>} answer throws `RpcError` for what it refuses
 */

import { isRecord } from '../../api/body.mjs'
import { invalidParams, unknownAccount } from '../rpc-error.mjs'

/** The params as an object, also when they came as a list of one. @param {unknown} params @returns {Record<string, unknown>} */
export function paramsOf(params) {
  const [first] = Array.isArray(params) ? params : [params]
  if (isRecord(first)) return first
  throw invalidParams('an object is needed')
}

/** @param {unknown} value @param {string} name @returns {string} */
export function textOf(value, name) {
  if (typeof value === 'string') return value
  throw invalidParams(`"${name}" must be a text`)
}

/**
 * The keys of the account that a page names; the active one when it names none.
 * @param {WalletCall} call
 * @param {Family} family
 * @param {unknown} address
 * @returns {import('../keys.mjs').Keys}
 */
export function keysOf({ keys, caipNetworkId }, family, address) {
  const [active] = keys
  if (!active) throw unknownAccount('any account')
  if (address === undefined || address === null) return active
  const wanted = String(address).toLowerCase()
  const found = keys.find(one => family.address(one, caipNetworkId).toLowerCase() === wanted)
  if (!found) throw unknownAccount(String(address))
  return found
}
