import { HttpStatusError, MalformedReplyError } from '../../../core/errors/service.js'
import { wait } from '../../../core/time.js'
import { parseWord, tokenCallData } from '../../../services/blockchain/contract-call.js'
import type { Rpc } from '../../../services/json-rpc.js'
import { isRefusal } from '../../../services/rpc-reply.js'
import { arrayOf, fieldOf } from '../../../services/wallets/untrusted-values.js'
import { parseQuantity } from '../../../services/wallets/evm-quantity.js'
import type { CallsChanges, ChangesRequest } from '../../ports/calls.js'
import { COIN_REPORTERS, isTopicOf, TRANSFER } from '../transfer-events.js'
import { withOwnSignal } from './own-signal.js'
import { type EvmCall, toCall } from './transfer-call.js'

/** Multicall3, at the same address on almost every chain, and its `getEthBalance(address)`. */
const MULTICALL = '0xcA11bde05977b3631167028862bE2a173976CA11'
const COIN_BALANCE = '0x4d2301cc'
/** ERC-1155's `TransferSingle` and `TransferBatch`, which name the operator first. */
const MULTI_TRANSFERS: readonly unknown[] = [
  '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
  '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
]
/** Maximum number of events of a call that are read. */
const MAX_EVENTS = 2_000
/** Timeout of a simulation, in ms: many endpoints do not support it, and a review must not wait for it any longer. */
const PATIENCE = 4_000

/** Endpoints known not to support simulation; they are not asked again. */
const unable = new WeakSet<Rpc>()

/** Whether an error means that the endpoints do not support simulation; any other failure may be temporary. */
const isUnable = (error: unknown): boolean =>
  isRefusal(error) ||
  error instanceof MalformedReplyError ||
  (error instanceof HttpStatusError && error.status !== 429 && error.status < 500)

const word = (address: string): string => address.slice(2).toLowerCase().padStart(64, '0')

/** The call that reads how much an account holds of a token, or of the chain's coin. */
const balanceCall = (token: string | undefined, account: string): Omit<EvmCall, 'from'> =>
  token === undefined
    ? { to: MULTICALL, data: `${COIN_BALANCE}${word(account)}` }
    : { to: token, data: tokenCallData('balanceOf', account) }

/** Calls to simulate. */
interface Simulation extends ChangesRequest {
  /** Whose holdings are compared, if not those of the account that makes the calls. */
  readonly holder?: string
}

/**
 * Has the chain simulate calls one after the other (`eth_simulateV1`) and compares what the account holds before and after.
 * `undefined` where no endpoint can, or where a call would fail.
 */
export async function readChanges(rpc: Rpc, request: Simulation): Promise<CallsChanges | undefined> {
  const { signal } = request
  signal?.throwIfAborted()
  if (unable.has(rpc)) return undefined
  try {
    return await withOwnSignal(signal, own =>
      Promise.race([simulate(rpc, request, own), wait(PATIENCE, own).then(() => undefined)]),
    )
  } catch (error) {
    signal?.throwIfAborted()
    if (isUnable(error)) unable.add(rpc)
    return undefined
  }
}

async function simulate(
  rpc: Rpc,
  { from, holder = from, calls, tokens }: Simulation,
  signal: AbortSignal,
): Promise<CallsChanges | undefined> {
  const balances = tokens.map(token => balanceCall(token, holder))
  const all = [...balances, ...calls.map(call => toCall(from, call)), ...balances]
  const options = { blockStateCalls: [{ calls: all }], validation: false, traceTransfers: false }
  const [block] = arrayOf(await rpc.request('eth_simulateV1', [options, 'latest'], signal), 1)
  const results = arrayOf(fieldOf(block, 'calls'), all.length)
  const before = results.slice(0, tokens.length)
  const sent = results.slice(tokens.length, tokens.length + calls.length)
  const after = results.slice(tokens.length + calls.length)
  const isWhole = results.length === all.length && sent.every(each => parseQuantity(fieldOf(each, 'status')) === 1n)
  if (!isWhole) return undefined
  return {
    amounts: tokens.map((_token, index) => difference(before[index], after[index])),
    leaving: leavingFrom(
      holder,
      sent.flatMap(each => arrayOf(fieldOf(each, 'logs'), MAX_EVENTS)),
    ),
  }
}

function difference(before: unknown, after: unknown): bigint | undefined {
  const [old, now] = [before, after].map(result => parseWord(fieldOf(result, 'returnData')))
  return old === undefined || now === undefined ? undefined : now - old
}

/** Contracts whose events report that an account loses their tokens or collectibles. */
function leavingFrom(account: string, events: readonly unknown[]): readonly string[] {
  const sums = new Map<string, bigint>()
  for (const event of events) {
    const topics = arrayOf(fieldOf(event, 'topics'), 4)
    const [kind] = topics
    const [from, to] = kind === TRANSFER ? topics.slice(1) : MULTI_TRANSFERS.includes(kind) ? topics.slice(2) : []
    const contract = String(fieldOf(event, 'address')).toLowerCase()
    const isCount = kind === TRANSFER && topics.length === 3
    const amount = isCount ? (parseWord(fieldOf(event, 'data')) ?? 0n) : 1n // a collectible counts as one
    const change = (isTopicOf(to, account) ? amount : 0n) - (isTopicOf(from, account) ? amount : 0n)
    sums.set(contract, (sums.get(contract) ?? 0n) + change)
  }
  for (const reporter of COIN_REPORTERS) sums.delete(reporter)
  return [...sums].filter(([, sum]) => sum < 0n).map(([contract]) => contract)
}
