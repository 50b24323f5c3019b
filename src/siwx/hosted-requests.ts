import { optionsController } from '../controllers/shell/options.js'
import type { CaipNetworkId } from '../core/caip.js'
import type { SIWXSession } from '../core/entities/siwx.js'
import { SignInFailedError } from '../core/errors/sign-in.js'
import { instanceValue } from '../core/instance.js'
import { authService, type HostedAccount } from '../services/sign-in/auth-service.js'
import { readStored, removeStored, writeStored } from '../services/storage/read-write.js'
import { SIGN_IN_KEYS } from '../services/storage/sign-in-keys.js'
import { isOf } from './stored-sessions.js'

const { siwxAuthToken, siwxAuthAccount } = SIGN_IN_KEYS

/** The token of each unused nonce of this page: other tabs, and later messages, have their own. */
const nonceTokens = instanceValue(() => new Map<string, string>())

const service = () => authService(optionsController.state.options)

/** A nonce from the service; the accompanying token is kept with it until the sign-in. */
export async function hostedNonce(): Promise<string> {
  const { nonce, token } = await service().nonce()
  nonceTokens().set(nonce, token)
  return nonce
}

/**
 * Signs in at the service.
 *
 * @throws {SignInFailedError} the nonce is not from the service, or was used before
 */
export async function authenticate(session: SIWXSession): Promise<void> {
  const { nonce } = session.data
  const nonceToken = nonceTokens().get(nonce)
  if (!nonceToken) throw new SignInFailedError({ details: 'The nonce is not one of the service.' })
  nonceTokens().delete(nonce) // each is accepted once
  const token = await service().authenticate(session, nonceToken)
  writeStored(siwxAuthAccount, session.data)
  writeStored(siwxAuthToken, token)
}

/** Signs out at the service. */
export async function endHosted(): Promise<void> {
  const token = readStored(siwxAuthToken)
  removeStored(siwxAuthToken)
  removeStored(siwxAuthAccount)
  if (token) await service().signOut(token)
}

/** The service's data for a session; its text and signature stay there. */
const sessionOf = ({ address, caip2Network, uri = '', domain = '', nonce = '', exp }: HostedAccount): SIWXSession => ({
  data: {
    accountAddress: address,
    chainId: caip2Network,
    domain,
    uri,
    version: '1',
    nonce,
    ...(typeof exp === 'number' ? { expirationTime: new Date(exp * 1000).toISOString() } : {}),
  },
  message: '',
  signature: '',
})

/**
 * The session of an account on a chain, as the service reports it for the stored token: the token itself proves
 * nothing.
 */
export async function hostedSessions(chainId: CaipNetworkId, address: string): Promise<readonly SIWXSession[]> {
  const token = readStored(siwxAuthToken)
  const account = token ? await service().me(token) : undefined
  if (!account) return []
  const session = sessionOf(account)
  return isOf(session, chainId, address) ? [session] : []
}

/** Signs out an account on a chain, if it is the one that is signed in, or if that cannot be found out. */
export async function endHostedOf(chainId: CaipNetworkId, address: string): Promise<void> {
  const account = readStored(siwxAuthAccount)
  const isOther = account
    ? !isOf({ data: account }, chainId, address)
    : await hostedSessions(chainId, address).then(
        ({ length }) => !length,
        () => false, // the service does not say
      )
  if (!isOther) await endHosted()
}
