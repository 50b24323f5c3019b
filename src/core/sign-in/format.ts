import { isChainNamespace } from '../caip.js'
import { SignInMessageError } from '../errors/sign-in.js'
import { checkFields } from './field-rules.js'
import { ACCOUNT_NAMES, LINES, REQUIRED, RESOURCES, type SignInMessageData, toChainText } from './message.js'

/**
 * Writes a sign-in message in the form of its family: EIP-4361, Sign-In With Solana, or the same for Bitcoin and others
 * (CAIP-122).
 *
 * @throws {SignInMessageError} a field is missing, not valid, or could be read as another one
 */
export function formatSignInMessage(data: SignInMessageData): string {
  const [namespace = ''] = String(data.chainId).split(':')
  if (!isChainNamespace(namespace)) throw new SignInMessageError('chainId')
  const isEvm = namespace === 'eip155'
  const required = isEvm ? REQUIRED : REQUIRED.filter(name => name !== 'issuedAt')
  checkFields({ ...data, namespace }, ['domain', 'accountAddress', ...required])
  const { scheme, domain, accountAddress, statement, resources } = data
  const host = scheme === undefined ? domain : `${scheme}://${domain}`
  const lines = LINES.flatMap(([name, label]) => {
    const value = data[name]
    return value === undefined ? [] : [`${label}: ${name === 'chainId' ? toChainText(data.chainId) : value}`]
  })
  return [
    `${host} wants you to sign in with your ${ACCOUNT_NAMES[namespace]} account:`,
    accountAddress,
    ...(statement === undefined ? (isEvm ? ['', ''] : ['']) : ['', statement, '']),
    ...lines,
    ...(resources ? [RESOURCES, ...resources.map(resource => `- ${resource}`)] : []),
  ].join('\n')
}
