import { isSameAddress } from '../../core/address.js'
import type { CaipNetworkId, ChainNamespace } from '../../core/caip.js'
import type { BitcoinSignatureType, SIWXMessage, SIWXSession } from '../../core/entities/siwx.js'
import { fromBase64 } from '../../core/encoding/bytes.js'
import type { SignInAccount } from '../../core/sign-in/message.js'
import { parseTime } from '../../core/sign-in/parse-time.js'

/** An account on a chain, as a sign-in is about it. */
export interface Signer extends SignInAccount {
  readonly namespace: ChainNamespace
}

/** Whether two sign-ins are about the same account on the same chain; EVM addresses compare without case. */
export const isSameSigner = (one: Signer | undefined, other: Signer | undefined): boolean =>
  one?.chainId === other?.chainId &&
  (one && other ? isSameAddress(one.namespace, one.accountAddress, other.accountAddress) : one === other)

/** Whether a message is valid at a time: not expired, not before its time, and its times can be read (SEC-X4). */
export function isTimely({ expirationTime, notBefore, issuedAt }: SIWXSession['data'], now: number): boolean {
  const [expires, begins, issued] = [expirationTime, notBefore, issuedAt].map(text =>
    text === undefined ? undefined : (parseTime(text) ?? NaN),
  )
  const areReal = [expires, begins, issued].every(time => !Number.isNaN(time))
  return areReal && (expires ?? Infinity) > now && (begins ?? -Infinity) <= now
}

/** The sessions of an account on a chain that count now. */
export const sessionsOf = (sessions: readonly SIWXSession[], signer: Signer, now: number): readonly SIWXSession[] =>
  sessions.filter(
    ({ data }) =>
      data.chainId === signer.chainId &&
      isSameAddress(signer.namespace, data.accountAddress, signer.accountAddress) &&
      isTimely(data, now),
  )

/** What is put into a session: the fields of a message, without its way of becoming a text. */
export const dataOf = (message: SIWXMessage): SIWXSession['data'] =>
  // what is left are the message's own fields
  Object.fromEntries(
    Object.entries(message).filter(([, value]) => typeof value !== 'function'),
  ) as unknown as SIWXSession['data']

/** Bytes and first byte of a Bitcoin signature in ECDSA (BIP-137). */
const ECDSA_BYTES = 65
const [FIRST, LAST] = [27, 42]

/** How a Bitcoin wallet signed, by the form of the signature. */
export function bitcoinSignatureType(signature: string): BitcoinSignatureType {
  const bytes = fromBase64(signature)
  const [header = 0] = bytes ?? []
  return bytes?.length === ECDSA_BYTES && header >= FIRST && header <= LAST ? 'ecdsa' : 'bip322'
}

/** The network to go back to when a sign-in is cancelled: the one before, of the same account. */
export const returnTo = (before: Signer | undefined, signer: Signer): CaipNetworkId | undefined =>
  before?.namespace === signer.namespace &&
  before.chainId !== signer.chainId &&
  isSameAddress(signer.namespace, before.accountAddress, signer.accountAddress)
    ? before.chainId
    : undefined
