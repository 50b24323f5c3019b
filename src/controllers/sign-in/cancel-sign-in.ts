import { adapterFor } from '../connections/adapters.js'
import { connectionsController } from '../connections/connections.js'
import { connectorsController } from '../connections/connectors.js'
import { applyNetwork } from '../connections/establish/apply-network.js'
import { networksController } from '../networks/networks.js'
import { track } from '../shell/analytics/track.js'
import { leaveSignIn } from './leave-sign-in.js'
import { lookUpSessions } from './look-up-sessions.js'
import { networkToReturnTo, type Signer } from './rules.js'
import { abortSignIn, signInEventData } from './sign-in.js'
import { signInController } from './sign-in-state.js'

/**
 * Cancels a sign-in. If sign-in is required and the account is signed in on the previous network, switches back to it;
 * otherwise disconnects the account (SPEC 4).
 */
export async function cancelSignIn(): Promise<void> {
  const { request } = signInController.state
  if (!request) return
  const { signer, before, required } = request
  track('CLICK_CANCEL_SIWX', signInEventData(signer))
  abortSignIn()
  const isBack =
    required && before !== undefined && networkToReturnTo(before, signer) !== undefined && (await isBackOn(before))
  const leave = isBack ? undefined : await import('../connections/disconnect/disconnect.js')
  if (!isBack) connectorsController.setAttempt(undefined) // the opening that led here connects nothing
  leaveSignIn()
  await leave?.disconnect(signer.namespace)
}

/** Whether the wallet switched back to the network where the account is signed in. */
async function isBackOn(before: Signer): Promise<boolean> {
  const { namespace, chainId } = before
  const connectorId = connectionsController.activeConnectorId(namespace)
  const network = networksController.find(chainId)
  try {
    if (!connectorId || !network || !(await lookUpSessions(before)).length) return false
    const connector = (await adapterFor(namespace)).wallets?.connector(connectorId)
    const reported = connector?.switchNetwork ? await connector.switchNetwork(network) : network.caipNetworkId
    applyNetwork(namespace, reported, { quiet: true })
    return reported === network.caipNetworkId
  } catch {
    return false // disconnecting is the only way out
  }
}
