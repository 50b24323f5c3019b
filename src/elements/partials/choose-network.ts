import { navigate } from '../../controllers/flows/navigate.js'
import { statusOf } from '../../controllers/derived/active.js'
import { report } from '../../controllers/flows/report.js'
import { switchNetwork } from '../../controllers/flows/switch-network.js'
import { networksController } from '../../controllers/networks.js'
import type { CaipNetwork } from '../../core/entities/network.js'

/** Whether the connected wallet may be asked for a network; without a list of its own it may be asked for any. */
export function isApproved({ chainNamespace, caipNetworkId }: CaipNetwork): boolean {
  const approved = networksController.state.approved[chainNamespace]
  return statusOf(chainNamespace) !== 'connected' || !approved || approved.includes(caipNetworkId)
}

/** A network was chosen: a connected wallet is asked in its own view; without one the choice holds at once. */
export function chooseNetwork({ caipNetworkId, chainNamespace }: CaipNetwork): void {
  const { active, activeNamespace } = networksController.state
  const isCurrent = activeNamespace === chainNamespace && active[chainNamespace]?.caipNetworkId === caipNetworkId
  const asksWallet = statusOf(chainNamespace) === 'connected' && active[chainNamespace]?.caipNetworkId !== caipNetworkId
  if (asksWallet && !isCurrent) navigate({ view: 'SwitchNetwork', args: { caipNetworkId } })
  report(switchNetwork(caipNetworkId), { shown: true })
}
