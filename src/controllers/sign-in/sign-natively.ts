import type { SIWXMessage } from '../../core/entities/siwx.js'
import { SignInFailedError } from '../../core/errors/sign-in.js'
import { toChainText } from '../../core/sign-in/message.js'
import { type NativeSignIn, readNativeSignIn } from '../../services/sign-in/read-native.js'
import { connectionsController } from '../connections/connections.js'
import type { Signer } from './rules.js'

/** The input for a Solana wallet with Sign-In With Solana, which composes and displays the message itself. */
const inputOf = ({ accountAddress, chainId, ...message }: SIWXMessage): object => ({
  domain: message.domain,
  address: accountAddress,
  statement: message.statement,
  uri: message.uri,
  version: message.version,
  chainId: toChainText(chainId),
  nonce: message.nonce,
  issuedAt: message.issuedAt,
  expirationTime: message.expirationTime,
  notBefore: message.notBefore,
  requestId: message.requestId,
  resources: message.resources,
})

/** The native sign-in of the connected wallet, if it has one. */
export function nativeSignIn({ namespace }: Signer): ((message: SIWXMessage) => Promise<NativeSignIn>) | undefined {
  const provider = namespace === 'solana' ? connectionsController.provider(namespace) : undefined
  const ask: unknown = typeof provider === 'object' && provider ? Reflect.get(provider, 'signIn') : undefined
  if (typeof ask !== 'function') return undefined
  return async message => {
    const answer: unknown = await Reflect.apply(ask, provider, [inputOf(message)])
    const signed = readNativeSignIn(answer)
    // the wallet composed the text, so it must name the same account, site and nonce
    const parts = [message.accountAddress, message.domain, message.nonce]
    if (!signed || !parts.every(part => signed.message.includes(part))) throw new SignInFailedError()
    return signed
  }
}
