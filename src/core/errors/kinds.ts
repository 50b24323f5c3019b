/** One error in a cause chain: libraries wrap what a wallet threw. */
interface Link {
  readonly code: unknown
  readonly name: unknown
  readonly message: string
}

/**
 * Where libraries keep the underlying error: `cause` (ours, viem, wagmi), `info` (ethers), `error` (wallet-adapter), …
 */
const BENEATH = ['cause', 'error', 'info', 'data', 'originalError', 'reason'] as const
const DEPTH = 8

const REJECTED: readonly unknown[] = [
  'CONNECTION_REJECTED',
  'TRANSACTION_REJECTED',
  'NETWORK_SWITCH_REJECTED',
  'BITCOIN_REJECTED',
  'ACTION_REJECTED',
  4001,
  5000,
  5002,
]
const REJECTED_TEXT =
  /\buser (?:rejected|denied|disapproved|declined|cancell?ed)|(?:rejected|denied|declined|cancell?ed) by (?:the )?user/i

const TIMED_OUT: readonly unknown[] = [
  'WALLET_TIMEOUT',
  'FRAME_TIMEOUT',
  'PAIRING_EXPIRED',
  'TRANSACTION_EXPIRED',
  'TIMEOUT',
  8000,
]
const TIMED_OUT_NAME = /Timeout(?:Error)?$|^TransactionExpired/
const TIMED_OUT_TEXT = /^(?:proposal|request|session request) expired\b/i

const field = (value: object, name: string): unknown => {
  try {
    return Reflect.get(value, name)
  } catch {
    return undefined // a getter or proxy of another script
  }
}

/** Codes of `@solana/kit`: the blockhash or the nonce of a transaction is no longer valid. */
const EXPIRED_IN_KIT: readonly unknown[] = [1, 2]

/** The code of an error; `@solana/kit` keeps its own in the context. */
function codeOf(error: object): unknown {
  const context = field(error, 'context')
  const isOfKit = field(error, 'name') === 'SolanaError' && typeof context === 'object' && context !== null
  return isOfKit && EXPIRED_IN_KIT.includes(field(context, '__code')) ? 'TRANSACTION_EXPIRED' : field(error, 'code')
}

function linksOf(error: unknown, depth = 0): readonly Link[] {
  if (typeof error !== 'object' || error === null || depth === DEPTH) return []
  const message = field(error, 'message')
  const link = {
    code: codeOf(error),
    name: field(error, 'name'),
    message: typeof message === 'string' ? message : '',
  }
  return [link, ...BENEATH.flatMap(name => linksOf(field(error, name), depth + 1))]
}

const some = (error: unknown, test: (link: Link) => boolean): boolean => linksOf(error).some(test)

/** Whether the visitor closed the modal before it finished. */
export const isModalClosed = (error: unknown): boolean => some(error, ({ code }) => code === 'MODAL_CLOSED')

/** Whether the visitor refused in the wallet, regardless of the library that threw the error. */
export const isRejected = (error: unknown): boolean =>
  !isModalClosed(error) && some(error, ({ code, message }) => REJECTED.includes(code) || REJECTED_TEXT.test(message))

/** Whether a wallet, a pairing or a chain did not answer in time. A wallet may still answer later. */
export const isTimedOut = (error: unknown): boolean =>
  some(
    error,
    ({ code, name, message }) =>
      TIMED_OUT.includes(code) ||
      (typeof name === 'string' && TIMED_OUT_NAME.test(name)) ||
      TIMED_OUT_TEXT.test(message),
  )

/** Whether the wallet already has an open request from this site, which the visitor has to answer first. */
export const isRequestPending = (error: unknown): boolean =>
  some(error, ({ code }) => code === 'WALLET_REQUEST_PENDING' || code === -32002)

/** Codes of EIP-1193: the site may not use the account or the method, and no chain, or not this one, is connected. */
const UNAUTHORIZED = 4100
const DISCONNECTED: readonly unknown[] = [4900, 4901]

/**
 * Whether the wallet does not let this site use the account or the method, for example because the visitor revoked the
 * permission or locked the wallet. Connecting again requests the permission.
 */
export const isUnauthorized = (error: unknown): boolean => some(error, ({ code }) => code === UNAUTHORIZED)

/** Whether the wallet has lost its connection to the chain, or to all chains. */
export const isDisconnected = (error: unknown): boolean => some(error, ({ code }) => DISCONNECTED.includes(code))
