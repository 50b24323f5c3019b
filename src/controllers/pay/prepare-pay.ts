import type { PreparedCalls } from '../../chains/ports/calls.js'
import type { PreparedTransfer } from '../../chains/ports/transfers.js'
import { isCertain } from '../../core/chain/outflow.js'
import { ModalClosedError } from '../../core/errors/attempt.js'
import { UnsupportedChainError } from '../../core/errors/network.js'
import {
  PaymentBalanceError,
  PaymentQuoteError,
  PaymentStartError,
  PaymentMismatchError,
} from '../../core/errors/pay.js'
import { InsufficientFeeError, TokenDecimalsError } from '../../core/errors/send.js'
import { ProviderNotFoundError } from '../../core/errors/not-found.js'
import { HttpStatusError } from '../../core/errors/service.js'
import type { PayFee, PayQuote, Payment } from '../../core/entities/pay.js'
import type { Token } from '../../core/entities/token.js'
import { pressEnds } from '../../core/platform/press.js'
import { Task } from '../../core/task.js'
import { type PaymentQuery, type ServiceQuote, fetchPaymentQuote } from '../../services/catalogue/payments.js'
import { type Holder, ownFee } from '../accounts/holder.js'
import { adapterOf } from '../connections/adapter-of.js'
import { adapterFor } from '../connections/adapters.js'
import { connectionsController } from '../connections/connections.js'
import { skipsBalance } from '../networks/skips-balance.js'
import { sendableTokens } from '../send/send-form.js'
import { optionsController } from '../shell/options.js'
import { checkChanges, checkQuote } from './check-steps.js'
import { isPayBusy, payController } from './pay.js'
import { chosenToken, isDirect, payingAccount } from './paying-account.js'

/** The prepared payment: the amounts shown to the visitor, and a function that sends exactly these. */
export interface PreparedPayment {
  readonly quote: PayQuote
  /** Asks the wallet to sign and send; `onStep` is called for each call sent or confirmed before the last one. */
  send(...of: Parameters<PreparedCalls['send']>): ReturnType<PreparedTransfer['send']>
}

/** The payer and the token. */
interface Payer {
  readonly payment: Payment
  readonly holder: Holder
  readonly source: Token
  readonly connectorId: string
}

const preparation = new Task<PayQuote>()

/** The basis of a quote, for the quote's lifetime. */
const preparedOf = new WeakMap<PayQuote, PreparedPayment>()

/** When each quote was made, in ms since 1970. */
const madeAt = new WeakMap<PayQuote, number>()

/** How long a quote of the payment service may be paid, in ms; it is renewed far more often while its view is visible. */
const QUOTE_LIFE = 60_000

/** Whether a quote is too old to be paid, as after the page slept or while the service is away. A plain transfer never is. */
export const isOutdated = (quote: PayQuote): boolean =>
  quote.requestId !== undefined && Date.now() - (madeAt.get(quote) ?? 0) > QUOTE_LIFE

function keep(made: PreparedPayment): PayQuote {
  preparedOf.set(made.quote, made)
  madeAt.set(made.quote, Date.now())
  return made.quote
}

/** The data behind a quote. */
export const preparedFor = (quote: PayQuote | undefined): PreparedPayment | undefined => quote && preparedOf.get(quote)

/**
 * Freezes the payment with the chosen token into a quote that was simulated on the chain. The payment's own asset on
 * its own network is a plain transfer without any service; everything else is quoted by the payment service and
 * checked. No wallet is asked.
 *
 * @throws {PaymentStartError} there is nothing to pay, or nothing to pay with
 * @throws {PaymentBalanceError} {InsufficientFeeError} the balance does not cover the payment or the fee
 * @throws {PaymentQuoteError} the service has no quote
 * @throws {PaymentMismatchError} the service's transaction differs from the request
 * @throws {TokenDecimalsError} the contract's decimals differ
 * @throws {SimulationFailedError} {TokenTransferError} the chain rejects it
 * @throws {ModalClosedError} the choice changed meanwhile
 */
export async function preparePay(): Promise<PayQuote> {
  if (isPayBusy()) throw new ModalClosedError()
  return preparation.replace(async signal => {
    payController.step('preparing', { quote: undefined })
    try {
      const made = await make(signal)
      if (signal.aborted || payController.state.status !== 'preparing') throw new ModalClosedError()
      payController.step('ready', { quote: keep(made) })
      return made.quote
    } catch (cause) {
      const error = cause instanceof Error ? cause : new PaymentQuoteError({ cause })
      const isMine = !signal.aborted && payController.state.status === 'preparing'
      if (isMine) payController.step('choosing', error instanceof ModalClosedError ? {} : { error })
      throw error
    }
  })
}

/**
 * Renews a quote of the payment service as prices move; the current one stays until then, while it is pressed, and if that
 * fails. A plain transfer has no price.
 */
export async function refreshPay(): Promise<void> {
  const { quote, status } = payController.state
  if (status !== 'ready' || quote?.requestId === undefined || preparation.running) return
  await preparation.replace(async signal => {
    const made = await make(signal)
    await pressEnds() // a press confirms the figures that it began on
    const { status: now, quote: current, error } = payController.state
    if (signal.aborted || now !== 'ready' || current !== quote) throw new ModalClosedError()
    payController.step('ready', { quote: keep(made), error })
    return made.quote
  })
}

async function make(signal: AbortSignal): Promise<PreparedPayment> {
  const { payment, choice } = payController.state
  const holder = payingAccount()
  if (!payment || !holder) throw new PaymentStartError({ details: 'There is no account to pay from.' })
  const source = chosenToken(payment, holder, choice)
  if (!source) throw new PaymentStartError({ details: 'There is nothing to pay with.' })
  const connectorId = connectionsController.activeConnectorId(holder.namespace)
  if (!connectorId) throw new ProviderNotFoundError(holder.namespace)
  const by: Payer = { payment, holder, source, connectorId }
  return isDirect(payment, holder, source.address) ? makeDirect(by, signal) : makeService(by, signal)
}

const partsOf = ({ payment, holder, source, connectorId }: Payer) => ({
  payment,
  namespace: holder.namespace,
  caipNetworkId: holder.network.caipNetworkId,
  connectorId,
  from: holder.address,
  source,
})

/** A transfer to the recipient. */
async function makeDirect(by: Payer, signal: AbortSignal): Promise<PreparedPayment> {
  const { payment } = by
  const { amount, recipient, asset } = payment
  await checkBalance(by, amount, signal)
  const transfer = await prepareTransfer(by, recipient, amount, signal)
  if (transfer.decimals !== asset.metadata.decimals)
    throw new TokenDecimalsError({ details: `${asset.metadata.decimals}, not ${transfer.decimals}` })
  checkCosts(by, amount, transfer)
  const quote: PayQuote = {
    ...partsOf(by),
    amount,
    to: recipient,
    received: transfer.arrives ?? amount,
    fees: [],
    networkFee: transfer.fee + transfer.deposit,
    requests: 1,
    seconds: undefined,
    requestId: undefined,
    checked: false,
  }
  return { quote, send: sending => transfer.send(sending) }
}

async function prepareTransfer(
  { holder, source, connectorId }: Payer,
  to: string,
  amount: bigint,
  signal: AbortSignal,
): Promise<PreparedTransfer> {
  const { network, address: from, namespace } = holder
  const transfers = await (await adapterOf(namespace, connectorId)).transfers?.()
  if (!transfers) throw new UnsupportedChainError()
  return transfers.prepare({ connectorId, network, from, to, amount, token: source.address, signal })
}

/** The payment service's steps, once checked. */
async function makeService(by: Payer, signal: AbortSignal): Promise<PreparedPayment> {
  const { payment, holder, source, connectorId } = by
  const query: PaymentQuery = {
    user: holder.address,
    originChainId: holder.network.caipNetworkId,
    originCurrency: source.address ?? 'native',
    destinationChainId: payment.asset.network,
    destinationCurrency: payment.asset.asset,
    recipient: payment.recipient,
    amount: payment.amount,
  }
  const offer = await fetchQuote(query, signal)
  const steps = checkQuote(offer, query, payment, holder)
  const { amount } = offer.origin
  await checkBalance(by, amount, signal)
  const common = { ...partsOf(by), amount, ...offerOf(offer) }
  if (steps.type === 'deposit') {
    const transfer = await prepareTransfer(by, steps.receiver, amount, signal)
    if (transfer.decimals !== source.decimals || transfer.decimals !== offer.origin.currency.metadata.decimals)
      throw new TokenDecimalsError({ details: `${source.decimals}, not ${transfer.decimals}` })
    // the token keeps part of the amount, so that less would arrive than the service was asked to quote
    if (transfer.arrives !== undefined) throw new PaymentQuoteError({ details: 'transfer fee' })
    const networkFee = transfer.fee + transfer.deposit
    checkCosts(by, amount, transfer)
    return {
      quote: { ...common, to: steps.receiver, networkFee, requests: 1, checked: false },
      send: sending => transfer.send(sending),
    }
  }
  const port = await (await adapterOf(holder.namespace, connectorId)).calls?.()
  if (!port) throw new UnsupportedChainError()
  const { network, address: from } = holder
  const decimals = source.address && (await port.decimals({ token: source.address, network, signal }))
  if (source.address && decimals !== source.decimals)
    throw new TokenDecimalsError({ details: `${source.decimals}, not ${String(decimals)}` })
  const prepared = await port.prepare({ connectorId, network, from, calls: steps.calls, signal })
  const changes = await port.changes?.({ network, from, calls: steps.calls, tokens: [source.address], signal })
  if (changes) checkChanges(changes, { token: source.address, amount })
  checkCosts(by, amount, { ...prepared, deposit: 0n })
  const to = steps.calls.at(-1)?.to
  if (!to) throw new PaymentMismatchError({ details: 'steps' })
  const checked = changes !== undefined && isCertain(changes.amounts)
  const quote: PayQuote = { ...common, to, networkFee: prepared.fee, requests: prepared.requests, checked }
  return { quote, send: (sending, onStep) => prepared.send(sending, onStep) }
}

async function fetchQuote(query: PaymentQuery, signal: AbortSignal): Promise<ServiceQuote> {
  try {
    return await fetchPaymentQuote(query, optionsController.state.options, { signal })
  } catch (cause) {
    const isRefusal = cause instanceof HttpStatusError && cause.status >= 400 && cause.status < 500
    if (isRefusal) throw new PaymentQuoteError({ cause })
    throw cause
  }
}

function offerOf({ destination, fees, seconds, steps }: ServiceQuote) {
  const shown = fees
    .filter(({ amount }) => amount > 0n)
    .map(({ currency, ...fee }): PayFee => {
      const { symbol, decimals } = currency.metadata
      return { ...fee, symbol, decimals }
    })
  return { received: destination.amount, fees: shown, seconds, requestId: steps[0]?.requestId }
}

/** The account must hold the amount: according to its list, else to the chain, as the list may be incomplete. */
async function checkBalance({ holder, source }: Payer, amount: bigint, signal: AbortSignal): Promise<void> {
  if (source.amount >= amount) return
  const { address, network, namespace } = holder
  const reads = await (await adapterFor(namespace)).reads?.()
  const query = { address, network, signal }
  const held = source.address
    ? (await reads?.tokens?.({ ...query, tokens: [source.address] }))?.[0]?.amount
    : (await reads?.balance(query))?.amount
  if (held === undefined || held < amount) throw new PaymentBalanceError()
}

/** What the chain takes on top of an amount, in base units of its coin. */
interface Costs {
  readonly fee: bigint | undefined
  readonly mayBeSponsored?: boolean
  readonly deposit: bigint
}

/** The balance must cover the amount, a deposit and the fee, which may be sponsored. */
function checkCosts({ holder, source }: Payer, amount: bigint, costs: Costs): void {
  const coin = source.address ? sendableTokens(holder).find(({ address }) => !address) : source
  if (!coin || costs.fee === undefined || skipsBalance(holder.network)) return // unknown; the chain has simulated it and the wallet checks again
  const spent = (source.address ? 0n : amount) + ownFee(holder, costs)
  if (coin.amount < spent + costs.deposit) throw new InsufficientFeeError()
}
