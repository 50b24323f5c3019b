import type { WalletModalError } from '../../core/errors/base.js'
import { ConnectError } from '../../core/errors/attempt.js'
import { ConnectionRejectedError, RequestPendingError } from '../../core/errors/connection.js'
import { parseWalletError } from '../../services/wallets/wallet-reply.js'

/** The wallet still has an older request open (JSON-RPC, as wallets use it). */
const PENDING = -32002

/** The error of an extension's script in a page after the extension was updated or removed. */
const INVALIDATED = /extension context invalidated/i

/** Whether a wallet failed because another request of this site is still open in it. */
export function isPending(thrown: unknown): boolean {
  const { code, originalCode } = parseWalletError(thrown)
  return code === PENDING || originalCode === PENDING
}

/**
 * The typed error for what a wallet threw while connecting: a pending request, a missing extension, and for everything
 * else, including invalid or missing values, a rejection. The thrown value is kept as the cause.
 */
export function toConnectError(cause: unknown): WalletModalError {
  if (cause instanceof ConnectError) return cause
  if (isPending(cause)) return new RequestPendingError({ cause })
  if (INVALIDATED.test(parseWalletError(cause).message)) return new ConnectError({ cause })
  return new ConnectionRejectedError({ cause })
}
