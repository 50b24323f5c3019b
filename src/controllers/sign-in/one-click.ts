import type { LinkRequest, LinkSignIn, WalletConnectLink } from '../../chains/shared/walletconnect/link.js'
import { isSameAddress } from '../../core/address.js'
import type { SIWXSession } from '../../core/entities/siwx.js'
import { ConnectError, ModalClosedError } from '../../core/errors/attempt.js'
import { instanceValue } from '../../core/instance.js'
import { networksController } from '../networks/networks.js'
import { optionsController } from '../shell/options.js'
import { createTemplate, submitSession } from './one-step.js'

/** Disabled once a wallet failed at it: the next attempt connects without it, and the visitor is asked afterwards. */
const oneClick = instanceValue((): { isDisabled?: boolean } => ({}))

/** The message that a wallet signs while connecting; `undefined` on sites with families other than EVM. */
async function makeRequest(): Promise<LinkSignIn | undefined> {
  const { namespaces } = optionsController.state
  const active = networksController.state.active.eip155
  const network = active && !active.unsupported ? active : networksController.list('eip155')[0]
  if (oneClick().isDisabled || !network || !namespaces.every(namespace => namespace === 'eip155')) return undefined
  const { data } = (await createTemplate('eip155', network.caipNetworkId)) ?? {}
  // the protocol client supports neither
  if (!data || data.requestId !== undefined || data.scheme !== undefined) return undefined
  const { chainId, nonce, domain, uri, statement, resources, expirationTime: exp, notBefore: nbf } = data
  const more = Object.entries({ statement, resources, exp, nbf }).filter(([, value]) => value !== undefined)
  return { chainId, nonce, domain, uri, ...Object.fromEntries(more) }
}

/** The session of the account and network that are being connected: one nonce, one session. */
function sessionOf({ state }: WalletConnectLink, signed: readonly SIWXSession[]): SIWXSession | undefined {
  const chainId = state.network('eip155')
  const [address] = state.addresses('eip155')
  return signed.find(
    ({ data }) =>
      address !== undefined && data.chainId === chainId && isSameAddress('eip155', data.accountAddress, address),
  )
}

/**
 * Requests a session from a wallet, with a sign-in in the same step where possible. If the message was not signed or the site
 * rejects it, the visitor is asked after connecting.
 *
 * @throws {SignInError} the wallet signed a different message; the session has ended
 * @throws as `WalletConnectLink.request` does
 */
export async function requestSignedIn(link: WalletConnectLink, request: Omit<LinkRequest, 'signIn'>): Promise<void> {
  const { signal } = request
  const signIn = await makeRequest()
  if (signal.aborted) throw new ModalClosedError()
  const signed = await link.request({ ...request, signIn }).catch((error: unknown) => {
    if (signIn && error instanceof ConnectError) oneClick().isDisabled = true
    throw error
  })
  const session = signed && !signal.aborted ? sessionOf(link, signed) : undefined
  if (!session) return
  const { accountAddress, chainId } = session.data
  await submitSession({ namespace: 'eip155', accountAddress, chainId }, session, signal)
  if (!signal.aborted) return
  await link.end() // the visitor left
  throw new ModalClosedError()
}
