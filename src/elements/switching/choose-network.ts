import { navigate } from '../../controllers/shell/navigate.js'
import { isAnyConnected, statusOf } from '../../controllers/accounts/active.js'
import { report } from '../../controllers/shell/report.js'
import { switchNetwork } from '../../controllers/switching/switch-network.js'
import { networksController } from '../../controllers/networks/networks.js'
import type { CaipNetwork } from '../../core/entities/network.js'

/** Whether the connected wallet may be asked for a network; without its own list, it may be asked for any. */
export function isApproved({ chainNamespace, caipNetworkId }: CaipNetwork): boolean {
  const approved = networksController.state.approved[chainNamespace]
  return statusOf(chainNamespace) !== 'connected' || !approved || approved.includes(caipNetworkId)
}

/**
 * A network was chosen: a connected wallet is asked in its own view. Without a wallet, the choice applies immediately;
 * if only other families have wallets, the visitor is guided to connect one of this family.
 */
export function chooseNetwork({ caipNetworkId, chainNamespace }: CaipNetwork): void {
  if (isAnyConnected() && statusOf(chainNamespace) === 'disconnected')
    return navigate({ view: 'SwitchActiveChain', args: { caipNetworkId } })
  const { active, activeNamespace } = networksController.state
  const isCurrent = activeNamespace === chainNamespace && active[chainNamespace]?.caipNetworkId === caipNetworkId
  const asksWallet = statusOf(chainNamespace) === 'connected' && active[chainNamespace]?.caipNetworkId !== caipNetworkId
  if (asksWallet && !isCurrent) navigate({ view: 'SwitchNetwork', args: { caipNetworkId } })
  report(switchNetwork(caipNetworkId), { shown: true })
}
