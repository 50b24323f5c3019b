import type { WalletModalError } from '../../core/errors/base.js'
import { ConnectError } from '../../core/errors/attempt.js'
import { ConnectionRejectedError } from '../../core/errors/connection.js'
import { PairingExpiredError, RelayUnreachableError } from '../../core/errors/relay.js'
import { alertOfServerMessage } from '../../core/alerts/server-messages.js'
import { parseWalletError } from '../wallets/wallet-reply.js'

/** Codes for a user rejection (WIRE 4.7). */
const REJECTED: readonly unknown[] = [4001, 5000, 5002]
const REJECTED_TEXT =
  /\buser (?:rejected|denied|disapproved|cancell?ed)|(?:rejected|denied|cancell?ed) by (?:the )?user/i
const EXPIRED_TEXT = /proposal expired|expired\. please try again/i
/** The protocol client's own errors about its input. */
const INVALID_TEXT = /^(?:missing or invalid|unsupported|non conforming|unauthorized)/i

/** Whether the user rejected a request or a proposal. */
export function isRefusal(thrown: unknown): boolean {
  const { code, message } = parseWalletError(thrown)
  return REJECTED.includes(code) || REJECTED_TEXT.test(message)
}

/** The typed error for a proposal that failed once a wallet had it. */
export function toPairingError(cause: unknown): WalletModalError {
  if (cause instanceof RelayUnreachableError || cause instanceof ConnectError) return cause
  const { message } = parseWalletError(cause)
  if (isRefusal(cause)) return new ConnectionRejectedError({ cause, details: message })
  if (EXPIRED_TEXT.test(message)) return new PairingExpiredError({ cause })
  return new ConnectError({ cause, details: message })
}

/** The typed error for a proposal that never reached the relay; the relay's message is in `details`. */
export function toProposalError(cause: unknown): WalletModalError {
  if (cause instanceof RelayUnreachableError || cause instanceof ConnectError) return cause
  const { message } = parseWalletError(cause)
  const isFinal = alertOfServerMessage(message) !== undefined || INVALID_TEXT.test(message)
  return isFinal
    ? new ConnectError({ cause, details: message })
    : new RelayUnreachableError({ cause, details: message })
}
