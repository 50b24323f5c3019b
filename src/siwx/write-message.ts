import type { SIWXMessage, SIWXMessageInput } from '../core/entities/siwx.js'
import { pageHost, pageOrigin } from '../core/platform/page-host.js'
import { formatSignInMessage, randomNonce } from './message-text.js'
import type { MessengerOptions } from './default-siwx-options.js'

/**
 * Creates a message with a new nonce.
 *
 * @throws {SignInMessageError} a field, such as the nonce, is not valid
 */
export async function writeMessage(input: SIWXMessageInput, options: MessengerOptions = {}): Promise<SIWXMessage> {
  const { domain = pageHost(), uri = pageOrigin(), statement, resources, expiration, getNonce, getRequestId } = options
  const { accountAddress, chainId, notBefore } = input
  const [nonce, requestId] = await Promise.all([getNonce?.({ accountAddress, chainId }), getRequestId?.()])
  const now = Date.now()
  const data = {
    accountAddress,
    chainId,
    domain,
    uri,
    version: '1',
    nonce: getNonce ? (nonce ?? '') : randomNonce(),
    issuedAt: new Date(now).toISOString(),
    ...(statement === undefined ? {} : { statement }),
    ...(resources === undefined ? {} : { resources }),
    ...(expiration === undefined ? {} : { expirationTime: new Date(now + expiration).toISOString() }),
    ...(notBefore === undefined ? {} : { notBefore }),
    ...(requestId === undefined ? {} : { requestId }),
  }
  const text = formatSignInMessage(data)
  return { ...data, toString: () => text }
}
