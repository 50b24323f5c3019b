import { createWalletClient, http, publicActions } from 'viem'
import { Refusal } from '../refusal.mjs'

/**
 * @typedef {object} Request
 * @property {string} method
 * @property {unknown} params
 * @property {import('../networks.mjs').Network} network
 * @property {import('../store.mjs').User} user
 * @property {import('../store.mjs').Session} session
 * @property {import('../accounts.mjs').Account} account that is on
 * @property {string} origin of the site that asks
 * @property {import('../accounts.mjs').Accounts} accounts
 * @property {import('./calls.mjs').Batches} batches
 */

/** @param {unknown} value @returns {string} */
export const toRaw = value =>
  JSON.stringify(value, (_key, entry) => (typeof entry === 'bigint' ? `0x${entry.toString(16)}` : entry), 2)

/** @param {Request} request */
export function clientOf({ network, user }) {
  const { rpcUrl, chainId, name } = network
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const chain = { id: Number(chainId), name, nativeCurrency, rpcUrls: { default: { http: [rpcUrl] } } }
  const transport = http(rpcUrl, { retryCount: 0 })
  return createWalletClient({ account: user.keys.evm, chain, transport, pollingInterval: 50 }).extend(publicActions)
}

/** @param {unknown} error @returns {Refusal} */
export const refused = error => new Refusal(String(Object(error).shortMessage ?? Object(error).message), error)
