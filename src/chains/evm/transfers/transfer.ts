import { isDecimals } from '../../../core/amount.js'
import { JsonRpcError } from '../../../core/errors/json-rpc.js'
import { MalformedReplyError } from '../../../core/errors/service.js'
import {
  SendError,
  SimulationFailedError,
  TokenTransferError,
  TransactionRejectedError,
} from '../../../core/errors/transaction.js'
import { parseWord, tokenCallData } from '../../../services/blockchain/contract-call.js'
import type { Rpc } from '../../../services/json-rpc.js'
import { isRefusal } from '../../../services/rpc-reply.js'
import { parseQuantity } from '../../../services/wallets/evm-quantity.js'
import { parseWalletError } from '../../../services/wallets/wallet-reply.js'
import type { PreparedTransfer, TransferRequest } from '../../ports/transfers.js'
import { ignoreRefusal } from '../../shared/ignore-refusal.js'
import { isRejection } from '../../shared/rejection.js'
import { readArrival } from './arrival.js'
import { isContract } from './check-address.js'
import { readDataFee } from './data-fee.js'
import { ownersNeeded } from './proposed.js'
import { awaitReceipt } from './receipt.js'
import { checkWallet, type ExpectedWallet, type Signer } from './signer.js'
import { type EvmCall, transferCall } from './transfer-call.js'

/** The transfer, the signer, and the chain's endpoints. */
export interface EvmTransfer extends Omit<TransferRequest, 'connectorId' | 'provider'>, Signer {
  readonly rpc: Rpc
}

const HASH = /^0x[\da-f]{64}$/i
/** The nodes' code for a reverted call, and the prefix of the revert reason. */
const REVERTED = 3
const REVERT = /^execution reverted:? */i

/** The failure of a call: a node's or a wallet's text without its prefix, which alone is no reason. */
function failureOf(text: string, cause: unknown): SimulationFailedError {
  const reason = text.replace(REVERT, '')
  return new SimulationFailedError(reason ? [reason] : [], { details: reason, cause })
}

/** Simulates a call; returns its result. @throws {SimulationFailedError} it would fail */
export async function simulate(rpc: Rpc, call: EvmCall, signal?: AbortSignal): Promise<unknown> {
  try {
    return await rpc.request('eth_call', [call, 'latest'], signal)
  } catch (error) {
    throw toFailure(error)
  }
}

/**
 * A wallet's error for a transaction that it did not send because the chain would reject it; `undefined` for other
 * errors.
 */
function refusalOf(cause: unknown): SimulationFailedError | undefined {
  const { code, message } = parseWalletError(cause)
  return code === REVERTED || REVERT.test(message) ? failureOf(message, cause) : undefined
}

/** Turns a refusal by the chain into a `SimulationFailedError`; other errors are returned unchanged. */
const toFailure = (error: unknown): unknown =>
  error instanceof JsonRpcError && isRefusal(error) ? failureOf(error.details ?? '', error) : error

/** The current network fee, in wei. */
export async function readFee(rpc: Rpc, call: EvmCall, signal?: AbortSignal): Promise<bigint> {
  const estimate = rpc.request('eth_estimateGas', [call], signal).catch((error: unknown) => {
    throw toFailure(error)
  })
  const [data, ...rest] = await Promise.all([
    readDataFee(rpc, call, signal),
    estimate,
    rpc.request('eth_gasPrice', [], signal),
  ])
  const [gas, price] = rest.map(parseQuantity)
  if (gas === undefined || price === undefined) throw new MalformedReplyError()
  return gas * price + data
}

/** Minimum gas reserved when everything is sent: three plain transfers, in case the price rises (WIRE 8.5). */
const RESERVED_GAS = 65_000n
/** How many transfers the reserve covers. */
const RESERVED = 3n

/**
 * The reserve of the native coin when an account sends all of it, in wei; 0 for a Safe, as the owner who executes pays the
 * fee. Gas is estimated and the fee for data is added, because on some chains a transfer takes far more gas than elsewhere,
 * or also costs a fee for its data.
 *
 * @throws {MalformedReplyError} the price cannot be read
 */
export async function readReserve(rpc: Rpc, from: string, signal?: AbortSignal): Promise<bigint> {
  const call: EvmCall = { from, to: from, value: '0x1' }
  const [isOwned, data, ...rest] = await Promise.all([
    isContract(rpc, from, signal),
    readDataFee(rpc, { ...call, value: '0xffffffffffffffff' }, signal),
    rpc.request('eth_estimateGas', [call], signal).catch(ignoreRefusal),
    rpc.request('eth_gasPrice', [], signal),
  ])
  if (isOwned && (await ownersNeeded(rpc, from, signal))) return 0n
  const [gas = 0n, price] = rest.map(parseQuantity)
  if (price === undefined) throw new MalformedReplyError()
  const reserved = gas * RESERVED > RESERVED_GAS ? gas * RESERVED : RESERVED_GAS
  return price * reserved + data * RESERVED
}

/** The token's decimals, from its contract. @throws {TokenTransferError} it has none */
export async function readDecimals(rpc: Rpc, token: string, signal?: AbortSignal): Promise<number> {
  const reply = await rpc
    .request('eth_call', [{ to: token, data: tokenCallData('decimals') }, 'latest'], signal)
    .catch(ignoreRefusal)
  const decimals = Number(parseWord(reply) ?? NaN)
  if (!isDecimals(decimals)) throw new TokenTransferError({ details: 'The contract does not report its decimals.' })
  return decimals
}

/**
 * Asks the wallet to sign and send a call; returns the hash.
 *
 * @throws {WalletChangedError} it has switched account or network; nothing was sent
 * @throws {TransactionRejectedError} refused
 * @throws {SendError} it failed, or returned an invalid hash
 */
export async function sendCall(wallet: ExpectedWallet, call: EvmCall): Promise<string> {
  await checkWallet(wallet)
  let reply: unknown
  try {
    reply = await wallet.provider.request({ method: 'eth_sendTransaction', params: [call] })
  } catch (cause) {
    if (isRejection(cause)) throw new TransactionRejectedError({ cause })
    throw refusalOf(cause) ?? new SendError({ cause })
  }
  if (typeof reply !== 'string' || !HASH.test(reply)) throw new SendError({ details: 'The wallet returned no hash.' })
  return reply
}

/**
 * Builds a transfer of the chain's coin or of an ERC-20, simulates it on the chain, and returns its cost. Decimals are
 * the contract's. The wallet is asked only by `send`, and only while it is on the confirmed account and network.
 *
 * @throws {InvalidTransactionError} an address is invalid, or the amount is not positive
 * @throws {TokenTransferError} the contract is not a token, or rejects a transfer
 * @throws {SimulationFailedError} it would fail
 * @throws {HttpUnreachableError} no endpoint answered
 */
export async function prepareTransfer(transfer: EvmTransfer): Promise<PreparedTransfer> {
  const { rpc, network, token, signal } = transfer
  const call = transferCall(transfer)
  const decimals = token === undefined ? network.nativeCurrency.decimals : await readDecimals(rpc, token, signal)
  const [returned, fee, arrives, mayBeSponsored = false] = await Promise.all([
    simulate(rpc, call, signal),
    readFee(rpc, call, signal),
    readArrival(transfer, call),
    isContract(rpc, transfer.from, signal),
  ])
  // tokens older than the standard return nothing; one that returns false moved nothing
  if (token !== undefined && returned !== '0x' && parseWord(returned) !== 1n) throw new TokenTransferError()
  return {
    fee,
    mayBeSponsored,
    deposit: 0n,
    decimals,
    ...(arrives === undefined ? {} : { arrives }),
    async send(sending) {
      sending?.throwIfAborted()
      const hash = await sendCall(transfer, call)
      const confirmed = awaitReceipt(rpc, hash, sending, transfer.from)
      confirmed.catch(() => undefined) // unhandled if the caller does not await it
      return { hash, confirmed }
    },
  }
}
