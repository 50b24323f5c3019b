import type { ConnectResult } from '../../chains/ports/wallets.js'
import type { ChainNamespace } from '../../core/caip.js'
import { AUTH_ID } from '../../core/entities/connector.js'
import { FarcasterError } from '../../core/errors/social.js'
import { safeWebUrl } from '../../core/url.js'
import { attemptKey, connectTask } from '../connections/attempt.js'
import { connectorsController } from '../connections/connectors.js'
import { offeredSocials } from '../connections/login-methods.js'
import { track } from '../shell/analytics/track.js'
import { report } from '../shell/report.js'
import { embeddedWallet, firstFamily, recordAttempt } from './embedded-wallet.js'
import { connectSocialUser, failSocial } from './redeem-social.js'
import { socialController } from './social-login.js'

const PROVIDER = 'farcaster'

const keyOf = (family: ChainNamespace): string => `${attemptKey(family, AUTH_ID)}:${PROVIDER}`

/**
 * Logs in with Farcaster: shows a link for the app on a phone, and waits for the visitor's approval there.
 *
 * @param namespace the family to connect first, see `firstFamily`
 * @throws {FarcasterError} it is not offered, gives no link, or the app refused
 * @throws {ModalClosedError} the visitor left
 */
export function logInByFarcaster(namespace?: ChainNamespace): Promise<ConnectResult> {
  if (!offeredSocials().includes(PROVIDER))
    return Promise.reject(new FarcasterError({ details: 'This provider is not offered.' }))
  const family = firstFamily(namespace)
  const { running } = connectTask
  if (running && connectTask.key === keyOf(family)) return running
  track('SOCIAL_LOGIN_STARTED', { provider: PROVIDER })
  return connectTask.replace(signal => attempt(family, signal), keyOf(family))
}

/** Ends a login that waits for the app, because the visitor left the view. One that was approved goes on in any view. */
export function leaveFarcaster(): void {
  if (!socialController.isAt(PROVIDER, 'waiting')) return
  if (connectTask.running && String(connectTask.key).endsWith(`:${PROVIDER}`)) connectTask.abort()
}

/** If the visitor leaves before the approval, the secure site is reloaded, so that it stops waiting for the app (WIRE 3.8). */
async function attempt(family: ChainNamespace, signal: AbortSignal): Promise<ConnectResult> {
  socialController.setStep(PROVIDER, 'waiting')
  recordAttempt(family, 'waiting')
  signal.addEventListener('abort', onCancel)
  try {
    const { site } = await embeddedWallet()
    signal.throwIfAborted()
    const reload = (): void => report(site.request('RELOAD', undefined), { shown: true })
    signal.addEventListener('abort', reload)
    const { url } = await site.request('GET_FARCASTER_URI', undefined, signal)
    const link = safeWebUrl(url)
    if (!link) throw new FarcasterError({ details: 'The login URL is not allowed.' })
    socialController.setLink(link)
    const { userName } = await site.request('CONNECT_FARCASTER', undefined, signal)
    signal.throwIfAborted()
    signal.removeEventListener('abort', reload)
    socialController.setStep(PROVIDER, 'checking')
    track('SOCIAL_LOGIN_REQUEST_USER_DATA', { provider: PROVIDER })
    return await connectSocialUser(PROVIDER, family, userName, signal)
  } catch (error) {
    throw signal.aborted ? error : failSocial(PROVIDER, family, error)
  }
}

function onCancel(): void {
  if (connectorsController.state.attempt?.status === 'connected') return // only other families are missing
  socialController.setStep(PROVIDER, 'idle')
  track('SOCIAL_LOGIN_CANCELED', { provider: PROVIDER })
}
