import { isSameAddress } from '../../core/address.js'
import type { CaipNetworkId, ChainNamespace } from '../../core/caip.js'
import type { BitcoinSignatureType, SIWXMessage, SIWXSession } from '../../core/entities/siwx.js'
import { fromBase64 } from '../../core/encoding/bytes.js'
import type { SignInAccount } from '../../core/sign-in/message.js'
import { parseTime } from '../../core/sign-in/parse-time.js'

/** The account and chain of a sign-in. */
export interface Signer extends SignInAccount {
  readonly namespace: ChainNamespace
}

/** Whether two signers are the same account on the same chain; EVM addresses compare case-insensitively. */
export const isSameSigner = (one: Signer | undefined, other: Signer | undefined): boolean =>
  one?.chainId === other?.chainId &&
  (one && other ? isSameAddress(one.namespace, one.accountAddress, other.accountAddress) : one === other)

/** Whether a message is valid at a time: not expired, not used too early, and with readable times (SEC-X4). */
export function isValidAt({ expirationTime, notBefore, issuedAt }: SIWXSession['data'], now: number): boolean {
  const [expires, begins, issued] = [expirationTime, notBefore, issuedAt].map(text =>
    text === undefined ? undefined : (parseTime(text) ?? NaN),
  )
  const areReal = [expires, begins, issued].every(time => !Number.isNaN(time))
  return areReal && (expires ?? Infinity) > now && (begins ?? -Infinity) <= now
}

/** The valid sessions of an account on a chain. */
export const sessionsOf = (sessions: readonly SIWXSession[], signer: Signer, now: number): readonly SIWXSession[] =>
  sessions.filter(
    ({ data }) =>
      data.chainId === signer.chainId &&
      isSameAddress(signer.namespace, data.accountAddress, signer.accountAddress) &&
      isValidAt(data, now),
  )

/** The fields of a message that a session stores, without its methods. */
export const toSessionData = (message: SIWXMessage): SIWXSession['data'] =>
  // only the message's own fields remain
  Object.fromEntries(
    Object.entries(message).filter(([, value]) => typeof value !== 'function'),
  ) as unknown as SIWXSession['data']

/** Length and header bytes of a Bitcoin ECDSA signature (BIP-137). */
const ECDSA_BYTES = 65
const [FIRST, LAST] = [27, 42]

/** The type of a Bitcoin signature, derived from its format. */
export function bitcoinSignatureType(signature: string): BitcoinSignatureType {
  const bytes = fromBase64(signature)
  const [header = 0] = bytes ?? []
  return bytes?.length === ECDSA_BYTES && header >= FIRST && header <= LAST ? 'ecdsa' : 'bip322'
}

/** The network to switch back to when a sign-in is cancelled: the previous one of the same account. */
export const networkToReturnTo = (before: Signer | undefined, signer: Signer): CaipNetworkId | undefined =>
  before?.namespace === signer.namespace &&
  before.chainId !== signer.chainId &&
  isSameAddress(signer.namespace, before.accountAddress, signer.accountAddress)
    ? before.chainId
    : undefined
