import { startAnvil } from './anvil.mjs'
import { deployContracts } from './deploy.mjs'
import { createMarket } from './market.mjs'

/** The chains of the stack: what is the same at every start. */
const definitions = /** @type {const} */ ([
  { chainId: 31337, name: 'Local One' },
  { chainId: 31338, name: 'Local Two' },
])

/**
 * @param {{ chainId: number, name: string }} definition
 * @param {string} rpcUrl
 */
function toNetwork({ chainId, name }, rpcUrl) {
  return {
    id: chainId,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
    testnet: false,
  }
}

/**
 * Starts both chains side by side and deploys the test contracts on each.
 * @param {...{ port: number, reserved?: ReadonlySet<number> }} plan the wanted port of each, of which a taken one is
 *   replaced, and the ports that it must not take; without it, any
 * @throws {Error} when anvil is missing or a chain does not start; nothing is left running then
 */
export async function startChains(...plan) {
  const results = await Promise.allSettled(
    definitions.map(async (definition, index) => {
      const anvil = await startAnvil({ chainId: definition.chainId, port: 0, ...plan[index] })
      const network = toNetwork(definition, anvil.url)
      try {
        const { tokens, ...contracts } = await deployContracts(network)
        return {
          chainId: definition.chainId,
          caipNetworkId: /** @type {const} */ (`eip155:${definition.chainId}`),
          name: definition.name,
          rpcUrl: anvil.url,
          pid: anvil.pid,
          stop: anvil.stop,
          network: { ...network, contracts: { ensUniversalResolver: { address: contracts.names.universalResolver } } },
          contracts,
          market: createMarket(network, tokens),
        }
      } catch (error) {
        await anvil.stop()
        throw error
      }
    }),
  )
  const failed = results.find(result => result.status === 'rejected')
  const chains = results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
  if (!failed) return chains
  await Promise.all(chains.map(chain => chain.stop()))
  throw failed.reason
}
