import type { CallsPort, CallsRequest, ContractCall, PreparedCalls } from '../../chains/ports/calls.js'
import { SwapMinimumError } from '../../core/errors/swap.js'
import { SimulationFailedError } from '../../core/errors/transaction.js'
import { SWAP_SLIPPAGE_RANGE } from '../../core/limits.js'
import { type SwapQuery, buildSwap } from '../../services/blockchain/swaps.js'
import { optionsController } from '../shell/options.js'
import { checkSwap, minimumOf } from './check-swap.js'

/** The terms of the simulated calls. */
export interface SimulationTerms {
  readonly swap: SwapQuery
  readonly router: string
  /** In base units of the target. */
  readonly expected: bigint
  /** In whole percent. */
  readonly slippage: number
  /** The signed permit, if any. */
  readonly permit: string | undefined
  /** Takes back a smaller allowance, if there is one. */
  readonly reset: ContractCall | undefined
}

/**
 * Simulates calls on the chain. If the approval would fail, the smaller allowance is taken back first. If the swap itself
 * would fail, the widest tolerance is simulated as well: if it succeeds with that, the swap yields less than its minimum.
 *
 * @throws {SwapMinimumError} it would yield too little
 * @throws {SimulationFailedError} it would fail for another reason
 */
export async function simulateSwap(
  port: CallsPort,
  request: CallsRequest,
  terms: SimulationTerms,
): Promise<PreparedCalls> {
  try {
    return await port.prepare(request)
  } catch (cause) {
    if (!(cause instanceof SimulationFailedError)) throw cause
    const { calls } = request
    if (calls.length > 1 && terms.reset) return port.prepare({ ...request, calls: [terms.reset, ...calls] })
    if (calls.length === 1 && (await passesWithMost(port, request, terms))) throw new SwapMinimumError({ cause })
    throw cause
  }
}

async function passesWithMost(
  port: CallsPort,
  request: CallsRequest,
  { swap, router, expected, slippage, permit }: SimulationTerms,
): Promise<boolean> {
  const { most } = SWAP_SLIPPAGE_RANGE
  const { signal } = request
  if (slippage >= most) return false
  try {
    const built = await buildSwap(swap, { slippage: most, permit }, optionsController.state.options, { signal })
    const call = checkSwap(built, swap, { router, minimum: minimumOf(expected, most) })
    await port.prepare({ ...request, calls: [call] })
    return true
  } catch {
    signal?.throwIfAborted()
    return false // the first answer stands
  }
}
