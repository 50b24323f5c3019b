import { isEvmAddress } from '../address.js'
import { type ChainNamespace, parseCaipNetworkId } from '../caip.js'
import { SignInMessageError } from '../errors/sign-in.js'
import { LINES, type ParsedSignInMessage, RESOURCES } from './message.js'
import { parseTime } from './parse-time.js'

const UNRESERVED = String.raw`A-Za-z0-9\-._~`
const SUB_DELIMS = `!$&'()*+,;=`
const ENCODED = '%[0-9A-Fa-f]{2}'
const PATH = `(?:[${UNRESERVED}${SUB_DELIMS}:@/]|${ENCODED})*`
const AFTER_PATH = `(?:[${UNRESERVED}${SUB_DELIMS}:@/?]|${ENCODED})*`
const HOST = String.raw`(?:\[[0-9A-Fa-f:.]+\]|\[v[0-9A-Fa-f]+\.[${UNRESERVED}${SUB_DELIMS}:]+\]|(?:[${UNRESERVED}${SUB_DELIMS}]|${ENCODED})+)`
const AUTHORITY = String.raw`(?:(?:[${UNRESERVED}${SUB_DELIMS}:]|${ENCODED})*@)?${HOST}(?::\d*)?`

/** RFC 3986: `authority`, `URI`, `scheme`. */
const DOMAIN = new RegExp(`^${AUTHORITY}$`)
const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*$/
const URI = new RegExp(
  String.raw`^[A-Za-z][A-Za-z0-9+.-]*:(?://(?:${AUTHORITY})?)?${PATH}(?:\?${AFTER_PATH})?(?:#${AFTER_PATH})?$`,
)
const REQUEST_ID = new RegExp(`^(?:[${UNRESERVED}${SUB_DELIMS}:@]|${ENCODED})*$`)
const NONCE = /^[A-Za-z0-9]{8,128}$/
/** EIP-4361 allows the characters of RFC 3986, and spaces. */
const EVM_STATEMENT = new RegExp(String.raw`^[${UNRESERVED}:/?#[\]@${SUB_DELIMS} ]+$`)
/** Other families do not restrict it; here it must not contain control characters or line breaks. */
const STATEMENT = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u
const ADDRESS = /^[-.%a-zA-Z0-9]{1,128}$/
/** Longest text in a field. */
const MAX_TEXT = 4_096

/** Prefixes that a statement must not have, because it would look like a field of the message. */
const FIELD_LINES = [...LINES.map(([, label]) => `${label}:`), RESOURCES]

function isStatement(namespace: ChainNamespace, text: string): boolean {
  const pattern = namespace === 'eip155' ? EVM_STATEMENT : STATEMENT
  return pattern.test(text) && !FIELD_LINES.some(start => text.startsWith(start))
}

const isTime = (text: string): boolean => parseTime(text) !== undefined

/** The rules for valid fields, by name; lists are checked item by item. */
const RULES: Readonly<Record<string, (text: string, namespace: ChainNamespace) => boolean>> = {
  scheme: text => SCHEME.test(text),
  domain: text => DOMAIN.test(text),
  accountAddress: (text, namespace) =>
    namespace === 'eip155' ? isEvmAddress(text) && text.length === 42 : ADDRESS.test(text),
  statement: (text, namespace) => isStatement(namespace, text),
  uri: text => URI.test(text),
  version: text => text === '1',
  chainId: (text, namespace) => parseCaipNetworkId(text)?.namespace === namespace,
  nonce: text => NONCE.test(text),
  issuedAt: isTime,
  expirationTime: isTime,
  notBefore: isTime,
  requestId: text => REQUEST_ID.test(text),
  resources: text => URI.test(text),
}

/**
 * Checks that every field is valid by its standard, and that none could be read as another.
 *
 * @throws {SignInMessageError} naming the first invalid field, or a missing required one
 */
export function checkFields(data: ParsedSignInMessage, required: readonly (keyof ParsedSignInMessage)[]): void {
  for (const name of required) if (data[name] === undefined) throw new SignInMessageError(name)
  for (const [name, isValid] of Object.entries(RULES)) {
    const value: unknown = Reflect.get(data, name)
    if (value === undefined) continue
    const texts: readonly unknown[] = name === 'resources' && Array.isArray(value) ? value : [value]
    const areValid = texts.every(
      text => typeof text === 'string' && text.length <= MAX_TEXT && isValid(text, data.namespace),
    )
    if (!areValid) throw new SignInMessageError(name)
  }
}
