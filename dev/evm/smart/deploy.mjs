import { createTestClient, http, publicActions, walletActions } from 'viem'
import { deployer } from '../accounts.mjs'
import { receiptOf } from '../receipts.mjs'
import { DEPLOYER, deployments } from './contracts.mjs'

/** @param {string} rpcUrl @param {number} chainId */
export function chainClient(rpcUrl, chainId) {
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const chain = { id: chainId, name: `Chain ${chainId}`, nativeCurrency, rpcUrls: { default: { http: [rpcUrl] } } }
  return createTestClient({ mode: 'anvil', chain, account: deployer, transport: http(rpcUrl, { retryCount: 0 }) })
    .extend(publicActions)
    .extend(walletActions)
}
/** @typedef {ReturnType<typeof chainClient>} ChainClient */

/** Deployments that are under way or done, by chain. @type {WeakMap<ChainClient, Promise<void>>} */
const done = new WeakMap()

/** @param {ChainClient} client */
async function deployAll(client) {
  for (const { address, data, value } of deployments) {
    if (await client.getCode({ address })) continue
    const hash = await client.sendTransaction({ to: DEPLOYER, data, value })
    const { status } = await receiptOf(client, hash)
    if (status !== 'success') throw new Error(`${address} was not deployed.`)
  }
}

/**
 * Puts what smart accounts need on a chain, with the first of them that is used.
 * @param {ChainClient} client
 * @returns {Promise<void>}
 */
export function ensureDeployed(client) {
  const running = done.get(client) ?? deployAll(client)
  done.set(client, running)
  running.catch(() => done.delete(client))
  return running
}
