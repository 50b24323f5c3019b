import { adapterFor } from '../connections/adapters.js'
import { connectionsController } from '../connections/connections.js'
import { applyNetwork } from '../connections/establish/apply-network.js'
import { networksController } from '../networks/networks.js'
import { track } from '../shell/analytics/track.js'
import { leaveSignIn } from './leave-sign-in.js'
import { lookUpSessions } from './look-up-sessions.js'
import { returnTo, type Signer } from './rules.js'
import { abortSignIn, signInFacts } from './sign-in.js'
import { signInController } from './sign-in-state.js'

/**
 * Gives a sign-in up. Where the account is signed in on the network before, and sign-in is required, it goes back there;
 * else the account is disconnected (SPEC 4).
 */
export async function cancelSignIn(): Promise<void> {
  const { request } = signInController.state
  if (!request) return
  const { signer, before, required } = request
  track('CLICK_CANCEL_SIWX', signInFacts(signer))
  abortSignIn()
  const isBack = required && before !== undefined && returnTo(before, signer) !== undefined && (await isBackOn(before))
  const leave = isBack ? undefined : await import('../connections/disconnect/disconnect.js')
  leaveSignIn()
  await leave?.disconnect(signer.namespace)
}

/** Whether the wallet went back to the network where the account is signed in. */
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
    return false // then there is only one way out
  }
}
