import { type ChainNamespace, isCaipNetworkId, isChainNamespace } from '../../core/caip.js'
import { NAMES, chosenNetworkName, connectorIdName, missingWalletName } from './names.js'
import type { Store } from './store.js'

/** First-load code: only reads existing data, without schemas and the store's fallbacks. */
const page: Pick<Store, 'get'> = {
  get(name) {
    try {
      return localStorage.getItem(name) ?? undefined
    } catch {
      return undefined // denied or missing storage is a first visit
    }
  },
}

/**
 * The namespaces that an earlier visit left connected, each once. Only a hint: whether a connection still exists is up
 * to the wallet.
 */
export function storedNamespaces(from: Pick<Store, 'get'> = page): readonly ChainNamespace[] {
  if (from.get(NAMES.connectionStatus) === 'disconnected') return []
  const names = from.get(NAMES.connectedNamespaces)?.split(',') ?? []
  return [...new Set(names.map(name => name.trim()))]
    .filter(isChainNamespace)
    .filter(namespace => from.get(connectorIdName(namespace)))
}

/** The CAIP-2 id of the last active network; `undefined` if none or an unreadable one is stored. */
export function storedNetworkId(from: Pick<Store, 'get'> = page): string | undefined {
  const id = from.get(NAMES.activeNetworkId)
  return isCaipNetworkId(id) ? id : undefined
}

/** Whether an earlier visit chose a network without a wallet, and none has connected in its namespace since. */
export const isNetworkChosen = (
  namespace: ChainNamespace,
  caipNetworkId: string,
  from: Pick<Store, 'get'> = page,
): boolean => from.get(chosenNetworkName(namespace)) === caipNetworkId

/** Whether the wallet of a stored connection did not appear on the last visit: it may have been uninstalled. */
export const isWalletMissing = (namespace: ChainNamespace, from: Pick<Store, 'get'> = page): boolean =>
  from.get(missingWalletName(namespace)) === from.get(connectorIdName(namespace))

/** Whether an earlier visit left a visitor logged in. Only a hint: whether they still are is up to the secure site. */
export const isLoginStored = (from: Pick<Store, 'get'> = page): boolean => from.get(NAMES.emailLoginUsed) === 'true'
