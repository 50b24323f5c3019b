import { parseWalletError } from '../../services/wallets/wallet-reply.js'

/** EIP-1193 user rejection, and the code some wallets use for it (WIRE 4.7). */
const REJECTED: readonly unknown[] = [4001, 5002]

const REJECTED_TEXT =
  /\b(?:user (?:rejected|denied|disapproved|declined|cancell?ed)|(?:rejected|denied|declined|cancell?ed) by (?:the )?user)\b/i

/** Whether a wallet failed because the visitor refused. */
export function isRejection(thrown: unknown): boolean {
  const { code, originalCode, message } = parseWalletError(thrown)
  return REJECTED.includes(code) || REJECTED.includes(originalCode) || REJECTED_TEXT.test(message)
}
