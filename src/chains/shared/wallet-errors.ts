import type { WalletModalError } from '../../core/errors/base.js'
import { ConnectError } from '../../core/errors/attempt.js'
import { ConnectionRejectedError, RequestPendingError } from '../../core/errors/connection.js'
import { MalformedReplyError } from '../../core/errors/service.js'
import { parseWalletError } from '../../services/wallets/wallet-reply.js'
import { isRejection } from './rejection.js'

/** The wallet still has an older request open (JSON-RPC, as wallets use it). */
const PENDING = -32002

/** Whether a wallet failed because another request of this site is still open in it. */
export function isPending(thrown: unknown): boolean {
  const { code, originalCode } = parseWalletError(thrown)
  return code === PENDING || originalCode === PENDING
}

/** Whether a wallet gave a reason, and it is not a refusal. */
function hasFailed(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown instanceof MalformedReplyError || isRejection(thrown)) return false
  const { code, message } = parseWalletError(thrown)
  return code !== undefined || message !== ''
}

/**
 * The typed error for what a wallet threw while connecting: a pending request, a failure if the wallet gave a reason
 * other than a refusal, and a rejection otherwise, including for unusable answers, bare texts and missing values. The
 * thrown value is kept as the cause.
 */
export function toConnectError(cause: unknown): WalletModalError {
  if (cause instanceof ConnectError) return cause
  if (isPending(cause)) return new RequestPendingError({ cause })
  return hasFailed(cause) ? new ConnectError({ cause }) : new ConnectionRejectedError({ cause })
}
