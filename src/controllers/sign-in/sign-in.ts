import { adapterFor } from '../connections/adapters.js'
import { connectionsController } from '../connections/connections.js'
import { track } from '../shell/analytics/track.js'
import { needConnector } from '../../chains/loaded.js'
import type { SIWXMessage, SIWXSession } from '../../core/entities/siwx.js'
import { ConnectorNotFoundError } from '../../core/errors/connection.js'
import { SignInFailedError } from '../../core/errors/sign-in.js'
import { Task } from '../../core/task.js'
import { activeSigner } from './active-signer.js'
import { leaveSignIn } from './leave-sign-in.js'
import { lookUpSessions } from './look-up-sessions.js'
import { nativeSignIn } from './sign-natively.js'
import { prepareMessage } from './prepare-message.js'
import { bitcoinSignatureType, dataOf, isSameSigner, isTimely, type Signer } from './rules.js'
import { signInController } from './sign-in-state.js'
import { needSiwx } from './site-siwx.js'

/** A message that was made longer ago is made anew, with a fresh nonce, before it is signed, in ms. */
const MESSAGE_LIFE = 120_000

const signing = new Task<SIWXSession>()

/** What analytics is told of a sign-in. */
export const signInFacts = ({ chainId }: Signer) => ({ network: chainId, isSmartAccount: false })

/** The message that the visitor has read, or where that is too old, or was handed to the wallet before, a new one. */
async function messageFor(signer: Signer): Promise<SIWXMessage> {
  const { message, status } = signInController.state.request ?? {}
  const issued = Date.parse(message?.issuedAt ?? '')
  const isFresh = !(Date.now() - issued > MESSAGE_LIFE)
  return message && status === 'ready' && isFresh && isTimely(message, Date.now()) ? message : prepareMessage(signer)
}

/** What was signed, and how. */
type Signed = Pick<SIWXSession, 'message' | 'signature'>

/** Has the message signed: by what the site gave for it, the wallet's own sign-in, or as a text. */
async function askForSignature(signer: Signer, made: SIWXMessage): Promise<Signed> {
  const siwx = needSiwx()
  const message = made.toString()
  const { namespace, accountAddress, chainId } = signer
  if (siwx.signMessage) return { message, signature: await siwx.signMessage({ message, accountAddress, chainId }) }
  const native = nativeSignIn(signer)
  if (native) return native(made)
  const connectorId = connectionsController.activeConnectorId(namespace) ?? ''
  const connector = needConnector(await adapterFor(namespace), connectorId)
  if (!connector.signMessage) throw new ConnectorNotFoundError(connectorId)
  return { message, signature: await connector.signMessage({ message, address: accountAddress }) }
}

async function run(signer: Signer, signal: AbortSignal): Promise<SIWXSession> {
  const message = await messageFor(signer)
  signal.throwIfAborted()
  signInController.note({ status: 'signing' })
  const signed = await askForSignature(signer, message)
  signal.throwIfAborted()
  if (typeof signed.signature !== 'string' || !signed.signature) throw new SignInFailedError() // a site’s own may be anything
  if (!isSameSigner(activeSigner(), signer)) throw new SignInFailedError({ details: 'The account has changed.' })
  const type = signer.namespace === 'bip122' ? { signatureType: bitcoinSignatureType(signed.signature) } : {}
  const session = { data: dataOf(message), ...signed, ...type }
  await needSiwx().addSession(session)
  signal.throwIfAborted()
  await lookUpSessions(signer)
  return session
}

/**
 * Has the active account sign in: its wallet is asked once, however often this is called meanwhile. The view is left when
 * it is done.
 *
 * @throws {SiwxDisabledError} the site has no sign-in
 * @throws {SignInFailedError} the wallet did not sign, or what it signed was not accepted; it may be tried again
 */
export function signIn(): Promise<SIWXSession> {
  needSiwx()
  const signer = signInController.state.request?.signer ?? activeSigner()
  if (!signer) return Promise.reject(new SignInFailedError({ details: 'No account is connected.' }))
  return signing.join(async signal => {
    track('CLICK_SIGN_SIWX_MESSAGE', signInFacts(signer))
    try {
      const session = await run(signer, signal)
      track('SIWX_AUTH_SUCCESS', signInFacts(signer))
      await Promise.resolve() // subscribers get one event a step, and leaving is the next
      leaveSignIn()
      return session
    } catch (cause) {
      if (signal.aborted) throw cause
      const error = cause instanceof SignInFailedError ? cause : new SignInFailedError({ cause })
      signInController.note({ status: 'failed' })
      track('SIWX_AUTH_ERROR', { ...signInFacts(signer), message: error.details ?? error.message })
      throw error
    }
  }, `${signer.chainId}:${signer.accountAddress}`)
}

/** Ends waiting for a signature; one that comes later has no effect. */
export const abortSignIn = (): void => signing.abort()
