import type { CaipNetworkId } from '../../../core/caip.js'
import { networksController } from '../../networks/networks.js'
import { routerController } from '../../shell/router.js'
import { forceClose } from '../close.js'

/**
 * The displayed switch is complete: its views give way to the account, or the modal closes. A switch to another network
 * is left alone.
 */
export function leaveSwitch(caipNetworkId: CaipNetworkId): void {
  if (networksController.state.switching?.caipNetworkId !== caipNetworkId) return
  networksController.setSwitching(undefined)
  leaveSwitchViews()
}

/** Leaves the views that ask for a network: back to the account, else closed. */
export function leaveSwitchViews(): void {
  const { route, state } = routerController
  if (route.view !== 'SwitchNetwork' && route.view !== 'Networks') return
  const account = state.history.findLastIndex(({ view }) => view === 'Account')
  if (account >= 0) return routerController.back(state.history.slice(0, account + 1))
  const connect = state.history.findLastIndex(({ view }) => view === 'Connect')
  if (connect >= 0) return routerController.back(state.history.slice(0, connect + 1))
  forceClose()
}
