import type { SolanaTransaction } from '../../../core/entities/solana-provider.js'
import { isSolanaAddress } from '../../../core/address.js'
import { MalformedReplyError } from '../../../core/errors/service.js'
import { callable, fieldOf, textOf } from '../../../services/wallets/untrusted-values.js'

/** The fields that a web3.js 1 transaction may leave to the sending code. */
export interface TransactionDefaults {
  /** The account that pays the fee. */
  readonly payer: string | undefined
  /** The answer of `getLatestBlockhash`, from a connection or, below `value`, from an endpoint. */
  readonly latestBlockhash: () => Promise<unknown>
  /** Keys of web3.js 1 that sign besides the wallet. */
  readonly signers?: readonly object[] | undefined
}

/** A legacy transaction of web3.js 1, which is modified in place, as wallet-adapter does. */
type LegacyTransaction = SolanaTransaction & { feePayer?: unknown; recentBlockhash?: unknown; instructions: unknown[] }

const isLegacy = (transaction: SolanaTransaction): transaction is LegacyTransaction =>
  Array.isArray(fieldOf(transaction, 'instructions'))

/** A key of the site's own web3.js 1 class; its transactions compare keys by their private fields. */
function payerKey({ instructions }: LegacyTransaction, payer: string): unknown {
  const makeKey = callable(fieldOf(fieldOf(instructions[0], 'programId'), 'constructor'))
  return makeKey ? Reflect.construct(makeKey, [payer]) : undefined
}

async function readBlockhash(latestBlockhash: TransactionDefaults['latestBlockhash']): Promise<string> {
  const reply = await latestBlockhash()
  const blockhash = textOf(fieldOf(fieldOf(reply, 'value') ?? reply, 'blockhash'), 44)
  if (!blockhash || !isSolanaAddress(blockhash)) throw new MalformedReplyError()
  return blockhash
}

/**
 * Completes a transaction of web3.js 1 like wallet-adapter: a legacy one's missing fee payer and blockhash, then the
 * signatures of the site's own keys. Other transactions are already complete.
 *
 * @throws {MalformedReplyError} the chain did not answer with a blockhash
 */
export async function completeTransaction(
  transaction: SolanaTransaction,
  { payer, latestBlockhash, signers = [] }: TransactionDefaults,
): Promise<void> {
  const legacy = isLegacy(transaction)
  if (legacy) {
    if (!transaction.feePayer && payer) transaction.feePayer = payerKey(transaction, payer)
    transaction.recentBlockhash ||= await readBlockhash(latestBlockhash)
  }
  if (!signers.length) return
  const sign = callable(fieldOf(transaction, legacy ? 'partialSign' : 'sign'))
  if (sign) Reflect.apply(sign, transaction, legacy ? signers : [signers])
}
