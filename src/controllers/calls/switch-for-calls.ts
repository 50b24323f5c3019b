import { switchNetwork } from '../switching/switch-network.js'
import { callsController } from './calls.js'
import { prepareCalls } from './prepare-calls.js'

/**
 * Asks the wallet to switch to the calls' network, and prepares them there.
 *
 * @throws see `switchNetwork` and `prepareCalls`
 */
export async function switchForCalls(): Promise<void> {
  const { asked } = callsController.state
  if (!asked) return
  await switchNetwork(asked.caipNetworkId)
  if (callsController.state.asked === asked) await prepareCalls()
}
