import type { CallsPort, PreparedCalls } from '../../chains/ports/calls.js'
import { isSameAddress } from '../../core/address.js'
import type { RequestedCalls, CallsQuote, CallToken } from '../../core/entities/calls.js'
import { ModalClosedError } from '../../core/errors/attempt.js'
import { UnsupportedChainError } from '../../core/errors/network.js'
import { ProviderNotFoundError } from '../../core/errors/not-found.js'
import { InsufficientFeeError } from '../../core/errors/send.js'
import { SendError, TokenTransferError } from '../../core/errors/transaction.js'
import { Task } from '../../core/task.js'
import { type Holder, ownFee } from '../accounts/holder.js'
import { adapterOf } from '../connections/adapter-of.js'
import { connectionsController } from '../connections/connections.js'
import { loadBalance } from '../connections/load-balance.js'
import { tokensOf } from '../holdings/held-tokens.js'
import { skipsBalance } from '../networks/skips-balance.js'
import { callsAccount, isElsewhere } from './calls-account.js'
import { callsController } from './calls.js'
import { valueOf } from './rules.js'

/** Calls ready to be signed: the figures shown to the visitor, and the calls behind exactly these. */
interface ReadyCalls {
  readonly quote: CallsQuote
  readonly calls: PreparedCalls
}

const preparation = new Task<CallsQuote>()

/** The calls behind each quote, for as long as it exists. */
const preparedOf = new WeakMap<CallsQuote, PreparedCalls>()

/** The calls behind a quote. */
export const preparedFor = (quote: CallsQuote | undefined): PreparedCalls | undefined => quote && preparedOf.get(quote)

/**
 * Freezes a site's request into a quote after simulating its first call, and finds out whether the wallet supports batches.
 * The visitor sees no prompt.
 *
 * @param reason why they are reviewed again, shown until they are confirmed
 * @throws {ProviderNotFoundError} no account is connected
 * @throws {UnsupportedChainError} the account is on another network
 * @throws {InsufficientFeeError} the balance does not cover it
 * @throws {SimulationFailedError} the first call would fail
 * @throws {ModalClosedError} superseded by another request
 */
export async function prepareCalls(reason?: Error): Promise<CallsQuote> {
  const { asked, status } = callsController.state
  if (status === 'signing' || !asked) throw new ModalClosedError()
  return preparation.replace(async signal => {
    callsController.step('preparing', { quote: undefined, error: reason })
    const isMine = (): boolean => {
      const { status, asked: now } = callsController.state
      return !signal.aborted && status === 'preparing' && now === asked
    }
    try {
      const { quote, calls } = await make(asked, signal)
      if (!isMine()) throw new ModalClosedError()
      preparedOf.set(quote, calls)
      callsController.step('ready', { quote, error: reason })
      return quote
    } catch (cause) {
      const error = cause instanceof Error ? cause : new SendError({ cause })
      if (isMine()) callsController.step('failed', { error })
      throw error
    }
  })
}

async function make(asked: RequestedCalls, signal: AbortSignal): Promise<ReadyCalls> {
  const holder = callsAccount()
  const connectorId = connectionsController.activeConnectorId('eip155')
  if (!holder || !connectorId) throw new ProviderNotFoundError('eip155')
  if (isElsewhere(asked)) throw new UnsupportedChainError({ details: holder.network.caipNetworkId })
  const port = await (await adapterOf('eip155', connectorId)).calls?.()
  if (!port) throw new UnsupportedChainError()
  const { network, address: from } = holder
  const wallet = { connectorId, network, from }
  const [calls, tokens] = await Promise.all([
    port.prepare({ ...wallet, calls: asked.calls, capabilities: asked.capabilities, signal }),
    readTokens(port, holder, asked, signal),
  ])
  const isAsked = calls.isBatch && asked.capabilities // someone else may be asked to pay
  await checkCosts(holder, asked, isAsked ? 0n : ownFee(holder, calls))
  const isAtomic = asked.calls.length > 1 && calls.requests === 1
  return { calls, quote: { ...asked, connectorId, from, isAtomic, fee: calls.fee, tokens } }
}

/** The tokens of the calls, with the decimals that their contracts report. */
async function readTokens(
  port: CallsPort,
  { network }: Holder,
  { calls }: RequestedCalls,
  signal: AbortSignal,
): Promise<CallsQuote['tokens']> {
  const contracts = calls.flatMap(({ action, to }) => ('amount' in action ? to.toLowerCase() : []))
  const read = async (token: string): Promise<readonly [string, CallToken] | undefined> => {
    const decimals = await port.decimals({ token, network, signal }).catch(unlessTokenless)
    const held = tokensOf('eip155').items.find(({ address }) => address && isSameAddress('eip155', address, token))
    return decimals === undefined ? undefined : [token, { decimals, symbol: held?.symbol }]
  }
  const found = await Promise.all([...new Set(contracts)].map(read))
  return Object.fromEntries(found.flatMap(entry => (entry ? [entry] : [])))
}

/** Without decimals from its contract, a token's amounts are shown in base units. */
function unlessTokenless(error: unknown): undefined {
  if (!(error instanceof TokenTransferError)) throw error
}

/**
 * The balance must cover the amounts and the fee, if known; an insufficient one is refreshed first. Where balances are not
 * read, the chain has simulated the first call, and the wallet checks again.
 */
async function checkCosts({ network }: Holder, asked: RequestedCalls, fee = 0n): Promise<void> {
  if (skipsBalance(network)) return
  const isShort = (): boolean => {
    const coin = tokensOf('eip155').items.find(({ address }) => !address)
    return coin !== undefined && coin.amount < valueOf(asked) + fee
  }
  if (!isShort()) return
  await loadBalance('eip155', { force: true }).catch(() => undefined) // the known balance applies then
  if (isShort()) throw new InsufficientFeeError()
}
