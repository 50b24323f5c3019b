import type { Rpc } from '../../../services/json-rpc.js'
import { MalformedReplyError } from '../../../core/errors/service.js'
import { fieldOf } from '../../../services/wallets/untrusted-values.js'

/** Where the extensions of a mint begin, after the byte that says that it is one, in bytes; each has a type and a length. */
const EXTENSIONS = { kind: 165, first: 166, header: 4 } as const
const KIND_OF_MINT = 1
/** The extension `TransferFeeConfig`: its type, its length, and where its two fees begin, in bytes. */
const CONFIG = { type: 1, size: 108, older: 72, newer: 90 } as const

/** What a token keeps of each transfer from an epoch on. */
export interface TransferFee {
  readonly epoch: bigint
  /** In base units. */
  readonly most: bigint
  readonly basisPoints: bigint
}

/** The fees of a token: the one that replaces the other comes into force with its epoch. */
export interface TransferFees {
  readonly older: TransferFee
  readonly newer: TransferFee
}

const parseFee = (view: DataView, at: number): TransferFee => ({
  epoch: view.getBigUint64(at, true),
  most: view.getBigUint64(at + 8, true),
  basisPoints: BigInt(view.getUint16(at + 16, true)),
})

/** The fees in the data of a Token-2022 mint; `undefined` if the token takes none. */
export function parseTransferFees(data: Uint8Array): TransferFees | undefined {
  if (data[EXTENSIONS.kind] !== KIND_OF_MINT) return undefined
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let at = EXTENSIONS.first; at + EXTENSIONS.header <= data.length; ) {
    const [type, size] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    const value = at + EXTENSIONS.header
    if (type === 0 || value + size > data.length) return undefined
    if (type === CONFIG.type && size === CONFIG.size) {
      const [older, newer] = [parseFee(view, value + CONFIG.older), parseFee(view, value + CONFIG.newer)]
      return older.basisPoints || newer.basisPoints ? { older, newer } : undefined
    }
    at = value + size
  }
  return undefined
}

/** What is kept of an amount: rounded up, and no more than the fee's maximum. */
function feeOf({ basisPoints, most }: TransferFee, amount: bigint): bigint {
  const fee = (amount * basisPoints + 9_999n) / 10_000n
  return fee < most ? fee : most
}

/**
 * What a token keeps of an amount in the current epoch, in base units.
 *
 * @throws {MalformedReplyError} the endpoint does not return the epoch
 */
export async function readTransferFee(
  rpc: Rpc,
  { older, newer }: TransferFees,
  amount: bigint,
  signal?: AbortSignal,
): Promise<bigint> {
  const [before, after] = [feeOf(older, amount), feeOf(newer, amount)]
  if (before === after) return after
  const epoch = fieldOf(await rpc.request('getEpochInfo', [{ commitment: 'confirmed' }], signal), 'epoch')
  if (typeof epoch !== 'number' || !Number.isInteger(epoch)) throw new MalformedReplyError()
  return BigInt(epoch) >= newer.epoch ? after : before
}
