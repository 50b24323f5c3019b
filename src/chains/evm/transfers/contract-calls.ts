import { InvalidTransactionError, SimulationFailedError } from '../../../core/errors/transaction.js'
import type { Rpc } from '../../../services/json-rpc.js'
import { parseQuantity } from '../../../services/wallets/evm-quantity.js'
import { MalformedReplyError } from '../../../core/errors/service.js'
import type { CallsProgress, CallsRequest, PreparedCalls, SentCalls } from '../../ports/calls.js'
import { toBatchRefusal } from '../../shared/batch-refusal.js'
import { type BatchCall, requestBatch, awaitCalls } from './batch.js'
import { isContract } from './check-address.js'
import { readDataFee } from './data-fee.js'
import { withOwnSignal } from './own-signal.js'
import { ownersOfBatch } from './proposed.js'
import { awaitExecuted, awaitIncluded, awaitReceipt } from './receipt.js'
import { recordBatchRefusal, supportsBatches } from './batch-support.js'
import type { Signer } from './signer.js'
import { readFee, sendCall, simulate } from './transfer.js'
import { type EvmCall, toCall } from './transfer-call.js'

/** Contract calls, the signer, and the chain's endpoints. */
export interface EvmCalls extends Omit<CallsRequest, 'connectorId' | 'provider'>, Signer {
  readonly rpc: Rpc
}

/** A call as part of a batch, which names the sender once. */
const toBatchCall = ({ to, value, data }: EvmCall): BatchCall => ({
  to,
  ...(value === undefined ? {} : { value }),
  ...(data === undefined ? {} : { data }),
})

/**
 * The network fee of all calls. A call that depends on earlier ones cannot be simulated before they are confirmed, so the
 * fee is known only if `gas` is given for the last call, or if each call can be simulated on its own.
 */
async function readFees(calls: readonly EvmCall[], { rpc, gas, signal }: EvmCalls): Promise<bigint | undefined> {
  const [first, ...later] = calls
  if (!first) return 0n
  const fee = await readFee(rpc, first, signal)
  if (!later.length) return fee
  const tried = gas === undefined ? later : later.slice(0, -1)
  const fees = await Promise.all(tried.map(call => readFee(rpc, call, signal).catch(unlessFailing)))
  const sum = fees.reduce((all, more) => (all === undefined || more === undefined ? undefined : all + more), fee)
  if (sum === undefined || gas === undefined) return sum
  const last = calls.at(-1) ?? first
  const [price, data] = await Promise.all([rpc.request('eth_gasPrice', [], signal), readDataFee(rpc, last, signal)])
  const perGas = parseQuantity(price)
  if (perGas === undefined) throw new MalformedReplyError()
  return sum + perGas * gas + data
}

/** A call that fails until the earlier ones are confirmed has no fee yet. */
function unlessFailing(error: unknown): undefined {
  if (!(error instanceof SimulationFailedError)) throw error
}

/**
 * Simulates the first of several calls and estimates the cost of all of them. They are signed together if the wallet
 * supports batches (EIP-5792). Otherwise they are signed in turn, each once the previous one is in a block, or is proposed
 * to the owners of a Safe, who execute in order.
 *
 * @throws {SimulationFailedError} the first call would fail
 * @throws {HttpUnreachableError} no endpoint answered
 */
export async function prepareCalls(request: EvmCalls): Promise<PreparedCalls> {
  const { rpc, provider, network, from, calls, capabilities, signal } = request
  const own = calls.map(call => toCall(from, call))
  const [first] = own
  const [fee, mayBeSponsored = false, isBatch] = await Promise.all([
    readFees(own, request),
    isContract(rpc, from, signal),
    (own.length > 1 || capabilities !== undefined) && supportsBatches(provider, network, from),
    first && simulate(rpc, first, signal),
  ])
  return {
    fee,
    mayBeSponsored,
    requests: isBatch ? 1 : own.length,
    isBatch,
    send: (sending, onStep) =>
      isBatch ? sendTogether(request, own, sending, onStep) : sendInTurn(request, own, sending, onStep),
  }
}

async function sendTogether(
  { provider, activeAccount, rpc, network, from, capabilities, followsBatch }: EvmCalls,
  calls: readonly EvmCall[],
  signal: AbortSignal | undefined,
  onStep: ((progress: CallsProgress) => void) | undefined,
): Promise<SentCalls> {
  const batch = { provider, activeAccount, network, from, calls: calls.map(toBatchCall), capabilities, signal }
  const id = await requestBatch(batch).catch((error: unknown) => {
    const refusal = toBatchRefusal(error)
    if (refusal) recordBatchRefusal(provider, network, from)
    throw refusal ?? error
  })
  onStep?.({ sent: calls.length, done: 0, hashes: [] })
  const sent = (confirmed: Promise<string>): SentCalls => {
    confirmed.catch(() => undefined) // unhandled where the caller does not await it
    return { hash: id, hashes: [id], confirmed }
  }
  if (followsBatch?.(id)) return sent(awaitCalls(provider, id, calls.length, signal).then(() => id))
  const owners = await ownersOfBatch(rpc, id, from, signal)
  const ask = (until = signal): Promise<readonly string[]> => awaitCalls(provider, id, calls.length, until)
  const complete = async (): Promise<SentCalls> => {
    if (owners > 1) return sent(awaitReceipt(rpc, id, signal, from))
    const hashes = owners ? await unlessQueued({ rpc, id, from, signal }, ask) : await ask()
    if (!hashes) return sent(awaitReceipt(rpc, id, signal, from))
    const hash = hashes.at(-1) ?? id
    return { hash, hashes, confirmed: Promise.resolve(hash) }
  }
  const ended = complete()
  onStep?.({ sent: calls.length, done: 0, hashes: [], batch: { id, isHash: owners > 0, ended } })
  return ended
}

/**
 * The transactions of a batch of a Safe with a single owner, as the wallet reports them once it has executed the batch.
 * `undefined` if the chain is first to show that the batch was executed, or that it is queued behind others.
 */
const unlessQueued = (
  { rpc, id, from, signal }: Pick<EvmCalls, 'rpc' | 'from' | 'signal'> & { readonly id: string },
  ask: (signal: AbortSignal) => Promise<readonly string[]>,
): Promise<readonly string[] | undefined> =>
  withOwnSignal(signal, own => Promise.race([ask(own), awaitExecuted(rpc, id, from, own).then(() => undefined)]))

async function sendInTurn(
  { provider, activeAccount, network, from, rpc }: EvmCalls,
  calls: readonly EvmCall[],
  signal: AbortSignal | undefined,
  onStep: ((progress: CallsProgress) => void) | undefined,
): Promise<SentCalls> {
  signal?.throwIfAborted()
  const wallet = { provider, activeAccount, network, from }
  const last = calls.at(-1)
  if (!last) throw new InvalidTransactionError({ details: 'There is nothing to send.' })
  const hashes: string[] = []
  for (const [done, call] of calls.slice(0, -1).entries()) {
    const hash = await sendCall(wallet, call)
    hashes.push(hash)
    onStep?.({ sent: done + 1, done, hashes: [...hashes] })
    const included = await awaitIncluded(rpc, hash, from, signal)
    if (included) hashes.splice(done, 1, included)
    onStep?.({ sent: done + 1, ...(included ? { done: done + 1 } : { done: 0, proposed: true }), hashes: [...hashes] })
  }
  const hash = await sendCall(wallet, last)
  const confirmed = awaitReceipt(rpc, hash, signal, from)
  confirmed.catch(() => undefined) // unhandled where the caller does not await it
  return { hash, hashes: [...hashes, hash], confirmed }
}
