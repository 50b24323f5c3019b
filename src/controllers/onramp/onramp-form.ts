import { formatAmount, floorDecimals } from '../../core/amount.js'
import { isSameAddress } from '../../core/address.js'
import { canBuy } from '../../core/availability.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import type {
  OnRampLimit,
  OnRampMethod,
  OnRampProvider,
  OnRampQuote,
  OnRampRequest,
  PaymentCurrency,
  PurchaseToken,
} from '../../core/entities/onramp.js'
import { accountsController } from '../accounts/accounts.js'
import { type Holder, holderOf } from '../accounts/holder.js'
import { networksController } from '../networks/networks.js'
import { optionsController } from '../shell/options.js'
import { onRampController } from './onramp.js'
import { onRampProviders } from './providers.js'
import {
  CENTS,
  METHODS,
  type ProviderRefusal,
  type PaymentAmount,
  countryOf,
  firstSold,
  limitFor,
  readPaymentAmount,
  refusalOf,
  servesCountry,
} from './rules.js'

/** A provider, and why it cannot be chosen. */
export interface ProviderRow {
  readonly provider: OnRampProvider
  readonly refusal: ProviderRefusal | undefined
  readonly limit: OnRampLimit | undefined
}

/** The current purchase form: the entered text, and its parsed values. */
export interface OnRampForm {
  readonly holder: Holder
  /** What can be bought on the network. */
  readonly tokens: readonly PurchaseToken[]
  readonly token: PurchaseToken | undefined
  readonly payment: PaymentCurrency
  readonly methods: readonly OnRampMethod[]
  readonly method: OnRampMethod
  /** Of the currency and the method, for any provider. */
  readonly limit: OnRampLimit | undefined
  readonly amount: PaymentAmount
  readonly isTyping: boolean
  readonly rows: readonly ProviderRow[]
  readonly chosen: ProviderRow | undefined
  readonly request: OnRampRequest | undefined
  readonly pricing: 'none' | 'loading' | 'ready' | 'unreadable'
  readonly quote: OnRampQuote | undefined
  /** No problem is known without asking the provider. */
  readonly ready: boolean
}

/** Why nothing can be bought. */
export type OnRampObstacle = 'off' | 'region' | 'network'

/** The account that buys: the connected account of the active family on a supported network. */
export function buyingAccount(): Holder | undefined {
  const { activeNamespace } = networksController.state
  if (!activeNamespace || accountsController.account(activeNamespace).status !== 'connected') return undefined
  return holderOf(activeNamespace)
}

/** The network of an account connected on an unsupported network; nothing can be bought there. */
export function unsupportedPlace(): CaipNetwork | undefined {
  const { activeNamespace, active } = networksController.state
  if (!activeNamespace || buyingAccount() || accountsController.account(activeNamespace).status !== 'connected')
    return undefined
  return active[activeNamespace]
}

/** The visitor's country, from the site, or from the time zone where purchases are restricted. */
const visitorCountry = (): string | undefined =>
  optionsController.state.options.onRamp?.country?.toUpperCase() ??
  countryOf(Intl.DateTimeFormat().resolvedOptions().timeZone)

const sameToken = (one: PurchaseToken, other: PurchaseToken | undefined): boolean =>
  other !== undefined &&
  one.caipNetworkId === other.caipNetworkId &&
  (one.address && other.address
    ? isSameAddress(one.caipNetworkId.startsWith('eip155:') ? 'eip155' : 'solana', one.address, other.address)
    : one.address === other.address)

/** The input that a service's answer is for. */
export const pricingKey = ({ token, amount, currency, method }: OnRampRequest): string =>
  [token.caipNetworkId, token.address ?? '', amount, currency, method].join(' ')

/** Why an account cannot buy; `undefined` if it can, or if not known yet. */
export function onRampObstacle({ namespace, network }: Holder): OnRampObstacle | undefined {
  const providers = onRampProviders()
  if (!providers.length || !canBuy(namespace)) return 'off'
  if (!providers.some(provider => servesCountry(provider, visitorCountry()))) return 'region'
  const { status, tokens } = onRampController.state
  const isHere = ({ caipNetworkId }: PurchaseToken): boolean => caipNetworkId === network.caipNetworkId
  return status === 'ready' && !firstSold(tokens.filter(isHere), providers, namespace) ? 'network' : undefined
}

/** The current form; `undefined` without a connected account, or before the service has answered. */
export function onRampForm(): OnRampForm | undefined {
  const holder = buyingAccount()
  const { status, tokens: all, payments, ...choice } = onRampController.state
  const payment = payments.find(({ id }) => id === choice.currency) ?? payments[0]
  if (!holder || !payment || status !== 'ready') return undefined
  const tokens = all.filter(({ caipNetworkId }) => caipNetworkId === holder.network.caipNetworkId)
  const providers = onRampProviders()
  const chosenToken = tokens.find(one => sameToken(one, choice.token))
  const token = chosenToken ?? firstSold(tokens, providers, holder.namespace) ?? tokens[0]
  const methods = METHODS.filter(one => payment.limits[one])
  const method = methods.includes(choice.method) ? choice.method : (methods[0] ?? 'card')
  const limit = limitFor(payment, method)
  const amount = readPaymentAmount(choice.amount, limit)
  const wish = { namespace: holder.namespace, country: visitorCountry(), token, payment, method, cents: amount.cents }
  const rows = providers.map(provider => ({
    provider,
    refusal: refusalOf(provider, wish),
    limit: limitFor(payment, method, provider),
  }))
  const open = rows.filter(({ refusal }) => !refusal)
  const chosen = open.find(({ provider }) => provider.id === choice.provider) ?? open[0]
  const request = requestOf({ holder, token, amount, method, payment })
  const key = request && pricingKey(request)
  const pricing = key && choice.pricing?.key === key ? choice.pricing : undefined
  return {
    isTyping: choice.isTyping,
    ...{ holder, tokens, token, payment, methods, method, limit, amount, rows, chosen, request },
    pricing: pricing?.status ?? (key ? 'loading' : 'none'),
    quote: pricing?.quote,
    ready: request !== undefined && chosen !== undefined && pricing?.status === 'ready',
  }
}

function requestOf(
  form: Pick<OnRampForm, 'holder' | 'token' | 'amount' | 'method' | 'payment'>,
): OnRampRequest | undefined {
  const { holder, token, amount, method, payment } = form
  if (!token || amount.cents === undefined) return undefined
  return {
    projectId: optionsController.state.options.projectId,
    address: holder.address,
    namespace: holder.namespace,
    token,
    amount: floorDecimals(formatAmount(amount.cents, CENTS), CENTS),
    currency: payment.id,
    method,
  }
}
