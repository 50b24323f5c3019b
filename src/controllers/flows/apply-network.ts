import type { CaipNetworkId, ChainNamespace } from '../../core/caip.js'
import { unsupportedNetwork } from '../../core/rules/networks.js'
import { accountsController } from '../accounts.js'
import { modalController } from '../modal.js'
import { networksController } from '../networks.js'
import { routerController } from '../router.js'
import { asksForSupported } from './asks-for-supported.js'
import { readBalance } from './read-account.js'
import { rememberNetwork } from './remember-connection.js'
import { addressFields } from './show-accounts.js'

/**
 * Shows the network a wallet says it is on. One the site does not list becomes the placeholder, and unless `quiet`
 * the UnsupportedChain view opens (SPEC 4).
 */
export function applyNetwork(
  namespace: ChainNamespace,
  caipNetworkId: CaipNetworkId | undefined,
  { quiet = false }: { readonly quiet?: boolean } = {},
): void {
  const listed = caipNetworkId && networksController.find(caipNetworkId)
  const network = listed || unsupportedNetwork(namespace, caipNetworkId)
  const before = networksController.state.active[namespace]
  const select = networksController.state.activeNamespace === namespace
  networksController.activate(network, { select })
  const { address, status } = accountsController.account(namespace)
  if (before?.caipNetworkId !== network.caipNetworkId && address && status === 'connected') {
    const {
      addressExplorerUrl: _old,
      balance: _balance,
      balanceSymbol: _symbol,
      ...kept
    } = accountsController.account(namespace)
    accountsController.replace(namespace, { ...kept, ...addressFields(namespace, address), balanceStatus: 'idle' })
    readBalance(namespace)
  }
  if (listed) {
    rememberNetwork(listed)
    leaveUnsupportedView()
  } else if (!quiet && select && status === 'connected' && asksForSupported()) {
    routerController.resetTo({ view: 'UnsupportedChain', args: undefined })
    modalController.open()
  }
}

/** The wallet went to a listed network by itself: the view that asks for one has nothing left to ask. */
function leaveUnsupportedView(): void {
  if (routerController.route.view === 'UnsupportedChain') routerController.resetTo({ view: 'Account', args: undefined })
}
