import { Refusal } from './refusal.mjs'

/**
 * A network that the wallet serves.
 * @typedef {object} Network
 * @property {'eip155' | 'solana'} namespace
 * @property {string} caipNetworkId
 * @property {number | string} chainId as replies name it: a number for EVM, the CAIP-2 id for Solana
 * @property {string} rpcUrl
 * @property {string} name
 */

/** @param {string | number} chainId @returns {string} a CAIP-2 id, of EVM where only a number is given */
function toCaip(chainId) {
  const text = String(chainId)
  if (/^\d{1,15}$/.test(text)) return `eip155:${Number(text)}`
  if (/^0x[0-9a-f]{1,12}$/i.test(text)) return `eip155:${Number(text)}`
  return text
}

/**
 * The networks of the stack. The wallet calls only the stack's nodes, whatever URL a page gives.
 * @param {object} stack
 * @param {readonly { caipNetworkId: string, name?: string, rpcUrl: string }[]} stack.chains
 * @param {() => readonly string[]} stack.nodeOrigins origins on which a page's `rpcUrl` may be
 */
export function createNetworks({ chains, nodeOrigins }) {
  /** @param {string | undefined} rpcUrl */
  const isOurs = rpcUrl =>
    rpcUrl !== undefined && URL.canParse(rpcUrl) && nodeOrigins().includes(new URL(rpcUrl).origin)
  return {
    /** The first network, for a page that names none. */
    first: chains[0]?.caipNetworkId ?? '',
    /**
     * @param {string | number} chainId CAIP-2 id, or a number for EVM
     * @param {string | undefined} [rpcUrl] the page's own RPC URL
     * @returns {Network}
     * @throws {Refusal} the wallet does not serve this network
     */
    find(chainId, rpcUrl) {
      const caipNetworkId = toCaip(chainId)
      const [namespace, reference = ''] = caipNetworkId.split(':')
      const chain = chains.find(entry => entry.caipNetworkId === caipNetworkId)
      const url = rpcUrl !== undefined && isOurs(rpcUrl) ? rpcUrl : chain?.rpcUrl
      if (url === undefined || (namespace !== 'eip155' && namespace !== 'solana')) {
        throw new Refusal('This network is not supported by the embedded wallet')
      }
      const name = chain?.name ?? (namespace === 'solana' ? 'Local Solana' : `Chain ${reference}`)
      const id = namespace === 'eip155' ? Number(reference) : caipNetworkId
      return { namespace, caipNetworkId, chainId: id, rpcUrl: url, name }
    },
    /** @param {string | number} chainId @returns {boolean} */
    has: chainId => chains.some(entry => entry.caipNetworkId === toCaip(chainId)),
  }
}
/** @typedef {ReturnType<typeof createNetworks>} Networks */
