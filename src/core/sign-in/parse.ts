import { CHAIN_NAMESPACES } from '../caip.js'
import { SignInMessageError } from '../errors/sign-in.js'
import { checkFields } from './field-rules.js'
import { ACCOUNT_NAMES, LINES, type ParsedSignInMessage, REQUIRED, RESOURCES, toChainId } from './message.js'

const HEADER = /^(?:([A-Za-z][A-Za-z0-9+.-]*):\/\/)?(\S+) wants you to sign in with your ([A-Za-z]+) account:$/
/** Longest text that is parsed, in characters. */
const MAX_TEXT = 65_536

type Fields = { -readonly [Name in keyof ParsedSignInMessage]?: ParsedSignInMessage[Name] }

/** Whom the first two lines are about. */
function readHeader(
  first: string,
  accountAddress: string,
): Pick<ParsedSignInMessage, 'namespace' | 'scheme' | 'domain' | 'accountAddress'> {
  const [, scheme, domain, name] = HEADER.exec(first) ?? []
  const namespace = CHAIN_NAMESPACES.find(known => ACCOUNT_NAMES[known] === name)
  if (!domain || !namespace) throw new SignInMessageError('domain')
  return { namespace, domain, accountAddress, ...(scheme === undefined ? {} : { scheme }) }
}

/** Takes the lines of fields off the head of the rest, in their order. */
function readFields(fields: Fields, lines: string[]): void {
  for (const [name, label] of LINES) {
    const start = `${label}: `
    if (!lines[0]?.startsWith(start)) continue
    const text = (lines.shift() ?? '').slice(start.length)
    if (name === 'chainId') fields.chainId = toChainId(fields.namespace ?? 'eip155', text)
    else fields[name] = text
  }
}

/** Takes the resources off the head of the rest. */
function readResources(fields: Fields, lines: string[]): void {
  if (lines[0] !== RESOURCES) return
  lines.shift()
  const resources: string[] = []
  while (lines[0]?.startsWith('- ')) resources.push((lines.shift() ?? '').slice(2))
  fields.resources = resources
}

/** Takes the statement and the blank lines around it off the head of the rest, as the family has them. */
function readStatement(fields: Fields, lines: string[]): void {
  const isField = (line: string): boolean =>
    line === RESOURCES || LINES.some(([, label]) => line.startsWith(`${label}: `))
  if (lines.shift() !== '') throw new SignInMessageError('statement')
  const [next = ''] = lines
  // Sign-In With Solana has one blank line where there is no statement, EIP-4361 has two
  if (fields.namespace !== 'eip155' && isField(next)) return
  if (next !== '') fields.statement = lines.shift() ?? ''
  const isLast = next !== '' && !lines.length
  if (!isLast && (lines.shift() !== '' || !lines.length)) throw new SignInMessageError('statement')
}

/**
 * Reads a sign-in message strictly: every line in its place, every field as its standard allows, nothing besides.
 *
 * @throws {SignInMessageError} naming the first field that is not as it should be
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
