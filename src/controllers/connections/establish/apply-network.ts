import type { CaipNetworkId, ChainNamespace } from '../../../core/caip.js'
import type { CaipNetwork } from '../../../core/entities/network.js'
import { accountsController } from '../../accounts/accounts.js'
import { networksController } from '../../networks/networks.js'
import { routerController } from '../../shell/router.js'
import { requiresSupportedNetwork } from '../../networks/requires-supported-network.js'
import { showModal } from '../show-modal.js'
import { placeNetwork } from './place-network.js'
import { readBalance } from './read-account.js'
import { addressFields } from './show-accounts.js'

/** Shows the unlisted network of a wallet like any other once the site lists it. */
export function adoptOnceListed(placeholder: CaipNetwork): void {
  if (!placeholder.unsupported) return
  const { chainNamespace: namespace, caipNetworkId } = placeholder
  const stop = networksController.subscribe(() => {
    const isActive = networksController.state.active[namespace] === placeholder
    if (isActive && !networksController.find(caipNetworkId)) return
    stop()
    if (isActive) applyNetwork(namespace, caipNetworkId)
  })
}

/**
 * Shows the network that a connected wallet reports, and its balance there. If the site does not list it, the
 * UnsupportedChain view opens unless `quiet` (SPEC 4).
 */
export function applyNetwork(
  namespace: ChainNamespace,
  caipNetworkId: CaipNetworkId | undefined,
  { quiet = false }: { readonly quiet?: boolean } = {},
): void {
  const before = networksController.state.active[namespace]
  const network = placeNetwork(namespace, caipNetworkId)
  adoptOnceListed(network)
  const { address, status } = accountsController.account(namespace)
  const isSame = before?.caipNetworkId === network.caipNetworkId && before.unsupported === network.unsupported
  if (!isSame && address && status === 'connected') {
    const {
      addressExplorerUrl: _old,
      balance: _balance,
      balanceSymbol: _symbol,
      ...kept
    } = accountsController.account(namespace)
    accountsController.replace(namespace, { ...kept, ...addressFields(namespace, address), balanceStatus: 'idle' })
    readBalance(namespace)
  }
  const select = networksController.state.activeNamespace === namespace
  if (!network.unsupported || quiet || !select || status !== 'connected' || !requiresSupportedNetwork()) return
  routerController.resetTo({ view: 'UnsupportedChain', args: undefined })
  showModal()
}
