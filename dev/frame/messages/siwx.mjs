import { toBase58 } from '../../wallet/encoding.mjs'
import { Refusal } from '../refusal.mjs'
import { signedIn } from './session.mjs'

/** The placeholder for the address, which the site does not know before the login. */
const PLACEHOLDER = '<<AccountAddress>>'

/**
 * The text of a sign-in message (EIP-4361, CAIP-122).
 * @param {import('../protocol.mjs').Payloads['GET_USER'] extends infer User ? NonNullable<NonNullable<User>['siwxMessage']> : never} message
 * @param {import('../networks.mjs').Network} network
 */
function serialize(message, network) {
  const family = network.namespace === 'eip155' ? 'Ethereum' : 'Solana'
  const [, reference = ''] = message.chainId.split(':')
  return [
    `${message.domain} wants you to sign in with your ${family} account:`,
    PLACEHOLDER,
    ...(message.statement ? ['', message.statement] : []),
    '',
    `URI: ${message.uri}`,
    `Version: ${message.version}`,
    `Chain ID: ${reference || message.chainId}`,
    `Nonce: ${message.nonce}`,
    ...(message.issuedAt ? [`Issued At: ${message.issuedAt}`] : []),
    ...(message.expirationTime ? [`Expiration Time: ${message.expirationTime}`] : []),
    ...(message.notBefore ? [`Not Before: ${message.notBefore}`] : []),
    ...(message.requestId ? [`Request ID: ${message.requestId}`] : []),
    ...(message.resources?.length ? ['Resources:', ...message.resources.map(entry => `- ${entry}`)] : []),
  ].join('\n')
}

/**
 * Signs a sign-in message along with the login. The visitor is not asked again, so only a sign-in message for the
 * requesting site is accepted.
 * @param {import('../service.mjs').Context} context
 * @param {any} asked the message, with the `address` and `network` that it is for
 * @returns {Promise<{ signature: string, message: string }>}
 * @throws {Refusal} it is about another site, or no sign-in message
 */
export async function signSiwx(context, { address, network, ...message }) {
  const { user, session } = signedIn(context)
  const { host } = new URL(context.frame.origin)
  if (message.domain !== host) throw new Refusal('The sign-in message is for another site')
  const text = String(message.serializedMessage ?? serialize(message, network))
  if (!text.startsWith(`${host} wants you to sign in with your `)) throw new Refusal('This is not a sign-in message')
  const filled = text.replaceAll(PLACEHOLDER, address)
  if (network.namespace === 'solana') {
    return { message: filled, signature: toBase58(user.keys.signSolana(Buffer.from(filled))) }
  }
  const signer = await context.service.accounts.signer(user, session, network)
  return { message: filled, signature: await signer.signMessage({ message: filled }) }
}
