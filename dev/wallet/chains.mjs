import { isRecord } from '../api/body.mjs'
import { familyOf } from './families/index.mjs'
import { invalidParams, RpcError } from './rpc-error.mjs'

const HOSTS = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** @param {unknown} url @returns {boolean} whether it is on this machine; no other host is ever called */
function isLocal(url) {
  try {
    return HOSTS.has(new URL(String(url)).hostname)
  } catch {
    return false
  }
}

/** The chains that the wallet knows, and the active one of each family. */
export class WalletChains {
  /** @type {Map<string, string | undefined>} */
  #nodes = new Map()
  /** @type {Map<string, string>} */
  #current = new Map()
  /** The nodes that it was created with. @type {ReadonlyMap<string, string | undefined>} */
  #initial

  /** @param {Readonly<Record<string, string>>} rpcUrls CAIP-2 id (or number of an EVM chain) → node on this machine */
  constructor(rpcUrls) {
    for (const [id, url] of Object.entries(rpcUrls)) {
      const caipNetworkId = /^\d+$/.test(id) ? `eip155:${id}` : id
      if (!familyOf(caipNetworkId)) throw new TypeError(`"${id}" is no chain of a family that this wallet speaks.`)
      if (url !== '' && !isLocal(url)) throw new TypeError(`The node of ${caipNetworkId} must be on this machine.`)
      this.#nodes.set(caipNetworkId, url || undefined)
    }
    this.#initial = new Map(this.#nodes)
    this.reset()
  }

  /** Removes added chains, and returns to the first chain of each family. */
  reset() {
    this.#nodes = new Map(this.#initial)
    this.#current.clear()
    for (const id of [...this.#nodes.keys()].reverse()) this.#current.set(namespaceOf(id), id)
  }

  /** @returns {string[]} CAIP-2 ids of the chains that the wallet knows */
  list() {
    return [...this.#nodes.keys()]
  }

  /** @param {string} caipNetworkId @returns {boolean} whether the wallet can serve it */
  serves(caipNetworkId) {
    const family = familyOf(caipNetworkId)
    return family !== undefined && (family.anyChain || this.#nodes.has(caipNetworkId))
  }

  /** @param {string} caipNetworkId @returns {string | undefined} */
  node(caipNetworkId) {
    return this.#nodes.get(caipNetworkId)
  }

  /** @param {string} namespace @returns {string | undefined} the chain that is on */
  current(namespace) {
    return this.#current.get(namespace)
  }

  /** @param {string} caipNetworkId @throws {RpcError} 4902 for a chain that it does not know */
  switchTo(caipNetworkId) {
    if (!this.serves(caipNetworkId)) {
      throw new RpcError(4902, `Unrecognized chain ID "${caipNetworkId}". Try adding the chain first.`)
    }
    this.#current.set(namespaceOf(caipNetworkId), caipNetworkId)
  }

  /**
   * Adds a chain as `wallet_addEthereumChain` describes it. A node elsewhere is not called: then the chain has none.
   * @param {unknown} params
   * @returns {string} its CAIP-2 id
   */
  add(params) {
    const [chain] = Array.isArray(params) ? params : [params]
    const caipNetworkId = toChainId(chain)
    const urls = isRecord(chain) && Array.isArray(chain.rpcUrls) ? chain.rpcUrls : []
    if (!this.#nodes.has(caipNetworkId)) this.#nodes.set(caipNetworkId, urls.find(isLocal))
    return caipNetworkId
  }
}

/** @param {string} caipNetworkId */
export const namespaceOf = caipNetworkId => caipNetworkId.split(':')[0] ?? ''

/**
 * @param {unknown} value what `wallet_switchEthereumChain` and `wallet_addEthereumChain` take
 * @returns {string} CAIP-2 id
 */
export function toChainId(value) {
  const id = isRecord(value) ? String(value.chainId) : ''
  if (!/^0x[0-9a-f]{1,13}$/i.test(id)) throw invalidParams('"chainId" must be hex')
  return `eip155:${Number(id)}`
}
