import type { ConnectResult } from '../../chains/ports/wallets.js'
import type { EmbeddedWallet } from '../../chains/shared/embedded/embedded-wallet.js'
import { networkIdOf } from '../../chains/shared/embedded/users.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { SecureSiteSignIn } from '../../core/entities/secure-site.js'
import { SignInFailedError } from '../../core/errors/sign-in.js'
import { logger } from '../../services/logger.js'
import { createTemplate, type MessageTemplate, submitSession } from './one-step.js'

/** Sent to the secure site in place of the account, which the site fills in (WIRE 3.3). */
const PLACEHOLDER = '<<AccountAddress>>'

const toSiteMessage = ({ data, textFor }: MessageTemplate): SecureSiteSignIn => ({
  ...data,
  accountAddress: PLACEHOLDER,
  serializedMessage: textFor(PLACEHOLDER),
})

/** Submits the message that was signed while connecting. Only the exact requested text is accepted. */
async function submitSigned(
  namespace: ChainNamespace,
  { accounts: [account], caipNetworkId, signed }: ConnectResult,
  { data, textFor }: MessageTemplate,
  signal: AbortSignal,
): Promise<void> {
  if (!account || !signed || caipNetworkId !== data.chainId) return
  const { address: accountAddress } = account
  if (signed.message !== textFor(accountAddress))
    return logger.error(new SignInFailedError({ details: 'The signed message differs from the requested one.' }))
  const signer = { namespace, accountAddress, chainId: data.chainId }
  await submitSession(signer, { ...signed, data: { ...data, accountAddress } }, signal, account)
}

/**
 * Connects one family after a login and signs in with the same request: the secure site signs the message when it returns the
 * account. If it does not, the visitor is asked after connecting.
 *
 * @throws {FrameError} the visitor is not logged in, or the network is not served
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
  const message = caipNetworkId && (await createTemplate(namespace, caipNetworkId))
  signal.throwIfAborted()
  const result = await wallet.connect(namespace, signal, message && toSiteMessage(message))
  signal.throwIfAborted()
  if (message) await submitSigned(namespace, result, message, signal)
  return result
}
