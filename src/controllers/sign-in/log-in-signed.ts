import type { ConnectResult } from '../../chains/adapter.js'
import type { EmbeddedWallet } from '../../chains/shared/embedded/embedded-wallet.js'
import { networkIdOf } from '../../chains/shared/embedded/users.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { SecureSiteSignIn } from '../../core/entities/secure-site.js'
import { SignInFailedError } from '../../core/errors/sign-in.js'
import { logger } from '../../services/logger.js'
import { handOver, type OpenMessage, openMessage } from './one-step.js'

/** Stands for the account in what the secure site is sent, which puts it in (WIRE 3.3). */
const PLACEHOLDER = '<<AccountAddress>>'

const toSiteMessage = ({ data, textFor }: OpenMessage): SecureSiteSignIn => ({
  ...data,
  accountAddress: PLACEHOLDER,
  serializedMessage: textFor(PLACEHOLDER),
})

/** Hands the site what came signed with the account. Only the very text that was asked for counts. */
async function take(
  namespace: ChainNamespace,
  { accounts: [account], caipNetworkId, signed }: ConnectResult,
  { data, textFor }: OpenMessage,
  signal: AbortSignal,
): Promise<void> {
  if (!account || !signed || caipNetworkId !== data.chainId) return
  const { address: accountAddress } = account
  if (signed.message !== textFor(accountAddress))
    return logger.error(new SignInFailedError({ details: 'Another message was signed than the one asked for.' }))
  const signer = { namespace, accountAddress, chainId: data.chainId }
  await handOver(signer, { ...signed, data: { ...data, accountAddress } }, signal)
}

/**
 * Connects whoever has just logged in, in one family, and signs in with the same request: the secure site signs the message
 * as it gives the account. Where it does not, the visitor is asked once connected.
 *
 * @throws {FrameError} nobody is logged in, or the network is not served
 * @throws {NetworkNotFoundError} the site has no network of the family
 * @throws {ModalClosedError} the visitor left
 */
export async function logInSigned(
  wallet: EmbeddedWallet,
  namespace: ChainNamespace,
  signal: AbortSignal,
): Promise<ConnectResult> {
  const { chainId } = await wallet.query(namespace)
  const caipNetworkId = chainId === undefined ? undefined : networkIdOf(namespace, chainId)
  const message = caipNetworkId && (await openMessage(namespace, caipNetworkId))
  signal.throwIfAborted()
  const result = await wallet.connect(namespace, signal, message && toSiteMessage(message))
  signal.throwIfAborted()
  if (message) await take(namespace, result, message, signal)
  return result
}
