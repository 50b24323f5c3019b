import type { ConnectResult } from '../../chains/adapter.js'
import type { ChainNamespace } from '../../core/caip.js'
import { ConnectError } from '../../core/errors/attempt.js'
import { FarcasterError, PopupClosedError, SocialStartError } from '../../core/errors/social.js'
import type { Social } from '../../core/features.js'
import { cleanLabel } from '../../core/text/label.js'
import { parseLink } from '../../core/url.js'
import { track } from '../shell/analytics/track.js'
import { embeddedWallet, loadEnter, noteAttempt } from './log-in.js'
import { type SocialFault, socialController } from './social.js'

/** Longest text of a provider that is shown, in characters. */
const MAX_SAID = 120

/**
 * Logs in with what a provider's login came back with, and connects every family.
 *
 * @throws {ConnectError} the provider or the secure site refused
 */
export async function redeemSocial(
  provider: Social,
  family: ChainNamespace,
  uri: string,
  signal: AbortSignal,
): Promise<ConnectResult> {
  socialController.go(provider, 'checking')
  const refusal = refusalIn(uri)
  if (refusal) throw new ConnectError({ details: refusal })
  track('SOCIAL_LOGIN_REQUEST_USER_DATA', { provider })
  const wallet = await embeddedWallet()
  const user = await wallet.site.request('CONNECT_SOCIAL', { uri, ...(await wallet.query(family)) }, signal)
  signal.throwIfAborted()
  return enterBySocial(provider, family, user.userName ?? undefined, signal)
}

/** Connects every family for a visitor who has logged in with a provider. */
export async function enterBySocial(
  provider: Social,
  family: ChainNamespace,
  userName: string | undefined,
  signal: AbortSignal,
): Promise<ConnectResult> {
  const { enter } = await loadEnter()
  const result = await enter(family, signal, { provider, userName })
  socialController.go(provider, 'connected')
  track('SOCIAL_LOGIN_SUCCESS', { provider })
  return result
}

/** What a provider says of its refusal; `undefined` when the login went well. */
function refusalIn(uri: string): string | undefined {
  if (!uri.includes('error=')) return undefined
  const query = parseLink(uri)?.searchParams
  return cleanLabel(query?.get('error_description'), MAX_SAID) ?? cleanLabel(query?.get('error'), MAX_SAID) ?? 'error'
}

/** Says in the view why a login failed, and gives the error for the caller. */
export function failSocial(provider: Social, family: ChainNamespace, cause: unknown): Error {
  const error = toError(provider, cause)
  const fault = faultOf(error)
  socialController.fail(provider, fault)
  noteAttempt(family, 'failed', error)
  if (fault.kind === 'closed') track('SOCIAL_LOGIN_CANCELED', { provider })
  else track('SOCIAL_LOGIN_ERROR', { provider, message: error.message })
  return error
}

function toError(provider: Social, cause: unknown): Error {
  if (provider === 'farcaster') return cause instanceof FarcasterError ? cause : new FarcasterError({ cause })
  const isKnown =
    cause instanceof PopupClosedError || cause instanceof SocialStartError || cause instanceof ConnectError
  return isKnown ? cause : new ConnectError({ cause })
}

function faultOf(error: Error): SocialFault {
  if (error instanceof PopupClosedError) return { kind: 'closed' }
  if (error instanceof SocialStartError) return { kind: error.isBlocked ? 'blocked' : 'unreachable' }
  return { kind: 'refused', said: error instanceof ConnectError ? error.details : undefined }
}
