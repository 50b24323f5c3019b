import type { ConnectResult } from '../../chains/adapter.js'
import { unlessAborted } from '../../chains/shared/unless-aborted.js'
import type { ChainNamespace } from '../../core/caip.js'
import { AUTH_ID } from '../../core/entities/connector.js'
import { PopupClosedError, SocialStartError } from '../../core/errors/social.js'
import type { Social } from '../../core/features.js'
import { instance, instanceValue } from '../../core/instance.js'
import { platform } from '../../core/platform.js'
import { navigation } from '../../core/platform/navigation.js'
import { subscribe } from '../../core/signal.js'
import { safeWebUrl } from '../../core/url.js'
import { KEYS } from '../../services/storage/keys.js'
import { removeStored } from '../../services/storage/read-write.js'
import { SocialPopup } from '../../services/social/social-popup.js'
import { attemptKey, connectTask } from '../connections/attempt.js'
import { finishConnect } from '../connections/establish/finish-connect.js'
import { offeredSocials } from '../connections/login-methods.js'
import { track } from '../shell/analytics/track.js'
import { report } from '../shell/report.js'
import { routerController } from '../shell/router.js'
import { embeddedWallet, firstFamily, noteAttempt } from './log-in.js'
import { popupPlace } from './popup-place.js'
import { failSocial, redeemSocial } from './redeem-social.js'
import { noteRedirect, withReturnHere } from './redirect.js'
import { socialController } from './social.js'

/** Providers whose login is a page; that of Farcaster is an app. */
type PageProvider = Exclude<Social, 'farcaster'>

/** The popup of the login that was begun last. */
const last = instanceValue((): { popup?: SocialPopup | undefined } => ({}))

/**
 * Logs in with a social account, in a popup that opens in this call: it is made in the visitor's click. The view of the
 * login says how it stands.
 *
 * @throws {SocialStartError} it is not offered, the browser blocked the popup, or the secure site gives no address
 * @throws {PopupClosedError} the visitor closed the popup
 * @throws {ConnectError} the provider or the secure site refused
 * @throws {ModalClosedError} the visitor left
 */
export function logInBySocial(provider: Social): Promise<ConnectResult> {
  if (provider === 'farcaster' || !offeredSocials().includes(provider))
    return Promise.reject(new SocialStartError({ details: 'This provider is not offered.' }))
  const family = firstFamily()
  const key = `${attemptKey(family, AUTH_ID)}:${provider}`
  const { running } = connectTask
  if (running && connectTask.key === key) return running
  const popup = openPopup()
  track('SOCIAL_LOGIN_STARTED', { provider })
  const task = connectTask.replace(signal => attempt(provider, family, popup, signal), key)
  report(task.then(finishConnect, () => undefined)) // the caller hears of a failure
  return task
}

/** Opens the popup, if this is the visitor's click and a popup is of use here. */
function openPopup(): SocialPopup | undefined {
  removeStored(KEYS.socialProvider) // of a login in this page's place that was not finished
  last().popup?.end()
  last().popup = undefined
  const place = popupPlace()
  if (!place || platform().telegram || !navigation().isActive()) return undefined
  const popup = new SocialPopup(place)
  if (popup.isBlocked) return undefined
  last().popup = popup
  return popup
}

async function attempt(
  provider: PageProvider,
  family: ChainNamespace,
  popup: SocialPopup | undefined,
  signal: AbortSignal,
): Promise<ConnectResult> {
  socialController.go(provider, 'waiting')
  noteAttempt(family, 'waiting')
  signal.addEventListener('abort', () => leave(provider, popup))
  try {
    if (!popup) return await withoutPopup(provider, signal)
    popup.lead(await unlessAborted(Promise.race([redirectUri(provider, signal), popup.closed]), signal))
    const uri = await unlessAborted(Promise.race([popup.result, popup.closed]), signal)
    return await redeemSocial(provider, family, uri, signal)
  } catch (cause) {
    if (signal.aborted) throw cause
    const error = failSocial(provider, family, cause)
    if (popup && error instanceof PopupClosedError) hearStill(provider, family, popup)
    else popup?.end()
    const isLost = error instanceof PopupClosedError || (error instanceof SocialStartError && error.isBlocked)
    if (isLost) report(offerLink(provider), { shown: true })
    throw error
  }
}

/** The visitor left: the popup goes, and what it says is not heard. */
function leave(provider: Social, popup: SocialPopup | undefined): void {
  popup?.end()
  socialController.go(provider, 'idle')
  track('SOCIAL_LOGIN_CANCELED', { provider })
}

/** Where the provider's login begins. */
async function redirectUri(provider: PageProvider, signal?: AbortSignal): Promise<string> {
  try {
    const { site } = await embeddedWallet()
    const { uri } = await site.request('GET_SOCIAL_REDIRECT_URI', { provider }, signal)
    const url = safeWebUrl(uri)
    if (url) return url
  } catch (cause) {
    throw new SocialStartError({ cause })
  }
  throw new SocialStartError({ details: 'The address of the login may not be opened.' })
}

/** Without a popup the login can take this page's place; inside of a messaging app it does so by itself. */
async function withoutPopup(provider: PageProvider, signal: AbortSignal): Promise<never> {
  if (!platform().telegram) throw new SocialStartError({ isBlocked: true })
  const link = withReturnHere(await redirectUri(provider, signal))
  signal.throwIfAborted()
  noteRedirect(provider)
  navigation().open(link, '_top')
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

/**
 * A popup whose page cuts itself off looks closed while it is open (Cross-Origin-Opener-Policy): a result that arrives all
 * the same counts, for as long as the view stands.
 */
function hearStill(provider: PageProvider, family: ChainNamespace, popup: SocialPopup): void {
  const stop = subscribe(routerController, () => routerController.route.view === 'ConnectingSocial' || end())
  const end = (): void => {
    stop()
    popup.end()
  }
  instance().signal.addEventListener('abort', end)
  void popup.result.then(uri => {
    stop()
    if (socialController.isAt(provider, 'failed')) resume(provider, family, uri)
  })
}

/** Goes on with a result after the attempt was given up. */
function resume(provider: PageProvider, family: ChainNamespace, uri: string): void {
  noteAttempt(family, 'waiting')
  const task = connectTask.replace(async signal => {
    try {
      return await redeemSocial(provider, family, uri, signal)
    } catch (error) {
      throw signal.aborted ? error : failSocial(provider, family, error)
    }
  })
  report(task.then(finishConnect), { shown: true })
}

/** Offers a plain link for the login in this page's place. */
async function offerLink(provider: PageProvider): Promise<void> {
  const link = withReturnHere(await redirectUri(provider))
  if (socialController.isAt(provider, 'failed')) socialController.offer(link)
}
