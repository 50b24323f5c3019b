import type { CaipNetwork } from '../../core/entities/network.js'
import { TransactionFailedError } from '../../core/errors/solana.js'
import { SendError, TransactionRejectedError } from '../../core/errors/transaction.js'
import { wait } from '../../core/time.js'
import { arrayOf, fieldOf, textOf } from '../../services/wallets/hostile.js'
import { isRejection } from '../shared/wallet-errors.js'
import { awaitReceipt } from './receipt.js'
import { type Asker, transferClient } from './transfer.js'

/** One call of a batch, as JSON-RPC takes it. */
export interface BatchCall {
  readonly to: string
  /** In hex wei. */
  readonly value?: string
  readonly data?: string
}

/** How far a batch is: `done` of `total` calls are through. */
export interface BatchProgress {
  readonly done: number
  readonly total: number
}

/** A batch and who signs it. */
export interface Batch {
  readonly provider: Asker
  readonly network: CaipNetwork
  /** Endpoints of the network, best first; asked for receipts when the wallet sends the calls one by one. */
  readonly endpoints: readonly string[]
  readonly from: string
  readonly calls: readonly BatchCall[]
  readonly onProgress?: ((progress: BatchProgress) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

/** What became of a batch. */
export interface BatchResult {
  /** Whether the wallet took all calls at once: all of them came through or none. */
  readonly atomic: boolean
  readonly hashes: readonly string[]
}

/** How often a wallet is asked for the state of a batch, in ms. */
const POLL = 1_000
const HASH = /^0x[\da-f]{64}$/i
/** States of EIP-5792: under way, all through, and from 400 on failed. */
const STATUS = { through: 200, failed: 400 }

const chainIdOf = ({ id }: CaipNetwork): string => `0x${Number(id).toString(16)}`

/** Whether a wallet says that it takes several calls at once (EIP-5792, in its present form or its first). */
export async function canBatch(provider: Asker, network: CaipNetwork, from: string): Promise<boolean> {
  const chainId = chainIdOf(network)
  const told = await provider
    .request({ method: 'wallet_getCapabilities', params: [from, [chainId]] })
    .catch(() => undefined) // a wallet that does not know the method takes one call at a time
  const capabilities = [fieldOf(told, chainId), fieldOf(told, '0x0')]
  return capabilities.some(
    known =>
      ['supported', 'ready'].includes(String(fieldOf(fieldOf(known, 'atomic'), 'status'))) ||
      fieldOf(fieldOf(known, 'atomicBatch'), 'supported') === true,
  )
}

const ask = async (provider: Asker, method: string, params: readonly unknown[]): Promise<unknown> => {
  try {
    return await provider.request({ method, params })
  } catch (cause) {
    throw isRejection(cause) ? new TransactionRejectedError({ cause }) : new SendError({ cause })
  }
}

/**
 * Sends several calls: at once where the wallet says that it can (EIP-5792), else one by one, each when the one before
 * is in a block. Nothing is sent after a refusal or a failure.
 *
 * @throws {TransactionRejectedError} refused; what went before, as `onProgress` told, is through
 * @throws {TransactionFailedError} a call got into a block and failed there
 * @throws {SendError} the wallet failed, or gave something that is no hash
 */
export async function sendBatch(batch: Batch): Promise<BatchResult> {
  const { calls, provider, network, from, onProgress } = batch
  onProgress?.({ done: 0, total: calls.length })
  if (!calls.length) return { atomic: true, hashes: [] }
  if (calls.length > 1 && (await canBatch(provider, network, from))) return sendAtOnce(batch)
  return sendInTurn(batch)
}

async function sendAtOnce({ provider, network, from, calls, onProgress, signal }: Batch): Promise<BatchResult> {
  signal?.throwIfAborted()
  const request = { version: '2.0.0', chainId: chainIdOf(network), from, atomicRequired: true, calls }
  const sent = await ask(provider, 'wallet_sendCalls', [request])
  const id = textOf(typeof sent === 'string' ? sent : fieldOf(sent, 'id'), 8_194)
  if (!id) throw new SendError({ details: 'The wallet gave no id for the batch.' })
  for (;;) {
    const answer = await ask(provider, 'wallet_getCallsStatus', [id])
    const status = Number(fieldOf(answer, 'status'))
    if (status >= STATUS.failed) throw new TransactionFailedError({ details: id })
    if (status === STATUS.through) {
      onProgress?.({ done: calls.length, total: calls.length })
      const receipts = arrayOf(fieldOf(answer, 'receipts'), calls.length)
      const hashes = receipts.flatMap(receipt => textOf(fieldOf(receipt, 'transactionHash'), 66) ?? [])
      return { atomic: true, hashes: [...new Set(hashes.filter(hash => HASH.test(hash)))] }
    }
    await wait(POLL, signal)
  }
}

async function sendInTurn({
  provider,
  network,
  endpoints,
  from,
  calls,
  onProgress,
  signal,
}: Batch): Promise<BatchResult> {
  const rpc = transferClient(network, endpoints)
  const hashes: string[] = []
  for (const call of calls) {
    signal?.throwIfAborted()
    const hash = await ask(provider, 'eth_sendTransaction', [{ from, ...call }])
    if (typeof hash !== 'string' || !HASH.test(hash)) throw new SendError({ details: 'The wallet gave no hash.' })
    await awaitReceipt(rpc, hash, signal)
    hashes.push(hash)
    onProgress?.({ done: hashes.length, total: calls.length })
  }
  return { atomic: false, hashes }
}
