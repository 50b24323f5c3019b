import { formatAmount } from '../../core/amount.js'
import type { SwapEstimate, SwapToken } from '../../core/entities/swap.js'
import { fiatValue } from '../../core/tokens.js'
import { accountsController } from '../accounts/accounts.js'
import { isViewOnly } from '../accounts/active.js'
import { type Holder, holderOf } from '../accounts/holder.js'
import { tokensOf } from '../holdings/held-tokens.js'
import { networksController } from '../networks/networks.js'
import { type ReadAmount, readAmount } from '../send/rules.js'
import { swapController } from './swap.js'
import { swapTokensController } from './swap-tokens.js'
import { findSwapToken, swapTokens } from './swappable-tokens.js'

/** The swap form: the visitor's input, and its meaning. */
export interface SwapForm {
  readonly holder: Holder
  readonly tokens: readonly SwapToken[]
  readonly source: SwapToken | undefined
  readonly target: SwapToken | undefined
  /** The account's balance of the source is still being read, or could not be. */
  readonly unread: boolean
  readonly amount: ReadAmount
  /** The value of the amount in US dollars; 0 while unknown. */
  readonly fiat: number
  /** The service's estimate for exactly this amount. */
  readonly estimate: SwapEstimate | undefined
  readonly estimateStatus: 'none' | 'loading' | 'ready' | 'failed'
  readonly estimateError: Error | undefined
  /** No problem is known without building the transaction. */
  readonly ready: boolean
}

/** The account that swaps: the connected EVM account on a supported network. */
export function swapAccount(): Holder | undefined {
  const holder = holderOf('eip155')
  if (!holder || isViewOnly('eip155')) return undefined
  return accountsController.account('eip155').status === 'connected' ? holder : undefined
}

/** Whether the connected account cannot swap: it is of another family, or on an unsupported network. */
export function cannotSwap(): boolean {
  const { activeNamespace } = networksController.state
  return (
    !swapAccount() &&
    activeNamespace !== undefined &&
    accountsController.account(activeNamespace).status === 'connected'
  )
}

/** Whether tokens can be swapped on the active network; `undefined` while unknown. */
export function isSwapNetwork({ network }: Holder): boolean | undefined {
  const { status, items } = swapTokensController.list(network.caipNetworkId)
  return status === 'ready' ? items.length > 0 : undefined
}

/** The subject of an estimate. */
export const pricingKey = (holder: Holder, source: SwapToken, target: SwapToken, amount: bigint): string =>
  [holder.owner, source.address ?? '', target.address ?? '', formatAmount(amount, source.decimals)].join(' ')

/** Whether a balance of zero only means that it is not known. */
function isUnread({ amount, address }: SwapToken): boolean {
  const { status, items } = tokensOf('eip155')
  if (amount > 0n || status === 'ready') return false
  return !items.some(held => held.address?.toLowerCase() === address?.toLowerCase())
}

/** The current form; `undefined` without a connected account. Reading it in `render()` subscribes. */
export function swapForm(): SwapForm | undefined {
  const holder = swapAccount()
  if (!holder) return undefined
  const { source: from, target: to, amount: written, pricing, status } = swapController.state
  const tokens = swapTokens(holder)
  const [source, target] = [findSwapToken(tokens, from), findSwapToken(tokens, to)]
  const amount = source ? readAmount(written, source) : {}
  const key = source && target && amount.amount !== undefined ? pricingKey(holder, source, target, amount.amount) : ''
  const current = key && pricing?.key === key ? pricing : undefined
  return {
    holder,
    tokens,
    source,
    target,
    unread: source !== undefined && isUnread(source),
    amount,
    fiat: source && amount.amount ? fiatValue(amount.amount, source.decimals, source.price) : 0,
    estimate: current?.estimate,
    estimateStatus: current?.status ?? (key ? 'loading' : 'none'),
    estimateError: current?.error,
    ready: current?.status === 'ready' && status === 'editing' && isSwapNetwork(holder) !== false,
  }
}

/** Whether no estimate was requested because the balance was unknown when the amount was entered. */
export const isUnquoted = ({ estimateStatus }: SwapForm): boolean =>
  estimateStatus === 'loading' && swapController.state.pricing?.status !== 'loading'
