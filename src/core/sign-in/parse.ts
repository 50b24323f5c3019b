import { CHAIN_NAMESPACES } from '../caip.js'
import { SignInMessageError } from '../errors/sign-in.js'
import { checkFields } from './field-rules.js'
import { ACCOUNT_NAMES, LINES, type ParsedSignInMessage, REQUIRED, RESOURCES, toChainId } from './message.js'

const HEADER = /^(?:([A-Za-z][A-Za-z0-9+.-]*):\/\/)?(\S+) wants you to sign in with your ([A-Za-z]+) account:$/
/** Longest text that is parsed, in characters. */
const MAX_TEXT = 65_536

type Fields = { -readonly [Name in keyof ParsedSignInMessage]?: ParsedSignInMessage[Name] }

/** Reads the family, the domain and the account from the first two lines. */
function readHeader(
  first: string,
  accountAddress: string,
): Pick<ParsedSignInMessage, 'namespace' | 'scheme' | 'domain' | 'accountAddress'> {
  const [, scheme, domain, name] = HEADER.exec(first) ?? []
  const namespace = CHAIN_NAMESPACES.find(known => ACCOUNT_NAMES[known] === name)
  if (!domain || !namespace) throw new SignInMessageError('domain')
  return { namespace, domain, accountAddress, ...(scheme === undefined ? {} : { scheme }) }
}

/** Removes the lines with fields from the beginning of `lines`, in their order. */
function readFields(fields: Fields, lines: string[]): void {
  for (const [name, label] of LINES) {
    const start = `${label}: `
    if (!lines[0]?.startsWith(start)) continue
    const text = (lines.shift() ?? '').slice(start.length)
    if (name === 'chainId') fields.chainId = toChainId(fields.namespace ?? 'eip155', text)
    else fields[name] = text
  }
}

/** Removes the resources from the beginning of `lines`. */
function readResources(fields: Fields, lines: string[]): void {
  if (lines[0] !== RESOURCES) return
  lines.shift()
  const resources: string[] = []
  while (lines[0]?.startsWith('- ')) resources.push((lines.shift() ?? '').slice(2))
  fields.resources = resources
}

/** Removes the statement from the beginning of `lines`, with the blank lines that the family has around it. */
function readStatement(fields: Fields, lines: string[]): void {
  const isField = (line: string): boolean =>
    line === RESOURCES || LINES.some(([, label]) => line.startsWith(`${label}: `))
  if (lines.shift() !== '') throw new SignInMessageError('statement')
  const [next = ''] = lines
  // without a statement, Sign-In With Solana has one blank line and EIP-4361 has two
  if (fields.namespace !== 'eip155' && isField(next)) return
  if (next !== '') fields.statement = lines.shift() ?? ''
  const isLast = next !== '' && !lines.length
  if (!isLast && (lines.shift() !== '' || !lines.length)) throw new SignInMessageError('statement')
}

/**
 * Parses a sign-in message strictly: its lines must be in the standard's order, with valid fields and nothing else.
 *
 * @throws {SignInMessageError} a field is invalid; the error names the first one
 */
export function parseSignInMessage(text: string): ParsedSignInMessage {
  if (typeof text !== 'string' || text.length > MAX_TEXT) throw new SignInMessageError('message')
  const [first = '', address = '', ...lines] = text.split('\n')
  const header = readHeader(first, address)
  const fields: Fields = { ...header }
  if (lines.length) {
    readStatement(fields, lines)
    readFields(fields, lines)
    readResources(fields, lines)
    if (lines.length) throw new SignInMessageError(lines[0] === '' ? 'statement' : 'message')
  }
  const parsed = { ...fields, ...header }
  checkFields(parsed, header.namespace === 'eip155' ? REQUIRED : [])
  return parsed
}
