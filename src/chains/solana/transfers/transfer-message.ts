import { getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import {
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  type IInstruction,
  lamports,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js'

import { openTransaction } from '../wallets/transaction-kinds.js'
import { BUDGET } from './budget.js'

const COMPUTE_BUDGET = address('ComputeBudget111111111111111111111111111111')

/** The last block in which a transaction may be included. */
export interface Lifetime {
  readonly blockhash: string
  readonly lastValidBlockHeight: bigint
}

/** The compute budget program's instruction 2: the unit limit. */
function setLimit(units: number): IInstruction {
  const data = new Uint8Array(5)
  data[0] = 2
  new DataView(data.buffer).setUint32(1, units, true)
  return { programAddress: COMPUTE_BUDGET, data }
}

/** The compute budget program's instruction 3: the unit price, in millionths of a lamport. */
function setPrice(microLamports: bigint): IInstruction {
  const data = new Uint8Array(9)
  data[0] = 3
  new DataView(data.buffer).setBigUint64(1, microLamports, true)
  return { programAddress: COMPUTE_BUDGET, data }
}

/** The instructions of a native transfer. */
export const solInstructions = (from: string, to: string, amount: bigint): readonly IInstruction[] => [
  setPrice(BUDGET.solPrice),
  setLimit(BUDGET.sol),
  getTransferSolInstruction({
    source: createNoopSigner(address(from)),
    destination: address(to),
    amount: lamports(amount),
  }),
]

/** A token transfer between token accounts of either program. */
export interface TokenMove {
  readonly from: string
  readonly source: string
  readonly destination: string
  /** The owner of the destination if it must be created; absent if it exists. */
  readonly newOwner?: string | undefined
  readonly mint: string
  readonly program: string
  readonly amount: bigint
  readonly decimals: number
  /** What the token itself keeps of the amount; absent if it never takes a fee. */
  readonly fee?: bigint | undefined
}

/**
 * The data of `TransferCheckedWithFee` in place of that of `TransferChecked`, which has the same accounts: the program
 * transfers nothing if it would keep anything but the fee.
 */
function withFee(data: Iterable<number>, fee: bigint): Uint8Array {
  const [, ...amountAndDecimals] = data
  const expected = new Uint8Array(8)
  new DataView(expected.buffer).setBigUint64(0, fee, true)
  return Uint8Array.from([26, 1, ...amountAndDecimals, ...expected])
}

/**
 * The instructions of a token transfer; a missing receiving account is created, which is harmless if it exists by then.
 */
export function tokenInstructions(move: TokenMove): readonly IInstruction[] {
  const authority = createNoopSigner(address(move.from))
  const [mint, ata, tokenProgram] = [address(move.mint), address(move.destination), address(move.program)]
  const create = move.newOwner
    ? [
        getCreateAssociatedTokenIdempotentInstruction({
          payer: authority,
          ata,
          owner: address(move.newOwner),
          mint,
          tokenProgram,
        }),
      ]
    : []
  const transfer = getTransferCheckedInstruction(
    {
      source: address(move.source),
      mint,
      destination: ata,
      authority,
      amount: move.amount,
      decimals: move.decimals,
    },
    { programAddress: tokenProgram },
  )
  return [
    setLimit(move.newOwner ? BUDGET.tokenWithAccount : BUDGET.token),
    ...create,
    move.fee === undefined ? transfer : { ...transfer, data: withFee(transfer.data, move.fee) },
  ]
}

/** The address of an owner's associated token account. */
export async function tokenAccountOf(owner: string, mint: string, program: string): Promise<string> {
  const [found] = await findAssociatedTokenPda({
    owner: address(owner),
    mint: address(mint),
    tokenProgram: address(program),
  })
  return found
}

/** Compiles an unsigned versioned transaction. */
export function compile(payer: string, instructions: readonly IInstruction[], lifetime: Lifetime): Uint8Array {
  const { blockhash, lastValidBlockHeight } = lifetime
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    tx => setTransactionMessageFeePayer(address(payer), tx),
    // blockhashes are validated where they are read
    tx => setTransactionMessageLifetimeUsingBlockhash({ blockhash: blockhash as Blockhash, lastValidBlockHeight }, tx),
    tx => appendTransactionMessageInstructions(instructions, tx),
  )
  return openTransaction(compileTransaction(message)).bytes
}
