import { accountsController } from '../accounts/accounts.js'
import { isSmartAccount } from '../accounts/holder.js'
import { adapterFor } from '../connections/adapters.js'
import { connectionsController } from '../connections/connections.js'
import { track } from '../shell/analytics/track.js'
import { needConnector } from '../../chains/loaded.js'
import { isSameAddress } from '../../core/address.js'
import type { SIWXMessage, SIWXSession } from '../../core/entities/siwx.js'
import { ConnectorNotFoundError } from '../../core/errors/connection.js'
import { SignInFailedError } from '../../core/errors/sign-in.js'
import { instance } from '../../core/instance.js'
import { Task } from '../../core/task.js'
import { activeSigner } from './active-signer.js'
import { leaveSignIn } from './leave-sign-in.js'
import { lookUpSessions } from './look-up-sessions.js'
import { nativeSignIn } from './sign-natively.js'
import { prepareMessage } from './prepare-message.js'
import { bitcoinSignatureType, toSessionData, isSameSigner, isValidAt, type Signer } from './rules.js'
import { signInController } from './sign-in-state.js'
import { needSiwx } from './site-siwx.js'

/** An older message is created again, with a new nonce, before it is signed, in ms. */
const MESSAGE_LIFE = 120_000

const signing = new Task<SIWXSession>()

/** The data of analytics events about sign-ins. */
export const signInEventData = ({ namespace, accountAddress: address, chainId }: Signer) => ({
  network: chainId,
  isSmartAccount: isSmartAccount({ namespace, address }),
})

/** The message that the visitor has read, or a new one if it is too old or was already sent to the wallet. */
async function messageFor(signer: Signer): Promise<SIWXMessage> {
  const { message, status } = signInController.state.request ?? {}
  const issued = Date.parse(message?.issuedAt ?? '')
  const isFresh = !(Date.now() - issued > MESSAGE_LIFE)
  return message && status === 'ready' && isFresh && isValidAt(message, Date.now()) ? message : prepareMessage(signer)
}

/** A message and its signature. */
type Signed = Pick<SIWXSession, 'message' | 'signature'>

/** Requests the signature: from the site's own function, the wallet's native sign-in, or as a plain message. */
async function requestSignature(signer: Signer, siwxMessage: SIWXMessage): Promise<Signed> {
  const siwx = needSiwx()
  const message = siwxMessage.toString()
  const { namespace, accountAddress, chainId } = signer
  if (siwx.signMessage) return { message, signature: await siwx.signMessage({ message, accountAddress, chainId }) }
  const native = nativeSignIn(signer)
  if (native) return native(siwxMessage)
  const connectorId = connectionsController.activeConnectorId(namespace) ?? ''
  const connector = needConnector(await adapterFor(namespace), connectorId)
  if (!connector.signMessage) throw new ConnectorNotFoundError(connectorId)
  return { message, signature: await connector.signMessage({ message, address: accountAddress }) }
}

/** Whether an account is one of those of its family's wallet. */
function isConnected({ namespace, accountAddress }: Signer): boolean {
  const { status, allAccounts } = accountsController.account(namespace)
  return status === 'connected' && allAccounts.some(own => isSameAddress(namespace, own.address, accountAddress))
}

/** Has the site accept a session. One that it accepts only after its account was disconnected is ended again. */
async function submit(session: SIWXSession, signer: Signer, signal: AbortSignal): Promise<void> {
  const siwx = needSiwx()
  const life = instance().signal
  await siwx.addSession(session)
  if (signal.aborted && !life.aborted && !isConnected(signer))
    await siwx.revokeSession(signer.chainId, signer.accountAddress)
  signal.throwIfAborted()
}

async function run(signer: Signer, signal: AbortSignal): Promise<SIWXSession> {
  const message = await messageFor(signer)
  signal.throwIfAborted()
  signInController.update({ status: 'signing' })
  const signed = await requestSignature(signer, message)
  signal.throwIfAborted()
  if (typeof signed.signature !== 'string' || !signed.signature) throw new SignInFailedError() // the site's own function may return anything
  if (!isSameSigner(activeSigner(), signer)) throw new SignInFailedError({ details: 'The account has changed.' })
  const type = signer.namespace === 'bip122' ? { signatureType: bitcoinSignatureType(signed.signature) } : {}
  const session = { data: toSessionData(message), ...signed, ...type }
  await submit(session, signer, signal)
  await lookUpSessions(signer)
  signal.throwIfAborted() // what is asked now is another account's to decide
  return session
}

/**
 * Signs in the active account and leaves the view. Concurrent calls send one request to the wallet.
 *
 * @throws {SiwxDisabledError} the site has no sign-in
 * @throws {SignInFailedError} the wallet did not sign, or the site rejected the signature; can be retried
 */
export function signIn(): Promise<SIWXSession> {
  needSiwx()
  const signer = signInController.state.request?.signer ?? activeSigner()
  if (!signer) return Promise.reject(new SignInFailedError({ details: 'No account is connected.' }))
  return signing.join(async signal => {
    track('CLICK_SIGN_SIWX_MESSAGE', signInEventData(signer))
    try {
      const session = await run(signer, signal)
      track('SIWX_AUTH_SUCCESS', signInEventData(signer))
      await Promise.resolve() // subscribers get one event per step; leaving is the next
      leaveSignIn(signer)
      return session
    } catch (cause) {
      if (signal.aborted) throw cause
      const error = cause instanceof SignInFailedError ? cause : new SignInFailedError({ cause })
      signInController.update({ status: 'failed' })
      track('SIWX_AUTH_ERROR', { ...signInEventData(signer), message: error.details ?? error.message })
      throw error
    }
  }, `${signer.chainId}:${signer.accountAddress}`)
}

/** Stops waiting for a signature; a late one has no effect. */
export const abortSignIn = (): void => signing.abort()
