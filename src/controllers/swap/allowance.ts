import { SwapRouteError } from '../../core/errors/swap.js'
import type { SwapAllowance, SwapToken } from '../../core/entities/swap.js'
import type { CallsPort, ContractCall } from '../../chains/ports/calls.js'
import type { PreparedPermit } from '../../chains/ports/permit.js'
import { type SwapQuery, buildApproval, fetchAllowance } from '../../services/blockchain/swaps.js'
import type { Holder } from '../accounts/holder.js'
import { tokensOf } from '../holdings/held-tokens.js'
import { placeOf } from '../send/start-send.js'
import { optionsController } from '../shell/options.js'
import { approvalCall, checkApproval, checkRouter } from './check-swap.js'
import { type PermitUse, signedPermit, signsPermits } from './permits.js'
import { swapController } from './swap.js'

/** The largest amount that can be approved, which sets no limit. */
const ANY_AMOUNT = (1n << 256n) - 1n

/** The contract that swaps, as named by the service's own approval, and its current allowance. */
export interface Router {
  readonly router: string
  readonly allowed: bigint
}

/**
 * Asks the service for the swap contract and its allowance of the source.
 *
 * @throws {SwapMismatchError} what it names can be no such contract
 */
export async function readRouter(swap: SwapQuery, signal: AbortSignal): Promise<Router> {
  const { options } = optionsController.state
  const { source, target, amount, caipNetworkId, account } = swap
  const token = source ?? target
  if (!token) throw new SwapRouteError({ details: 'The chain’s coin for itself.' })
  const [approval, allowed] = await Promise.all([
    buildApproval({ ...swap, source: token, target: token }, options, { signal }),
    source === undefined ? amount : fetchAllowance({ caipNetworkId, account, token }, options, { signal }),
  ])
  const router = checkApproval(approval, amount)
  const held = tokensOf('eip155').items.flatMap(({ address }) => address ?? [])
  checkRouter(router, swap, held)
  return { router, allowed }
}

/** The parties of an allowance. */
interface Terms {
  readonly holder: Holder
  readonly connectorId: string
  readonly source: SwapToken
  readonly amount: bigint
  readonly router: Router
}

/** How the router may take the paid token; `use` describes a permit. */
export interface AllowancePlan {
  readonly allowance: SwapAllowance
  readonly use: PermitUse | undefined
  /** The signed permit, if any. */
  readonly signed: string | undefined
}

/** The terms of a permit; the chain's own coin needs none. */
const useOf = ({ holder, source, amount, router }: Terms): PermitUse | undefined =>
  source.address === undefined
    ? undefined
    : {
        caipNetworkId: holder.network.caipNetworkId,
        account: holder.address,
        token: source.address,
        router: router.router,
        amount,
      }

/** The kind of allowance, as far as it is known without the chain: a token may turn out to accept no permit. */
export function planAllowance(terms: Terms): AllowancePlan {
  const use = useOf(terms)
  const { router, amount, source, holder, connectorId } = terms
  if (!use || router.allowed >= amount) return { allowance: 'given', use, signed: undefined }
  if (swapController.state.unlimited) return { allowance: 'unlimited', use, signed: undefined }
  const permit = signedPermit(use)
  if (permit) return { allowance: 'signed', use, signed: permit.data }
  const isPermit = source.eip2612 === true && signsPermits(connectorId) && !placeOf(holder).isSmartAccount
  return { allowance: isPermit ? 'permit' : 'exact', use, signed: undefined }
}

/** Prepares the planned permit; `undefined` if an approval is needed instead. */
export async function preparePermit(
  port: CallsPort,
  { holder, connectorId }: Terms,
  { allowance, use }: AllowancePlan,
  { gas, signal }: { readonly gas: bigint | undefined; readonly signal: AbortSignal },
): Promise<PreparedPermit | undefined> {
  if (allowance !== 'permit' || !use) return undefined
  const { network, address: from } = holder
  const { token, router: spender, amount } = use
  return port.permit?.({ connectorId, network, from, token, spender, amount, gas, signal })
}

/**
 * The call that takes back an allowance that is too small, if there is one: some tokens, such as USDT on Ethereum, approve
 * an amount only while nothing is approved.
 */
export function resetOf({ allowance, use }: AllowancePlan, { allowed }: Router): ContractCall | undefined {
  const isApproved = allowance === 'exact' || allowance === 'unlimited'
  return use && isApproved && allowed > 0n ? approvalCall(use.token, use.router, 0n) : undefined
}

/** The calls for the wallet: the planned approval, and the swap. */
export function callsOf({ allowance, use }: AllowancePlan, swap: ContractCall): readonly ContractCall[] {
  if (!use || allowance === 'given' || allowance === 'signed') return [swap]
  const { token, router, amount } = use
  return [approvalCall(token, router, allowance === 'unlimited' ? ANY_AMOUNT : amount), swap]
}
