import type { CallsPort, CallsRequest, PreparedCalls } from '../../chains/ports/calls.js'
import type { PreparedPermit } from '../../chains/ports/permit.js'
import { isCertain } from '../../core/chain/outflow.js'
import { InsufficientFeeError, TokenDecimalsError } from '../../core/errors/send.js'
import { SwapBalanceError, SwapIncompleteError, SwapNetworkError } from '../../core/errors/swap.js'
import { ProviderNotFoundError } from '../../core/errors/not-found.js'
import type { SwapQuote, SwapToken } from '../../core/entities/swap.js'
import { fiatValue } from '../../core/tokens.js'
import { type SwapQuery, buildSwap, fetchSwapQuote } from '../../services/blockchain/swaps.js'
import { ownFee } from '../accounts/holder.js'
import { adapterOf } from '../connections/adapter-of.js'
import { connectionsController } from '../connections/connections.js'
import { sendableTokens } from '../send/send-form.js'
import { optionsController } from '../shell/options.js'
import { type AllowancePlan, callsOf, planAllowance, preparePermit, readRouter, resetOf } from './allowance.js'
import { checkChanges, checkSwap, minimumOf } from './check-swap.js'
import type { PermitUse } from './permits.js'
import { loadPrices } from './quote-swap.js'
import { swapController } from './swap.js'
import { type SwapForm, swapForm } from './swap-form.js'
import { simulateSwap } from './simulate-swap.js'
import { findSwapToken, swapTokens } from './swappable-tokens.js'

/** The requests for the wallet: the calls, or the permit before them. */
type Ready = { readonly calls: PreparedCalls } | { readonly permit: PreparedPermit }

/** A swap ready to be signed: the figures shown to the visitor, and the requests behind exactly these. */
export type PreparedSwap = Ready & { readonly quote: SwapQuote; readonly use: PermitUse | undefined }

/** The checks that need no request. */
function checkForm(): { form: SwapForm; source: SwapToken; target: SwapToken; amount: bigint } {
  const form = swapForm()
  if (!form) throw new ProviderNotFoundError('eip155')
  const { source, target, amount } = form
  if (!source || !target) throw new SwapIncompleteError({ details: 'token' })
  if (amount.problem === 'insufficient') throw new SwapBalanceError()
  if (amount.amount === undefined) throw new SwapIncompleteError({ details: 'amount' })
  return { form, source, target, amount: amount.amount }
}

/** A token with its latest price. */
const priced = ({ holder }: SwapForm, token: SwapToken): SwapToken => ({
  ...token,
  price: findSwapToken(swapTokens(holder), token)?.price ?? token.price,
})

const tokenValue = (amount: bigint, { decimals, price }: SwapToken): number => fiatValue(amount, decimals, price)

async function callsPort(connectorId: string): Promise<CallsPort> {
  const port = await (await adapterOf('eip155', connectorId)).calls?.()
  if (!port) throw new SwapNetworkError()
  return port
}

/** Has the service build the swap of the form, checks it and simulates it on the chain; see `prepareSwap` for its errors. */
export async function makeSwap(signal: AbortSignal): Promise<PreparedSwap> {
  const { form, source, target, amount } = checkForm()
  const { network, address: account } = form.holder
  const { caipNetworkId } = network
  const { slippage } = swapController.state
  const { options } = optionsController.state
  const connectorId = connectionsController.activeConnectorId('eip155')
  if (!connectorId) throw new ProviderNotFoundError('eip155')
  const port = await callsPort(connectorId)
  const swap: SwapQuery = { caipNetworkId, account, source: source.address, target: target.address, amount }
  await Promise.all([source, target].map(token => checkDecimals(port, token, { network, signal })))
  const router = await readRouter(swap, signal)
  const terms = { holder: form.holder, connectorId, source, amount, router }
  const wanted = planAllowance(terms)
  const [expected, built] = await Promise.all([
    fetchSwapQuote(swap, options, { signal }),
    buildSwap(swap, { slippage, permit: wanted.signed }, options, { signal }),
    loadPrices(form, signal),
  ])
  const toAmount = built.toAmount ?? expected
  const [least, minimum] = [minimumOf(expected, slippage), minimumOf(toAmount, slippage)]
  const call = checkSwap(built, swap, { router: router.router, minimum: least })
  const { gas } = built
  const permit = await preparePermit(port, terms, wanted, { gas, signal })
  const plan: AllowancePlan = wanted.allowance === 'permit' && !permit ? { ...wanted, allowance: 'exact' } : wanted
  const [calls, reset] = [callsOf(plan, call), resetOf(plan, router)]
  const ready: Ready = permit
    ? { permit }
    : {
        calls: await simulateSwap(
          port,
          { connectorId, network, from: account, calls, gas, signal },
          { swap, router: router.router, expected, slippage, permit: wanted.signed, reset },
        ),
      }
  const place = { network, from: account, tokens: [source.address, target.address], signal }
  const changes = permit ? undefined : await port.changes?.({ ...place, calls: reset ? [reset, ...calls] : calls })
  if (changes) checkChanges(changes, swap, minimum > least ? minimum : least) // the router alone can read its data; the chain says what it does
  const costs = 'permit' in ready ? ready.permit : ready.calls
  checkCosts(form, source, amount, costs)
  const [paid, received] = [priced(form, source), priced(form, target)]
  const quote: SwapQuote = {
    caipNetworkId,
    connectorId,
    from: account,
    source: paid,
    target: received,
    amount,
    toAmount,
    minimum,
    slippage,
    impact: impactOf(tokenValue(amount, paid), tokenValue(toAmount, received)),
    fee: costs.fee,
    router: router.router,
    allowance: plan.allowance,
    requests: 'permit' in ready ? 2 : ready.calls.requests,
    checked: changes !== undefined && isCertain(changes.amounts),
  }
  return { quote, use: plan.use, ...ready }
}

/** Checks a token's decimals against its contract. @throws {TokenDecimalsError} they differ */
async function checkDecimals(
  port: CallsPort,
  { address: token, decimals }: SwapToken,
  place: Pick<CallsRequest, 'network' | 'signal'>,
): Promise<void> {
  const reported = token && (await port.decimals({ token, ...place }))
  if (token && reported !== decimals) throw new TokenDecimalsError({ details: `${decimals}, not ${String(reported)}` })
}

/** How much less the received amount is worth than the paid one, in percent; `undefined` while a price is unknown. */
function impactOf(paid: number, received: number): number | undefined {
  if (!paid || !received) return undefined
  return Math.max(0, (1 - received / paid) * 100)
}

/** The balance must cover the paid amount and the fee, which may be sponsored. */
function checkCosts(
  { holder }: SwapForm,
  source: SwapToken,
  amount: bigint,
  costs: Pick<PreparedCalls, 'fee' | 'mayBeSponsored'>,
): void {
  const coin = sendableTokens(holder).find(({ address }) => !address)
  if (!coin || costs.fee === undefined) return // unknown; the chain has simulated it and the wallet checks again
  if (coin.amount < (source.address ? 0n : amount) + ownFee(holder, costs)) throw new InsufficientFeeError()
}
