import type { ConnectResult } from '../../chains/adapter.js'
import type { ChainNamespace } from '../../core/caip.js'
import { AUTH_ID } from '../../core/entities/connector.js'
import { FarcasterError } from '../../core/errors/social.js'
import { safeWebUrl } from '../../core/url.js'
import { attemptKey, connectTask } from '../connections/attempt.js'
import { finishConnect } from '../connections/establish/finish-connect.js'
import { offeredSocials } from '../connections/login-methods.js'
import { track } from '../shell/analytics/track.js'
import { report } from '../shell/report.js'
import { embeddedWallet, firstFamily, noteAttempt } from './log-in.js'
import { enterBySocial, failSocial } from './redeem-social.js'
import { socialController } from './social.js'

const PROVIDER = 'farcaster'

const keyOf = (family: ChainNamespace): string => `${attemptKey(family, AUTH_ID)}:${PROVIDER}`

/**
 * Logs in with Farcaster: a link for the app on a phone is shown, and the login waits for the visitor's approval there.
 *
 * @throws {FarcasterError} it is not offered, gives no link, or the app refused
 * @throws {ModalClosedError} the visitor left
 */
export function logInByFarcaster(): Promise<ConnectResult> {
  if (!offeredSocials().includes(PROVIDER))
    return Promise.reject(new FarcasterError({ details: 'This provider is not offered.' }))
  const family = firstFamily()
  const { running } = connectTask
  if (running && connectTask.key === keyOf(family)) return running
  track('SOCIAL_LOGIN_STARTED', { provider: PROVIDER })
  const task = connectTask.replace(signal => attempt(family, signal), keyOf(family))
  report(task.then(finishConnect, () => undefined)) // the caller hears of a failure
  return task
}

/** The visitor left the view: a login that is under way ends. */
export function leaveFarcaster(): void {
  if (connectTask.running && String(connectTask.key).endsWith(`:${PROVIDER}`)) connectTask.abort()
}

/** Left unfinished, the secure site starts over, so that it does not wait for the app any longer (WIRE 3.8). */
async function attempt(family: ChainNamespace, signal: AbortSignal): Promise<ConnectResult> {
  socialController.go(PROVIDER, 'waiting')
  noteAttempt(family, 'waiting')
  signal.addEventListener('abort', leave)
  try {
    const { site } = await embeddedWallet()
    signal.throwIfAborted()
    signal.addEventListener('abort', () => report(site.request('RELOAD', undefined), { shown: true }))
    const { url } = await site.request('GET_FARCASTER_URI', undefined, signal)
    const link = safeWebUrl(url)
    if (!link) throw new FarcasterError({ details: 'The address of the login may not be opened.' })
    socialController.offer(link)
    const { userName } = await site.request('CONNECT_FARCASTER', undefined, signal)
    signal.throwIfAborted()
    socialController.go(PROVIDER, 'checking')
    track('SOCIAL_LOGIN_REQUEST_USER_DATA', { provider: PROVIDER })
    return await enterBySocial(PROVIDER, family, userName, signal)
  } catch (error) {
    throw signal.aborted ? error : failSocial(PROVIDER, family, error)
  }
}

function leave(): void {
  socialController.go(PROVIDER, 'idle')
  track('SOCIAL_LOGIN_CANCELED', { provider: PROVIDER })
}
