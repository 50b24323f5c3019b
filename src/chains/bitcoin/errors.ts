import { WalletModalError } from '../../core/errors/base.js'
import { BitcoinRejectedError, BitcoinWalletError, NoRequestedChainError } from '../../core/errors/bitcoin.js'
import { ConnectionRejectedError, RequestPendingError } from '../../core/errors/connection.js'
import { SwitchNetworkError, SwitchRejectedError } from '../../core/errors/network.js'
import { type WalletErrorData, parseWalletError } from '../../services/wallets/wallet-reply.js'
import { fieldOf } from '../../services/wallets/untrusted-values.js'
import * as rejection from '../shared/rejection.js'
import * as shared from '../shared/wallet-errors.js'

/** The sats-connect code of a rejection. */
const REJECTED = -32000
/** sats-connect returns the code of a pending request to a site without permission; the message distinguishes them. */
const PENDING_TEXT = /\b(?:already|pending|in progress)\b/i

/** What a wallet threw; some wrap the error like an answer. */
const innerOf = (thrown: unknown): unknown => fieldOf(thrown, 'error') ?? thrown
const errorDataOf = (thrown: unknown): WalletErrorData => parseWalletError(innerOf(thrown))

/** Whether a wallet failed because the visitor refused. */
export const isRejection = (thrown: unknown): boolean =>
  errorDataOf(thrown).code === REJECTED || rejection.isRejection(innerOf(thrown))

/** Whether an older request of this site is still open in the wallet. */
const isPending = (thrown: unknown): boolean =>
  shared.isPending(innerOf(thrown)) && PENDING_TEXT.test(errorDataOf(thrown).message)

/** Whether the site lacks permission: sats-connect then answers with the code of a pending request, but another message. */
export const isDenied = (thrown: unknown): boolean => shared.isPending(innerOf(thrown)) && !isPending(thrown)

/**
 * The typed error for what a wallet threw while connecting. Invalid or missing values count as a rejection, and so does
 * missing permission.
 */
export function toConnectError(cause: unknown): WalletModalError {
  if (cause instanceof NoRequestedChainError) return cause
  return isRejection(cause) || isDenied(cause)
    ? new ConnectionRejectedError({ cause })
    : shared.toConnectError(innerOf(cause))
}

/** The typed error for what a wallet threw while changing its network. */
export function toSwitchError(cause: unknown): WalletModalError {
  if (cause instanceof SwitchNetworkError) return cause
  if (isRejection(cause)) return new SwitchRejectedError({ cause })
  return isPending(cause) ? new RequestPendingError({ cause }) : new SwitchNetworkError({ cause })
}

/** The typed error for what a wallet threw while signing or sending. */
export function toRequestError(cause: unknown): WalletModalError {
  if (cause instanceof WalletModalError) return cause
  if (isRejection(cause)) return new BitcoinRejectedError({ cause })
  if (isPending(cause)) return new RequestPendingError({ cause })
  return new BitcoinWalletError({ cause, details: errorDataOf(cause).message || undefined })
}
