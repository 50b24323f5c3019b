import { isRecord } from '../shapes.js'

/** The lines of a text after its statement, by the names of the input's fields. */
const LINES = [
  ['uri', 'URI'],
  ['version', 'Version'],
  ['chainId', 'Chain ID'],
  ['nonce', 'Nonce'],
  ['issuedAt', 'Issued At'],
  ['expirationTime', 'Expiration Time'],
  ['notBefore', 'Not Before'],
  ['requestId', 'Request ID'],
] as const

/** The text that a wallet creates from a site's sign-in input (Sign-In With Solana). */
export function signInText(input: unknown, address: string): string {
  const given = isRecord(input) ? input : {}
  const text = (name: string): string | undefined => (typeof given[name] === 'string' ? given[name] : undefined)
  const fields = LINES.flatMap(([name, label]) => {
    const value = text(name)
    return value === undefined ? [] : [`${label}: ${value}`]
  })
  const { resources } = given
  if (Array.isArray(resources)) fields.push('Resources:', ...resources.map(resource => `- ${String(resource)}`))
  const statement = text('statement')
  const head = `${text('domain') ?? location.host} wants you to sign in with your Solana account:\n${address}`
  return [head, ...(statement ? [statement] : []), ...(fields.length ? [fields.join('\n')] : [])].join('\n\n')
}
