import { SignInFailedError } from '../../core/errors/sign-in.js'
import type { SIWXMessage } from '../../core/entities/siwx.js'
import { Task } from '../../core/task.js'
import { isSameSigner, isTimely, type Signer } from './rules.js'
import { signInController } from './sign-in-state.js'
import { needSiwx } from './site-siwx.js'

const preparing = new Task<SIWXMessage>()

/** Whether what the site made is a message that may be signed for an account; a site without types may make anything. */
export function isSignable(message: SIWXMessage | null | undefined, signer: Signer): message is SIWXMessage {
  if (typeof message?.chainId !== 'string' || typeof message.accountAddress !== 'string') return false
  const isOwn = isSameSigner({ ...message, namespace: signer.namespace }, signer)
  return isOwn && isTimely(message, Date.now()) && message.toString().length > 0
}

/**
 * Has the site make the message of the sign-in under way, with a new nonce, so that the visitor can read it. Asked for again
 * meanwhile, the one being made is joined.
 *
 * @throws {SignInFailedError} the site made none that may be signed
 */
export function prepareMessage(signer: Signer): Promise<SIWXMessage> {
  return preparing.join(async signal => {
    signInController.note({ status: 'preparing' })
    try {
      const { accountAddress, chainId } = signer
      const message = await needSiwx().createMessage({ accountAddress, chainId })
      signal.throwIfAborted()
      if (!isSignable(message, signer)) throw new SignInFailedError()
      if (isSameSigner(signInController.state.request?.signer, signer))
        signInController.note({ message, status: 'ready' })
      return message
    } catch (cause) {
      if (!signal.aborted) signInController.note({ status: 'failed' })
      throw cause instanceof SignInFailedError ? cause : new SignInFailedError({ cause })
    }
  }, `${signer.chainId}:${signer.accountAddress}`)
}
