import type { ConnectResult } from '../../chains/ports/wallets.js'
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
import { connectorsController } from '../connections/connectors.js'
import { offeredSocials } from '../connections/login-methods.js'
import { track } from '../shell/analytics/track.js'
import { report } from '../shell/report.js'
import { routerController } from '../shell/router.js'
import { embeddedWallet, firstFamily, recordAttempt } from './embedded-wallet.js'
import { popupOptions } from './popup-options.js'
import { failSocial, redeemInView, redeemSocial } from './redeem-social.js'
import { canReturn, recordRedirect, withReturnHere } from './redirect.js'
import { socialController } from './social-login.js'

/** Providers with a login page; Farcaster has an app instead. */
type PageProvider = Exclude<Social, 'farcaster'>

/** The popup of the latest login. */
const latest = instanceValue((): { popup?: SocialPopup | undefined } => ({}))

/**
 * Logs in with a social account. The popup opens during this call, which must happen in the visitor's click. The view shows
 * the progress.
 *
 * @param namespace the family to connect first, see `firstFamily`
 * @throws {SocialStartError} the provider is not offered, the browser blocked the popup, or the secure site has no URL
 * @throws {PopupClosedError} the visitor closed the popup
 * @throws {ConnectError} the provider or the secure site refused
 * @throws {ModalClosedError} the visitor left
 */
export function logInBySocial(provider: Social, namespace?: ChainNamespace): Promise<ConnectResult> {
  if (provider === 'farcaster' || !offeredSocials().includes(provider))
    return Promise.reject(new SocialStartError({ details: 'This provider is not offered.' }))
  const family = firstFamily(namespace)
  const key = `${attemptKey(family, AUTH_ID)}:${provider}`
  const { running } = connectTask
  if (running && connectTask.key === key) return running
  const popup = openPopup()
  track('SOCIAL_LOGIN_STARTED', { provider })
  return connectTask.replace(signal => attempt(provider, family, popup, signal), key)
}

/** Opens the popup if this is the visitor's click and the platform supports popups. */
function openPopup(): SocialPopup | undefined {
  removeStored(KEYS.socialProvider) // left by an unfinished login in this tab
  latest().popup?.end()
  latest().popup = undefined
  const options = popupOptions()
  if (!options || platform().telegram || !navigation().isActive()) return undefined
  const popup = new SocialPopup(options)
  if (popup.isBlocked) return undefined
  latest().popup = popup
  return popup
}

async function attempt(
  provider: PageProvider,
  family: ChainNamespace,
  popup: SocialPopup | undefined,
  signal: AbortSignal,
): Promise<ConnectResult> {
  socialController.setStep(provider, 'waiting')
  recordAttempt(family, 'waiting')
  signal.addEventListener('abort', () => onCancel(provider, popup))
  try {
    if (!popup) return await withoutPopup(provider, signal)
    popup.navigate(await unlessAborted(Promise.race([redirectUri(provider, signal), popup.closed]), signal))
    const uri = await unlessAborted(Promise.race([popup.result, popup.closed]), signal)
    return await redeemSocial(provider, family, uri, signal)
  } catch (cause) {
    if (signal.aborted) throw cause
    const error = failSocial(provider, family, cause)
    if (popup && error instanceof PopupClosedError) keepListening(provider, family, popup)
    else popup?.end()
    const hasNoPopup = error instanceof PopupClosedError || (error instanceof SocialStartError && error.isBlocked)
    if (hasNoPopup) report(offerLink(provider), { shown: true })
    throw error
  }
}

/** Closes the popup and ignores its result, because the visitor left. */
function onCancel(provider: Social, popup: SocialPopup | undefined): void {
  popup?.end()
  if (connectorsController.state.attempt?.status === 'connected') return // only other families are missing
  socialController.setStep(provider, 'idle')
  track('SOCIAL_LOGIN_CANCELED', { provider })
}

/** The URL of the provider's login page. */
async function redirectUri(provider: PageProvider, signal?: AbortSignal): Promise<string> {
  try {
    const { site } = await embeddedWallet()
    const { uri } = await site.request('GET_SOCIAL_REDIRECT_URI', { provider }, signal)
    const url = safeWebUrl(uri)
    if (url) return url
  } catch (cause) {
    throw new SocialStartError({ cause })
  }
  throw new SocialStartError({ details: 'The login URL is not allowed.' })
}

/** Without a popup, the login can happen in this tab; inside a messaging app it does so automatically. */
async function withoutPopup(provider: PageProvider, signal: AbortSignal): Promise<never> {
  if (!platform().telegram) throw new SocialStartError({ isBlocked: true })
  const link = withReturnHere(await redirectUri(provider, signal))
  signal.throwIfAborted()
  if (!recordRedirect(provider)) throw new SocialStartError({ isStorageBlocked: true })
  navigation().open(link, '_top')
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

/**
 * A popup whose page sets Cross-Origin-Opener-Policy looks closed while it is open, so its result is still accepted for as
 * long as the view is shown.
 */
function keepListening(provider: PageProvider, family: ChainNamespace, popup: SocialPopup): void {
  const stop = subscribe(routerController, () => routerController.route.view === 'ConnectingSocial' || end())
  const end = (): void => {
    stop()
    popup.end()
  }
  instance().signal.addEventListener('abort', end)
  void popup.result.then(uri => {
    stop()
    if (socialController.isAt(provider, 'failed')) redeemInView(provider, family, uri)
  })
}

/** Offers a plain link to log in in this tab, unless the login could not return. */
async function offerLink(provider: PageProvider): Promise<void> {
  if (!canReturn(provider)) return socialController.fail(provider, { kind: 'noStorage' })
  const link = withReturnHere(await redirectUri(provider))
  if (socialController.isAt(provider, 'failed')) socialController.setLink(link)
}
