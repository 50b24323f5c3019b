import { InvalidTransactionError, SendError } from '../../../core/errors/transaction.js'
import type { Rpc } from '../../../services/json-rpc.js'
import { parseQuantity } from '../../../services/wallets/evm-quantity.js'
import { MalformedReplyError } from '../../../core/errors/service.js'
import type { CallsRequest, ContractCall, PreparedCalls } from '../../calls.js'
import { canBatch, sendAtOnce } from './batch.js'
import { awaitReceipt } from './receipt.js'
import { type Asker, readFee, sendCall, simulate } from './transfer.js'
import type { EvmCall } from './transfer-call.js'

/** Calls of contracts, who signs them, and where the chain is asked. */
export interface EvmCalls extends Omit<CallsRequest, 'connectorId' | 'provider'> {
  readonly provider: Asker
  readonly rpc: Rpc
}

const toCall = (from: string, { to, value, data }: ContractCall): EvmCall => ({
  from,
  to,
  data,
  ...(value > 0n ? { value: `0x${value.toString(16)}` } : {}),
})

/** What the chain takes for all calls: the last one cannot be tried before those that it stands on are through. */
async function readFees(calls: readonly EvmCall[], { rpc, gas, signal }: EvmCalls): Promise<bigint | undefined> {
  const [first, ...later] = calls
  if (!first) return 0n
  const fee = await readFee(rpc, first, signal)
  if (!later.length) return fee
  if (gas === undefined) return undefined
  const price = parseQuantity(await rpc.request('eth_gasPrice', [], signal))
  if (price === undefined) throw new MalformedReplyError()
  return fee + price * gas
}

/**
 * Simulates the first of several calls and estimates the cost of all of them. They are signed together where the
 * wallet takes several at once (EIP-5792), else in turn, each once the one before is in a block.
 *
 * @throws {SimulationFailedError} the first call would fail
 * @throws {HttpUnreachableError} no endpoint answered
 */
export async function prepareCalls(request: EvmCalls): Promise<PreparedCalls> {
  const { rpc, from, calls, signal } = request
  const own = calls.map(call => toCall(from, call))
  const [first] = own
  const [, fee] = await Promise.all([first && simulate(rpc, first, signal), readFees(own, request)])
  return { fee, send: (sending, onStep) => sendCalls(request, own, sending, onStep) }
}

async function sendCalls(
  { provider, network, from, rpc }: EvmCalls,
  calls: readonly EvmCall[],
  signal: AbortSignal | undefined,
  onStep: ((done: number) => void) | undefined,
): ReturnType<PreparedCalls['send']> {
  signal?.throwIfAborted()
  const wallet = { provider, network, from }
  if (calls.length > 1 && (await canBatch(provider, network, from))) {
    const { hashes } = await sendAtOnce({ ...wallet, calls, signal })
    const hash = hashes.at(-1)
    if (!hash) throw new SendError({ details: 'The wallet returned no hash for the batch.' })
    return { hash, confirmed: Promise.resolve() }
  }
  for (const [done, call] of calls.slice(0, -1).entries()) {
    await awaitReceipt(rpc, await sendCall(wallet, call), signal)
    onStep?.(done + 1)
  }
  const last = calls.at(-1)
  if (!last) throw new InvalidTransactionError({ details: 'There is nothing to send.' })
  const hash = await sendCall(wallet, last)
  const confirmed = awaitReceipt(rpc, hash, signal)
  confirmed.catch(() => undefined) // unhandled if the caller does not await it
  return { hash, confirmed }
}
