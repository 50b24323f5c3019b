import { isSameAddress } from '../../core/address.js'
import { canSend } from '../../core/availability.js'
import type { PayQuote, Payment } from '../../core/entities/pay.js'
import type { Token } from '../../core/entities/token.js'
import { nativeToken } from '../../core/tokens.js'
import { accountsController } from '../accounts/accounts.js'
import { isViewOnly } from '../accounts/active.js'
import { type Holder, holderOf } from '../accounts/holder.js'
import { connectionsController } from '../connections/connections.js'
import { networksController } from '../networks/networks.js'
import { sendableTokens } from '../send/send-form.js'
import { type PayChoice, payController } from './pay.js'

/** The paying account: one of the asset's family, else the active one. Reading it in `render()` subscribes. */
export function payingAccount(payment = payController.state.payment): Holder | undefined {
  if (!payment) return undefined
  const { activeNamespace } = networksController.state
  return [payment.namespace, activeNamespace]
    .flatMap(namespace => (namespace && canSend(namespace) ? (holderOf(namespace) ?? []) : []))
    .find(({ namespace }) => accountsController.account(namespace).status === 'connected' && !isViewOnly(namespace))
}

const sameToken = (holder: Holder, one: string | undefined, other: string | undefined): boolean =>
  one && other ? isSameAddress(holder.namespace, one, other) : one === other

/** Whether paying with a token is a plain transfer: the payment's own asset on its own network. */
export const isDirect = (payment: Payment, holder: Holder, address: string | undefined): boolean =>
  payment.asset.network === holder.network.caipNetworkId && sameToken(holder, payment.token, address)

/** The payment's own asset, as the payer holds it. */
function ownToken({ asset, token }: Payment, holder: Holder, held: readonly Token[]): Token {
  const found = held.find(({ address }) => sameToken(holder, address, token))
  if (found && (!token || found.decimals === asset.metadata.decimals)) return found
  if (!token) return nativeToken(holder.network, '0', undefined)
  const { name, symbol, decimals } = asset.metadata
  return { chainId: asset.network, address: token, name, symbol, decimals, amount: 0n, price: 0, value: 0 }
}

/** An account's payment tokens: the payment's own asset first if its network is active. */
export function payableTokens(payment: Payment, holder: Holder): readonly Token[] {
  const held = sendableTokens(holder)
  const isHere = payment.asset.network === holder.network.caipNetworkId
  const others = held.filter(({ amount, address }) => amount > 0n && !isDirect(payment, holder, address))
  return isHere ? [ownToken(payment, holder, held), ...others] : others
}

/** The payment token: the chosen one, else the first that covers the payment, else the first. */
export function chosenToken(payment: Payment, holder: Holder, choice: PayChoice | undefined): Token | undefined {
  const tokens = payableTokens(payment, holder)
  const chosen = choice && tokens.find(({ address }) => sameToken(holder, address, choice.address))
  const covers = ({ address, amount }: Token): boolean =>
    !isDirect(payment, holder, address) || amount >= payment.amount
  return chosen ?? tokens.find(covers) ?? tokens[0]
}

/** Whether account, network and wallet are still those of a quote. */
export function isCurrentPayment({ payment, namespace, from, caipNetworkId, connectorId }: PayQuote): boolean {
  const holder = payingAccount(payment)
  return (
    holder?.network.caipNetworkId === caipNetworkId &&
    holder.namespace === namespace &&
    isSameAddress(namespace, holder.address, from) &&
    connectionsController.activeConnectorId(namespace) === connectorId
  )
}
