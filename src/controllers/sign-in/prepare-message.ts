import { SignInFailedError } from '../../core/errors/sign-in.js'
import type { SIWXMessage, SIWXMessageInput } from '../../core/entities/siwx.js'
import { Task } from '../../core/task.js'
import { within } from '../../core/time.js'
import { isSameSigner, isValidAt, type Signer } from './rules.js'
import { signInController } from './sign-in-state.js'
import { needSiwx } from './site-siwx.js'

/** How long the site may take to create a message, and to verify a signed one, in ms. */
export const SITE_TIMEOUT = 10_000

/** The error for a site that takes longer. */
export const timedOut = (): Error => new SignInFailedError({ details: 'The site did not answer in time.' })

const preparing = new Task<SIWXMessage>()

/**
 * Has the site create a message for an account.
 *
 * @throws {SignInFailedError} it took more than 10 s
 */
export function createMessage(account: SIWXMessageInput): Promise<SIWXMessage> {
  const create = async (): Promise<SIWXMessage> => needSiwx().createMessage(account)
  return within(create(), SITE_TIMEOUT, timedOut)
}

/** Whether the site created a valid message for an account; sites in plain JavaScript may create anything. */
export function isSignable(message: SIWXMessage | null | undefined, signer: Signer): message is SIWXMessage {
  if (typeof message?.chainId !== 'string' || typeof message.accountAddress !== 'string') return false
  const isOwn = isSameSigner({ ...message, namespace: signer.namespace }, signer)
  return isOwn && isValidAt(message, Date.now()) && message.toString().length > 0
}

/**
 * Has the site create the message of the current request, with a new nonce, for the visitor to read. Concurrent calls share
 * one message.
 *
 * @throws {SignInFailedError} the site created no valid message
 */
export function prepareMessage(signer: Signer): Promise<SIWXMessage> {
  return preparing.join(async signal => {
    signInController.update({ status: 'preparing' })
    try {
      const { accountAddress, chainId } = signer
      const message = await createMessage({ accountAddress, chainId })
      signal.throwIfAborted()
      if (!isSignable(message, signer)) throw new SignInFailedError()
      if (isSameSigner(signInController.state.request?.signer, signer))
        signInController.update({ message, status: 'ready' })
      return message
    } catch (cause) {
      if (!signal.aborted) signInController.update({ status: 'failed' })
      throw cause instanceof SignInFailedError ? cause : new SignInFailedError({ cause })
    }
  }, `${signer.chainId}:${signer.accountAddress}`)
}
