import { disconnect } from '../connections/disconnect/disconnect.js'
import { track } from '../shell/analytics/track.js'
import { switchNetwork } from '../switching/switch-network.js'
import { leaveSignIn } from './leave-sign-in.js'
import { lookUpSessions } from './look-up-sessions.js'
import { returnTo } from './rules.js'
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
  const last = required ? returnTo(before, signer) : undefined
  const isBack = last !== undefined && (await goBackTo(last, before))
  leaveSignIn()
  if (!isBack) await disconnect(signer.namespace)
}

/** Whether the wallet went back to a network where the account is signed in. */
async function goBackTo(last: string, before: Parameters<typeof lookUpSessions>[0] | undefined): Promise<boolean> {
  try {
    if (!before || !(await lookUpSessions(before)).length) return false
    await switchNetwork(last)
    return true
  } catch {
    return false // then there is only one way out
  }
}
