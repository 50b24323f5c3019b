import { isAddress, isSameAddress } from '../../core/address.js'
import type { CaipNetworkId } from '../../core/caip.js'
import { toChecksum } from '../../core/chain/checksum.js'
import { bitcoinNetworkName } from '../../core/chain/bitcoin-address.js'
import { InvalidOptionError } from '../../core/errors/config.js'
import {
  SignInAddressError,
  SignInChainError,
  SignInDomainError,
  SignInExpiredError,
  SignInMessageError,
  SignInNonceError,
  SignInNotYetValidError,
  SignInUriError,
} from '../../core/errors/sign-in.js'
import { formatSignInMessage as formatText } from '../../core/sign-in/format.js'
import type { ParsedSignInMessage, SignInMessageData } from '../../core/sign-in/message.js'
import { parseSignInMessage as parseText } from '../../core/sign-in/parse.js'
import { parseTime } from '../../core/sign-in/parse-time.js'

/** What a server requires of a sign-in message. */
export interface SignInExpectations {
  /** The hosts of your site as the address bar shows them, including the port if there is one. */
  readonly domain: string | readonly string[]
  /**
   * The nonce that your server issued to this visitor. Or a function that returns whether your server issued the nonce,
   * and invalidates it so that it is never accepted again; it is called last, once everything else, including the
   * signature, has been verified.
   */
  readonly nonce: string | ((nonce: string) => boolean | Promise<boolean>)
  /** An origin or a page: the message's URI must be the same or below it. By default, any URI is accepted. */
  readonly uri?: string
  /**
   * CAIP-2 ids of the chains that your site supports. By default, every chain whose signatures can be verified is
   * accepted.
   */
  readonly chainId?: CaipNetworkId | readonly CaipNetworkId[]
  /** The account that signs in, if your server already knows it. */
  readonly address?: string
  /** The time to check against, in milliseconds since 1970 or as a `Date`; default: now. */
  readonly time?: number | Date
  /**
   * How long a message is accepted after it was issued, in milliseconds; by default, only the message's own expiry
   * limits this, and it always applies.
   */
  readonly maxAge?: number
  /** How far the visitor's clock may be off, in milliseconds; default: 30,000. */
  readonly clockTolerance?: number
}

const DEFAULT_TOLERANCE = 30_000

const listOf = <T extends string>(value: T | readonly T[]): readonly T[] =>
  typeof value === 'string' ? [value] : value

function checkCapitals(address: string): void {
  if (toChecksum(address) === address) return
  throw new SignInMessageError('accountAddress', { details: 'The address is not in the form of EIP-55.' })
}

/**
 * Writes a sign-in message in the format of its chain family: EIP-4361 for EVM, Sign-In With Solana, or a similar
 * format for Bitcoin and others.
 *
 * @throws {SignInMessageError} naming the first field that is missing or violates its standard
 */
export function formatSignInMessage(data: SignInMessageData): string {
  const text = formatText(data)
  if (data.chainId.startsWith('eip155:')) checkCapitals(data.accountAddress)
  return text
}

/**
 * Parses a sign-in message strictly; EVM addresses must have their EIP-55 checksum.
 *
 * @throws {SignInMessageError} naming the first field that violates its standard
 */
export function parseSignInMessage(text: string): ParsedSignInMessage {
  const data = parseText(text)
  if (data.namespace === 'eip155') checkCapitals(data.accountAddress)
  return data
}

/** Parses a message that must have every field that a sign-in needs. */
export function parseComplete(text: string): SignInMessageData {
  const { namespace, uri, version, chainId, nonce, ...rest } = parseSignInMessage(text)
  if (uri === undefined) throw new SignInMessageError('uri')
  if (version === undefined) throw new SignInMessageError('version')
  if (chainId === undefined) throw new SignInMessageError('chainId', { details: `A chain of ${namespace} is missing.` })
  if (nonce === undefined) throw new SignInMessageError('nonce')
  return { ...rest, uri, version, chainId, nonce }
}

/** A number or a date of the options. A setting that is missing is often read as `NaN`, which no time exceeds. */
function readNumber(option: string, value: unknown, byDefault: number): number {
  const given = value === undefined ? byDefault : value
  const number = typeof given === 'object' && given ? Number(given) : given // a date may be of another realm
  if (typeof number === 'number' && !Number.isNaN(number)) return number
  throw new InvalidOptionError(option, `must be a number, not ${String(value)}`)
}

function checkTimes(data: SignInMessageData, expected: SignInExpectations): void {
  const now = readNumber('time', expected.time, Date.now())
  const tolerance = readNumber('clockTolerance', expected.clockTolerance, DEFAULT_TOLERANCE)
  const maxAge = readNumber('maxAge', expected.maxAge, Infinity)
  const at = (text: string | undefined): number | undefined => (text === undefined ? undefined : parseTime(text))
  const [issued, expires, begins] = [at(data.issuedAt), at(data.expirationTime), at(data.notBefore)]
  if (expires !== undefined && now >= expires + tolerance) throw new SignInExpiredError()
  if (begins !== undefined && now < begins - tolerance) throw new SignInNotYetValidError()
  if (expected.maxAge === undefined) return
  if (issued === undefined) throw new SignInMessageError('issuedAt')
  if (now > issued + maxAge + tolerance) throw new SignInExpiredError()
  if (now < issued - tolerance) throw new SignInNotYetValidError()
}

/** Bech32 in capitals, as QR codes have it: to a server, a second spelling would be a second account of the same key. */
const CAPITALS = /^(?:BC|TB|BCRT)1/

function checkAccount({ accountAddress, chainId }: SignInMessageData, expected: SignInExpectations): void {
  const namespace = chainId.startsWith('eip155:') ? 'eip155' : chainId.startsWith('solana:') ? 'solana' : 'bip122'
  const reference = chainId.slice(chainId.indexOf(':') + 1)
  const isKnown = namespace !== 'bip122' || (chainId.startsWith('bip122:') && bitcoinNetworkName(reference))
  if (!isKnown) throw new SignInChainError({ details: `${chainId} cannot be verified.` })
  if (expected.chainId !== undefined && !listOf(expected.chainId).includes(chainId)) throw new SignInChainError()
  const isRespelt = namespace === 'bip122' && CAPITALS.test(accountAddress)
  if (isRespelt || !isAddress(namespace, accountAddress)) throw new SignInAddressError()
  if (expected.address !== undefined && !isSameAddress(namespace, expected.address, accountAddress))
    throw new SignInAddressError()
}

/**
 * Checks a message's content, but not its signature.
 *
 * @throws {SignInError} for the first check that fails
 * @throws {InvalidOptionError} an expected time is not a number
 */
export function checkMessage(data: SignInMessageData, expected: SignInExpectations): void {
  if (!listOf(expected.domain).includes(data.domain)) throw new SignInDomainError()
  if (expected.uri !== undefined && !isWithin(data.uri, expected.uri)) throw new SignInUriError()
  checkTimes(data, expected)
  checkAccount(data, expected)
  if (typeof expected.nonce !== 'function' && expected.nonce !== data.nonce) throw new SignInNonceError()
}

/** Whether a URI equals another or is below it: `https://a.example` is not a prefix of `https://a.example.org`. */
const isWithin = (uri: string, base: string): boolean =>
  uri === base || (uri.startsWith(base) && (/[/?#]$/.test(base) || /^[/?#]/.test(uri.slice(base.length))))
