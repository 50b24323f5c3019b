import { isEvmAddress } from '../../../core/address.js'
import type { CallCapability } from '../../../core/entities/calls.js'
import type { CaipNetwork } from '../../../core/entities/network.js'
import {
  InvalidTransactionError,
  SendError,
  TransactionFailedError,
  TransactionRejectedError,
} from '../../../core/errors/transaction.js'
import { wait } from '../../../core/time.js'
import { createRpc, evmChainCheck } from '../../../services/json-rpc.js'
import { parseQuantity } from '../../../services/wallets/evm-quantity.js'
import { arrayOf, fieldOf, textOf } from '../../../services/wallets/untrusted-values.js'
import { parseWalletError } from '../../../services/wallets/wallet-reply.js'
import { isRejection } from '../../shared/rejection.js'
import { withOwnSignal } from './own-signal.js'
import { awaitReceipt } from './receipt.js'
import { type Asker, checkWallet, type Signer } from './signer.js'

/** One call of a batch, in JSON-RPC format. */
export interface BatchCall {
  readonly to: string
  /** The amount to send with the call, in wei, in hex; default: none. */
  readonly value?: string
  /** The call data, in hex. */
  readonly data?: string
}

/** The progress of a batch: `done` of `total` calls are confirmed. */
export interface BatchProgress {
  readonly done: number
  readonly total: number
  /** The hashes of the confirmed transactions; they remain valid if the batch fails later. */
  readonly hashes: readonly string[]
}

/** The calls to send, and the wallet that signs them. */
export interface Batch {
  readonly provider: Asker
  readonly network: CaipNetwork
  /** The network's endpoints, best first, which return the receipts if the wallet sends the calls one by one. */
  readonly endpoints: readonly string[]
  /** The address that sends the calls. */
  readonly from: string
  readonly calls: readonly BatchCall[]
  readonly onProgress?: ((progress: BatchProgress) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

/** The result of a batch. */
export interface BatchResult {
  /** Whether the wallet executed the calls as one unit: all of them or none. */
  readonly atomic: boolean
  /** The hashes of the transactions, in order. */
  readonly hashes: readonly string[]
}

/** How often a wallet is polled for the status of a batch, in ms: at first, and after `LATE` polls. */
const POLL = 1_000
const LATE_POLL = 10_000
const LATE = 60
/** How many consecutive times a wallet may fail to report the status of a batch that it has sent. */
const SILENCES = 5
const HASH = /^0x[\da-f]{64}$/i
const HEX = /^0x[\da-f]*$/i
/** EIP-5792 statuses: pending, complete, and from 400 on failed. */
const STATUS = { through: 200, failed: 400 }
const UPGRADE_REFUSED = 5750
/** The status of a complete batch in the first version of EIP-5792. */
const CONFIRMED = 'CONFIRMED'

const chainIdOf = ({ id }: CaipNetwork): string => `0x${Number(id).toString(16)}`

/** How long a wallet may take to report its capabilities, in ms: some never answer a method that they do not know. */
const PATIENCE = 2_000

/** What a wallet has answered by then, else `false`. */
export const inTime = (answer: Promise<boolean>): Promise<boolean> =>
  withOwnSignal(undefined, own => Promise.race([answer, wait(PATIENCE, own).then(() => false)]))

/** Whether a wallet reports support for batches (EIP-5792, in its current or its first version). */
export async function canBatch(provider: Asker, network: CaipNetwork, from: string): Promise<boolean> {
  const chainId = chainIdOf(network)
  const reply = await provider
    .request({ method: 'wallet_getCapabilities', params: [from, [chainId]] })
    .catch(() => undefined) // a wallet without the method accepts one call at a time
  const capabilities = [fieldOf(reply, chainId), fieldOf(reply, '0x0')]
  return capabilities.some(
    known =>
      ['supported', 'ready'].includes(String(fieldOf(fieldOf(known, 'atomic'), 'status'))) ||
      fieldOf(fieldOf(known, 'atomicBatch'), 'supported') === true,
  )
}

/** The visitor rejected the account type that batches need (EIP-5792). */
const isUpgradeRefused = (cause: unknown): boolean => parseWalletError(cause).code === UPGRADE_REFUSED

const ask = async (provider: Asker, method: string, params: readonly unknown[]): Promise<unknown> => {
  try {
    return await provider.request({ method, params })
  } catch (cause) {
    throw isRejection(cause) || isUpgradeRefused(cause)
      ? new TransactionRejectedError({ cause })
      : new SendError({ cause })
  }
}

/** @throws {InvalidTransactionError} a call has no target, or its data is not hex (SPEC 5) */
function checkCalls(calls: readonly BatchCall[]): void {
  for (const { to, data = '0x', value = '0x0' } of calls)
    if (!isEvmAddress(to) || !to.startsWith('0x') || !HEX.test(data) || !HEX.test(value))
      throw new InvalidTransactionError({ details: 'A call has no address, or its data is not hexadecimal.' })
}

/**
 * Sends several calls: together if the wallet supports it (EIP-5792), otherwise one by one, each after the previous one
 * is in a block. Nothing is sent after a refusal or a failure, or once the wallet is on another account or network.
 *
 * @throws {InvalidTransactionError} a call is invalid; no wallet was asked
 * @throws {WalletChangedError} the wallet switched away; earlier calls are complete
 * @throws {TransactionRejectedError} refused; earlier calls, as reported to `onProgress`, are complete
 * @throws {TransactionFailedError} a call was included and failed
 * @throws {SendError} the wallet failed, or returned an invalid hash
 */
export async function sendBatch(batch: Batch): Promise<BatchResult> {
  const { calls, provider, network, from, onProgress } = batch
  checkCalls(calls)
  onProgress?.({ done: 0, total: calls.length, hashes: [] })
  if (!calls.length) return { atomic: true, hashes: [] }
  if (calls.length > 1 && (await inTime(canBatch(provider, network, from)))) return sendTogether(batch)
  return sendInTurn(batch)
}

async function sendTogether(batch: Batch): Promise<BatchResult> {
  const { provider, calls, onProgress, signal } = batch
  const hashes = await awaitCalls(provider, await requestBatch(batch), calls.length, signal)
  onProgress?.({ done: calls.length, total: calls.length, hashes })
  return { atomic: true, hashes }
}

/**
 * Asks a wallet that supports batches to sign the calls together; returns its id of the batch.
 *
 * @throws {WalletChangedError} it has switched account or network; nothing was sent
 * @throws {TransactionRejectedError} refused
 * @throws {SendError} it failed, or gave no id
 */
export async function requestBatch({
  provider,
  activeAccount,
  network,
  from,
  calls,
  capabilities = {},
  signal,
}: Omit<Batch, 'endpoints' | 'onProgress'> &
  Signer & { readonly capabilities?: Readonly<Record<string, CallCapability>> | undefined }): Promise<string> {
  signal?.throwIfAborted()
  await checkWallet({ provider, activeAccount, network, from })
  const terms = Object.keys(capabilities).length ? { capabilities } : {}
  const request = { version: '2.0.0', chainId: chainIdOf(network), from, atomicRequired: true, calls, ...terms }
  const sent = await ask(provider, 'wallet_sendCalls', [request])
  const id = textOf(typeof sent === 'string' ? sent : fieldOf(sent, 'id'), 8_194)
  if (!id) throw new SendError({ details: 'The wallet gave no id for the batch.' })
  return id
}

/**
 * Waits until a batch that the wallet has sent is complete; returns its transactions. A wallet that occasionally fails
 * to report has still sent it.
 *
 * @throws {TransactionFailedError} it failed on the chain
 * @throws {SendError} the wallet no longer reports on it
 */
export async function awaitCalls(
  provider: Asker,
  id: string,
  most: number,
  signal: AbortSignal | undefined,
): Promise<readonly string[]> {
  let silences = 0
  for (let turn = 0; ; turn++) {
    try {
      const answer = await ask(provider, 'wallet_getCallsStatus', [id])
      silences = 0
      const receipts = arrayOf(fieldOf(answer, 'receipts'), most)
      if (isThrough(fieldOf(answer, 'status'), receipts, id)) return hashesOf(receipts)
    } catch (error) {
      if (error instanceof TransactionFailedError || ++silences >= SILENCES) throw error
    }
    await wait(turn < LATE ? POLL : LATE_POLL, signal)
  }
}

/** @throws {TransactionFailedError} it failed, as a whole or in a part */
function isThrough(status: unknown, receipts: readonly unknown[], id: string): boolean {
  const isOver = status === CONFIRMED || Number(status) === STATUS.through
  const isReverted = isOver && receipts.some(receipt => parseQuantity(fieldOf(receipt, 'status')) === 0n)
  if (isReverted || Number(status) >= STATUS.failed) throw new TransactionFailedError({ details: id })
  return isOver
}

const hashesOf = (receipts: readonly unknown[]): readonly string[] => [
  ...new Set(receipts.flatMap(receipt => textOf(fieldOf(receipt, 'transactionHash'), 66) ?? []).filter(isHash)),
]

const isHash = (text: string): boolean => HASH.test(text)

async function sendInTurn({
  provider,
  network,
  endpoints,
  from,
  calls,
  onProgress,
  signal,
}: Batch): Promise<BatchResult> {
  const rpc = createRpc(endpoints, { check: evmChainCheck(Number(network.id)) })
  const hashes: string[] = []
  let activeAccount: string | undefined
  for (const call of calls) {
    signal?.throwIfAborted()
    activeAccount = await checkWallet({ provider, activeAccount, network, from })
    const hash = await ask(provider, 'eth_sendTransaction', [{ from, ...call }])
    if (typeof hash !== 'string' || !HASH.test(hash)) throw new SendError({ details: 'The wallet returned no hash.' })
    hashes.push(await awaitReceipt(rpc, hash, signal, from))
    onProgress?.({ done: hashes.length, total: calls.length, hashes: [...hashes] })
  }
  return { atomic: false, hashes }
}
