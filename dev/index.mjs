import { startApi } from './api/server.mjs'
import { startBitcoin } from './bitcoin/start.mjs'
import { devAccounts } from './evm/accounts.mjs'
import { startChains } from './evm/chains.mjs'
import { startRelay } from './relay/server.mjs'
import { startSolana } from './solana/start.mjs'
import { WALLET_PATH } from './api/routes/wallet.mjs'
import { createStackWallet } from './wallet/stack-wallet.mjs'

export { startRelay } from './relay/server.mjs'
export { createWalletPeer } from './wallet/peer.mjs'

/** Ports that are tried first. */
export const defaultPorts = Object.freeze({
  api: 8787,
  evm: 8545,
  evm2: 8546,
  bitcoin: 3002,
  solana: 8899,
  relay: 5555,
})

/** How many wallets the catalogue holds unless told otherwise. */
const WALLETS = 600

/** @param {string} name @param {unknown} value @param {number} max @returns {number} */
function checkCount(name, value, max) {
  if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max) return Number(value)
  throw new RangeError(`${name} must be a whole number from 0 to ${max}.`)
}

/**
 * Ports with the usual ones in place of those that are not named.
 * @param {import('./index.d.mts').DevStackOptions['ports']} ports
 * @returns {{ -readonly [Name in keyof typeof defaultPorts]: number }}
 */
function readPorts(ports = {}) {
  /** @type {Record<string, number>} */
  const wanted = { ...defaultPorts }
  for (const [name, port] of Object.entries(ports)) {
    if (!Object.hasOwn(defaultPorts, name)) {
      throw new RangeError(`ports.${name} is not known; known are ${Object.keys(defaultPorts).join(', ')}.`)
    }
    if (port !== undefined) wanted[name] = checkCount(`ports.${name}`, port, 65_535)
  }
  return /** @type {ReturnType<typeof readPorts>} */ (wanted)
}

/** What has been started; when a start fails, the rest is stopped before the failure is told. */
function createParts() {
  /** @type {{ stop: () => Promise<unknown> }[]} */
  const running = []
  const stop = async () => void (await Promise.all(running.map(part => part.stop())))
  return {
    stop,
    /** @template Part @param {Promise<Part>} starting @returns {Promise<Part>} */
    async follow(starting) {
      try {
        const part = await starting
        running.push(.../** @type {any[]} */ ([part].flat()))
        return part
      } catch (error) {
        await stop()
        throw error
      }
    },
  }
}

/**
 * Starts two local EVM chains with test contracts, a Solana chain with test tokens, a small Bitcoin service, a
 * WalletConnect relay with a wallet, and a server that imitates the hosted services, all on 127.0.0.1.
 * @param {import('./index.d.mts').DevStackOptions} [options]
 * @returns {Promise<import('./index.d.mts').DevStack>}
 * @throws {RangeError} for a port or a number of wallets that cannot be
 * @throws {Error} when anvil or a package is missing or something does not start; nothing is left running then
 */
export async function startDevStack({ ports, wallets = WALLETS, log = false } = {}) {
  const wanted = readPorts(ports)
  checkCount('wallets', wallets, 100_000)

  const print = log ? (/** @type {string} */ line) => console.log(line) : () => undefined
  const { follow, stop } = createParts()
  const chains = await follow(startChains([wanted.evm, wanted.evm2], wanted.api))
  const bitcoin = await follow(startBitcoin({ port: wanted.bitcoin, print }))
  const solana = await follow(startSolana({ port: wanted.solana, reserved: new Set([wanted.api]) }))
  const relay = await follow(startRelay({ port: wanted.relay, print }))
  const wallet = await follow(createStackWallet({ relay, chains: [...chains, ...solana.chains], bitcoin, solana }))
  const accounts = devAccounts.map(account => ({ ...account }))
  const networks = chains.map(chain => chain.network)
  const contracts = Object.fromEntries(chains.map(chain => [chain.chainId, chain.contracts]))
  const describe = (/** @type {string} */ url) =>
    chains.map(({ chainId, caipNetworkId, name, rpcUrl }) => {
      const proxyUrl = `${url}/v1?chainId=${caipNetworkId}&projectId=dev`
      return { chainId, caipNetworkId, name, rpcUrl, proxyUrl }
    })
  const api = await follow(
    startApi({
      port: wanted.api,
      chains: [...chains, ...solana.chains.map(chain => ({ ...chain, tokens: Object.values(solana.info.tokens) }))],
      wallets,
      relay,
      wallet,
      info: url => ({
        api: { url },
        evm: describe(url),
        accounts,
        contracts,
        networks,
        bitcoin: bitcoin.describe(),
        solana: solana.info,
        relay: { url: relay.url },
        wallet: { url: `${url}${WALLET_PATH}` },
      }),
      print,
    }),
  )
  const { url, faults, project, invented, log: requests } = api
  const evm = describe(url).map((chain, index) => ({
    ...chain,
    stop: async () => chains[index]?.stop(),
  }))

  /** @type {Promise<void> | undefined} */
  let stopping
  return {
    api: { url, faults, project, invented, requests: route => requests.list(route), clear: () => requests.clear() },
    evm,
    accounts,
    contracts,
    networks,
    bitcoin,
    solana: { ...solana.info, stop: solana.stop },
    relay,
    wallet: { ...wallet, url: `${url}${WALLET_PATH}` },
    stop: () => (stopping ??= stop()),
  }
}
