import type { LinkRequest, LinkSignIn, WalletConnectLink } from '../../chains/shared/walletconnect/link.js'
import { isSameAddress } from '../../core/address.js'
import type { SIWXSession } from '../../core/entities/siwx.js'
import { ConnectError, ModalClosedError } from '../../core/errors/attempt.js'
import { instanceValue } from '../../core/instance.js'
import { networksController } from '../networks/networks.js'
import { optionsController } from '../shell/options.js'
import { handOver, openMessage } from './one-step.js'

/** Set once a wallet failed at it: the next attempt is made without, and the visitor is asked afterwards. */
const failed = instanceValue((): { isNoted?: boolean } => ({}))

/** What a wallet is to sign as it connects; none where the site has other families than EVM, which one step cannot sign in. */
async function makeRequest(): Promise<LinkSignIn | undefined> {
  const { namespaces } = optionsController.state
  const active = networksController.state.active.eip155
  const network = active && !active.unsupported ? active : networksController.list('eip155')[0]
  if (failed().isNoted || !network || !namespaces.every(namespace => namespace === 'eip155')) return undefined
  const { data } = (await openMessage('eip155', network.caipNetworkId)) ?? {}
  // the protocol client has no place for either
  if (!data || data.requestId !== undefined || data.scheme !== undefined) return undefined
  const { chainId, nonce, domain, uri, statement, resources, expirationTime: exp, notBefore: nbf } = data
  const more = Object.entries({ statement, resources, exp, nbf }).filter(([, value]) => value !== undefined)
  return { chainId, nonce, domain, uri, ...Object.fromEntries(more) }
}

/** What was signed for the account and network that are about to be connected: one nonce, one session. */
function sessionOf({ state }: WalletConnectLink, signed: readonly SIWXSession[]): SIWXSession | undefined {
  const chainId = state.network('eip155')
  const [address] = state.addresses('eip155')
  return signed.find(
    ({ data }) =>
      address !== undefined && data.chainId === chainId && isSameAddress('eip155', data.accountAddress, address),
  )
}

/**
 * Asks a wallet for a session, and to sign in in the same step, where it can be had so. What was not signed, or what the site
 * does not accept, is asked for once connected.
 *
 * @throws {SignInError} the wallet signed something else than it was asked to; the session has ended
 * @throws as `WalletConnectLink.request` does
 */
export async function requestSignedIn(link: WalletConnectLink, request: Omit<LinkRequest, 'signIn'>): Promise<void> {
  const { signal } = request
  const signIn = await makeRequest()
  if (signal.aborted) throw new ModalClosedError()
  const signed = await link.request({ ...request, signIn }).catch((error: unknown) => {
    if (signIn && error instanceof ConnectError) failed().isNoted = true
    throw error
  })
  const session = signed && !signal.aborted ? sessionOf(link, signed) : undefined
  if (!session) return
  const { accountAddress, chainId } = session.data
  await handOver({ namespace: 'eip155', accountAddress, chainId }, session, signal)
  if (!signal.aborted) return
  await link.end() // nobody waits for the wallet any more
  throw new ModalClosedError()
}
