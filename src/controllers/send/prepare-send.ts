import type { PreparedTransfer } from '../../chains/ports/transfers.js'
import type { SendQuote } from '../../core/entities/send.js'
import type { Token } from '../../core/entities/token.js'
import { ProviderNotFoundError } from '../../core/errors/not-found.js'
import { ModalClosedError } from '../../core/errors/attempt.js'
import { UnsupportedChainError } from '../../core/errors/network.js'
import {
  InsufficientFeeError,
  ResolveNameError,
  SendAmountError,
  SendIncompleteError,
  SendReceiverError,
  SendTokenError,
  TokenDecimalsError,
} from '../../core/errors/send.js'
import { Task } from '../../core/task.js'
import { isName } from './rules.js'
import { skipsBalance } from '../networks/skips-balance.js'
import { canSend } from '../../core/availability.js'
import { connectionsController } from '../connections/connections.js'
import { type Holder, ownFee } from '../accounts/holder.js'
import { type SendForm, sendForm, sendableTokens, warningsOf } from './send-form.js'
import { sendNamespace } from './sender.js'
import { sendController } from './send.js'
import { adapterOf } from '../connections/adapter-of.js'
import { resolveReceiver } from './resolve-receiver.js'

/** The prepared send: the amounts shown to the visitor, and the transfer built from exactly these. */
export interface PreparedSend {
  readonly quote: SendQuote
  readonly transfer: PreparedTransfer
}

const preparation = new Task<SendQuote>()

/** The basis of a quote, for the quote's lifetime. */
const preparedOf = new WeakMap<SendQuote, PreparedSend>()

/** The transfer behind a quote. */
export const preparedFor = (quote: SendQuote | undefined): PreparedSend | undefined => quote && preparedOf.get(quote)

/**
 * Checks the form and freezes it into a quote, simulated on the chain. No wallet is asked.
 *
 * @throws {SendIncompleteError} {SendTokenError} something is missing
 * @throws {UnsupportedChainError} the family cannot send, or the token is on another network than the active one
 * @throws {SendAmountError} {SendReceiverError} {ResolveNameError} the input is invalid
 * @throws {InsufficientFeeError} the balance does not cover the fee
 * @throws {TokenDecimalsError} the contract's decimals differ
 * @throws {SimulationFailedError} {TokenTransferError} the chain rejects it
 * @throws {ModalClosedError} the form changed meanwhile
 */
export async function prepareSend(): Promise<SendQuote> {
  if (sendController.state.status === 'signing') throw new ModalClosedError()
  return preparation.replace(prepare)
}

async function prepare(signal: AbortSignal): Promise<SendQuote> {
  sendController.step('preparing', { quote: undefined })
  try {
    const made = await make(signal)
    if (signal.aborted || sendController.state.status !== 'preparing') throw new ModalClosedError()
    preparedOf.set(made.quote, made)
    sendController.step('ready', { quote: made.quote })
    return made.quote
  } catch (cause) {
    const error = cause instanceof Error ? cause : new SendAmountError({ cause })
    const isMine = !signal.aborted && sendController.state.status === 'preparing'
    if (isMine) sendController.step('editing', error instanceof ModalClosedError ? {} : { error })
    throw error
  }
}

async function make(signal: AbortSignal): Promise<PreparedSend> {
  const { holder, token, amount } = checkForm()
  const { receiver } = sendController.state
  const checked = await resolveReceiver(receiver)
  const { address: to, name, misspelled } = checked
  if (misspelled) throw new SendReceiverError({ details: 'checksum' })
  if (!to) throw isName(receiver) ? new ResolveNameError({ details: receiver }) : new SendReceiverError()
  const connectorId = connectionsController.activeConnectorId(holder.namespace)
  if (!connectorId) throw new ProviderNotFoundError(holder.namespace)
  const transfers = await (await adapterOf(holder.namespace, connectorId)).transfers?.()
  if (!transfers) throw new UnsupportedChainError()
  const { network, address: from } = holder
  const transfer = await transfers.prepare({ connectorId, network, from, to, amount, token: token.address, signal })
  checkAgainstChain(transfer, { holder, token, amount })
  const quote: SendQuote = {
    namespace: holder.namespace,
    caipNetworkId: holder.network.caipNetworkId,
    connectorId,
    from: holder.address,
    to,
    ...(name ? { name } : {}),
    token,
    amount,
    fee: transfer.fee,
    deposit: transfer.deposit,
    ...(transfer.arrives === undefined ? {} : { arrives: transfer.arrives }),
    warnings: warningsOf(holder, to, checked),
  }
  return { quote, transfer }
}

interface Checked {
  readonly holder: Holder
  readonly token: Token
  readonly amount: bigint
}

/** Everything visible without contacting anyone. */
function checkForm(): Checked {
  const { amount, receiver, choice } = sendController.state
  const namespace = sendNamespace()
  if (namespace && !canSend(namespace)) throw new UnsupportedChainError()
  if (!amount.trim() || !receiver.trim()) throw new SendIncompleteError()
  const form = sendForm()
  if (!choice) throw new SendTokenError()
  if (!form) throw new ProviderNotFoundError(namespace ?? 'eip155')
  return { holder: form.holder, ...checkFields(form) }
}

function checkFields({ elsewhere, token, amount, receiverProblem }: SendForm): Omit<Checked, 'holder'> {
  if (elsewhere) throw new UnsupportedChainError({ details: 'The token is on another network.' })
  if (!token) throw new SendTokenError({ details: 'The account does not hold it.' })
  if (amount.amount === undefined) throw new SendAmountError({ details: amount.problem ?? 'invalid' })
  if (receiverProblem) throw new SendReceiverError({ details: receiverProblem })
  return { token, amount: amount.amount }
}

/** The chain's data must match what the visitor sees: the decimals, and a balance that covers the costs. */
function checkAgainstChain(transfer: PreparedTransfer, { holder, token, amount }: Checked): void {
  const { decimals, deposit } = transfer
  if (decimals !== token.decimals) throw new TokenDecimalsError({ details: `${token.decimals}, not ${decimals}` })
  const native = token.address ? sendableTokens(holder).find(({ address }) => !address) : token
  // unknown; the chain has simulated the transfer and the wallet checks again
  if (!native || skipsBalance(holder.network)) return
  const spent = (token.address ? 0n : amount) + ownFee(holder, transfer)
  if (native.amount < spent + deposit) throw new InsufficientFeeError()
}
