import { Task } from '../../core/task.js'
import { connectionsController } from '../connections/connections.js'
import { connectorsController } from '../connections/connectors.js'
import { applyNetwork } from '../connections/establish/apply-network.js'
import { requestNetwork } from '../connections/establish/request-network.js'
import { networksController } from '../networks/networks.js'
import { track } from '../shell/analytics/track.js'
import { leaveSignIn } from './leave-sign-in.js'
import { lookUpSessions } from './look-up-sessions.js'
import { networkToReturnTo, type Signer } from './rules.js'
import { abortSignIn, signInEventData } from './sign-in.js'
import { type SignInRequest, signInController } from './sign-in-state.js'

const leaving = new Task()

/**
 * Cancels a sign-in. If sign-in is required and the account is signed in on the previous network, switches back to it;
 * otherwise disconnects the account (SPEC 4). A second call does not wait for a wallet that has not switched yet.
 */
export async function cancelSignIn(): Promise<void> {
  const { request } = signInController.state
  if (!request) return
  track('CLICK_CANCEL_SIWX', signInEventData(request.signer))
  abortSignIn()
  const isRepeated = leaving.key === request.signer
  await leaving.replace(signal => leave(request, isRepeated, signal), request.signer)
}

async function leave({ signer, before, required }: SignInRequest, now: boolean, signal: AbortSignal): Promise<void> {
  const canReturn = !now && required && before !== undefined && networkToReturnTo(before, signer) !== undefined
  const isBack = canReturn && (await isBackOn(before, signal))
  const asked = signInController.state.request?.signer
  if (signal.aborted || (asked && asked !== signer)) return // cancelled again, or another account is asked
  if (isBack) return leaveSignIn()
  const { disconnect } = await import('../connections/disconnect/disconnect.js')
  connectorsController.setAttempt(undefined) // the opening that led here connects nothing
  leaveSignIn()
  await disconnect(signer.namespace)
}

/** Whether the wallet switched back to the network where the account is signed in. */
async function isBackOn(before: Signer, signal: AbortSignal): Promise<boolean> {
  const { namespace, chainId } = before
  const connectorId = connectionsController.activeConnectorId(namespace)
  const network = networksController.find(chainId)
  try {
    if (!connectorId || !network || !(await lookUpSessions(before)).length) return false
    const reported = await requestNetwork(connectorId, network, signal)
    if (signal.aborted) return false
    applyNetwork(namespace, reported, { quiet: true })
    return reported === network.caipNetworkId
  } catch {
    return false // disconnecting is the only way out
  }
}
