import type { ConnectResult } from '../../chains/ports/wallets.js'
import { unlessAborted } from '../../chains/shared/unless-aborted.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { SecureSiteReply } from '../../core/entities/secure-site.js'
import { ConnectError } from '../../core/errors/attempt.js'
import { FarcasterError, PopupClosedError, SocialStartError } from '../../core/errors/social.js'
import type { Social } from '../../core/features.js'
import { instance } from '../../core/instance.js'
import { cleanLabel } from '../../core/text/label.js'
import { parseLink } from '../../core/url.js'
import { connectTask } from '../connections/attempt.js'
import { track } from '../shell/analytics/track.js'
import { report } from '../shell/report.js'
import { embeddedWallet, loadConnectFamilies, loadRereadLogin, recordAttempt } from './embedded-wallet.js'
import { type SocialProblem, socialController } from './social-login.js'

/** Maximum length of a provider's message, in characters. */
const MAX_MESSAGE = 120

/**
 * Completes a social login with the result of the provider's page, and connects every family.
 *
 * @throws {ConnectError} the provider or the secure site refused
 */
export async function redeemSocial(
  provider: Social,
  family: ChainNamespace,
  uri: string,
  signal: AbortSignal,
): Promise<ConnectResult> {
  socialController.setStep(provider, 'checking')
  const refusal = refusalIn(uri)
  if (refusal) throw new ConnectError({ details: refusal })
  track('SOCIAL_LOGIN_REQUEST_USER_DATA', { provider })
  const wallet = await embeddedWallet()
  const query = await wallet.query(family)
  signal.throwIfAborted()
  const asked = wallet.site.request('CONNECT_SOCIAL', { uri, ...query })
  const user = await unlessAborted(asked, signal).catch((error: unknown) => {
    if (signal.aborted) report(rereadOnceAccepted(provider, asked), { shown: true })
    throw error
  })
  return connectSocialUser(provider, family, user.userName ?? undefined, signal)
}

/** The visitor left a login that the secure site may accept nevertheless. */
async function rereadOnceAccepted(provider: Social, asked: Promise<SecureSiteReply<'CONNECT_SOCIAL'>>): Promise<void> {
  const life = instance().signal
  const { userName } = await asked
  const { rereadLogin } = await loadRereadLogin()
  if (!life.aborted) rereadLogin({ provider, userName: userName ?? undefined })
}

/** Completes a social login whose result arrived outside an attempt; its view shows what comes of it. */
export function redeemInView(provider: Social, family: ChainNamespace, uri: string): void {
  recordAttempt(family, 'waiting')
  const task = connectTask.replace(async signal => {
    try {
      return await redeemSocial(provider, family, uri, signal)
    } catch (error) {
      throw signal.aborted ? error : failSocial(provider, family, error)
    }
  })
  report(task, { shown: true })
}

/** Connects every family after a social login. */
export async function connectSocialUser(
  provider: Social,
  family: ChainNamespace,
  userName: string | undefined,
  signal: AbortSignal,
): Promise<ConnectResult> {
  const { connectFamilies } = await loadConnectFamilies()
  const result = await connectFamilies(family, signal, { provider, userName })
  socialController.setStep(provider, 'connected')
  track('SOCIAL_LOGIN_SUCCESS', { provider })
  return result
}

/** The provider's reason for refusing; `undefined` after a successful login. */
function refusalIn(uri: string): string | undefined {
  if (!uri.includes('error=')) return undefined
  const query = parseLink(uri)?.searchParams
  return (
    cleanLabel(query?.get('error_description'), MAX_MESSAGE) ?? cleanLabel(query?.get('error'), MAX_MESSAGE) ?? 'error'
  )
}

/** Shows in the view why a login failed, and returns the error for the caller. */
export function failSocial(provider: Social, family: ChainNamespace, cause: unknown): Error {
  const error = toError(provider, cause)
  const problem = toProblem(error)
  socialController.fail(provider, problem)
  recordAttempt(family, 'failed', error)
  if (problem.kind === 'closed') track('SOCIAL_LOGIN_CANCELED', { provider })
  else track('SOCIAL_LOGIN_ERROR', { provider, message: error.message })
  return error
}

function toError(provider: Social, cause: unknown): Error {
  if (provider === 'farcaster') return cause instanceof FarcasterError ? cause : new FarcasterError({ cause })
  const isKnown =
    cause instanceof PopupClosedError || cause instanceof SocialStartError || cause instanceof ConnectError
  return isKnown ? cause : new ConnectError({ cause })
}

function toProblem(error: Error): SocialProblem {
  if (error instanceof PopupClosedError) return { kind: 'closed' }
  if (error instanceof SocialStartError)
    return { kind: error.isStorageBlocked ? 'noStorage' : error.isBlocked ? 'blocked' : 'unreachable' }
  return { kind: 'refused', message: error instanceof ConnectError ? error.details : undefined }
}
