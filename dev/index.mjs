import { startApi } from './api/server.mjs'
import { devAccounts } from './evm/accounts.mjs'
import { startChains } from './evm/chains.mjs'

/** Ports that are tried first. */
export const defaultPorts = Object.freeze({ api: 8787, evm: 8545, evm2: 8546 })

/** How many wallets the catalogue holds unless told otherwise. */
const WALLETS = 600

/** @param {string} name @param {unknown} value @param {number} max @returns {number} */
function checkCount(name, value, max) {
  if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max) return Number(value)
  throw new RangeError(`${name} must be a whole number from 0 to ${max}.`)
}

/**
 * Starts two local EVM chains with test contracts and a server that imitates the hosted services, all on 127.0.0.1.
 * @param {import('./index.d.mts').DevStackOptions} [options]
 * @returns {Promise<import('./index.d.mts').DevStack>}
 * @throws {RangeError} for a port or a number of wallets that cannot be
 * @throws {Error} when anvil is missing or does not start; nothing is left running then
 */
export async function startDevStack({ ports = {}, wallets = WALLETS, log = false } = {}) {
  const wanted = { ...defaultPorts, ...ports }
  for (const [name, port] of Object.entries(wanted)) checkCount(`ports.${name}`, port, 65_535)
  checkCount('wallets', wallets, 100_000)

  const chains = await startChains([wanted.evm, wanted.evm2], wanted.api)
  const accounts = devAccounts.map(account => ({ ...account }))
  const networks = chains.map(chain => chain.network)
  const contracts = Object.fromEntries(chains.map(chain => [chain.chainId, chain.contracts]))
  const describe = (/** @type {string} */ url) =>
    chains.map(({ chainId, caipNetworkId, name, rpcUrl }) => {
      const proxyUrl = `${url}/v1?chainId=${caipNetworkId}&projectId=dev`
      return { chainId, caipNetworkId, name, rpcUrl, proxyUrl }
    })

  let api
  try {
    api = await startApi({
      port: wanted.api,
      chains,
      wallets,
      info: url => ({ api: { url }, evm: describe(url), accounts, contracts, networks }),
      print: log ? line => console.log(line) : () => undefined,
    })
  } catch (error) {
    await Promise.all(chains.map(chain => chain.stop()))
    throw error
  }
  const { url, faults, project, log: requests } = api
  const evm = describe(url).map((chain, index) => ({
    ...chain,
    stop: async () => chains[index]?.stop(),
  }))

  /** @type {Promise<void> | undefined} */
  let stopping
  const stopAll = async () => {
    await Promise.all([api.stop(), ...chains.map(chain => chain.stop())])
  }
  return {
    api: { url, faults, project, requests: route => requests.list(route), clear: () => requests.clear() },
    evm,
    accounts,
    contracts,
    networks,
    stop: () => (stopping ??= stopAll()),
  }
}
