import type { SolanaProvider } from '../../../core/entities/solana-provider.js'
import { isSolanaAddress } from '../../../core/address.js'
import { decodeBase58 } from '../../../core/encoding/base58.js'
import { encodeBase64 } from '../../../core/encoding/base64.js'
import { InsufficientFeeError } from '../../../core/errors/send.js'
import { MalformedReplyError } from '../../../core/errors/service.js'
import {
  InvalidTransactionError,
  SendError,
  SimulationFailedError,
  TokenTransferError,
  TransactionRejectedError,
  WalletChangedError,
} from '../../../core/errors/transaction.js'
import { SOLANA_DECIMALS } from '../../../core/limits.js'
import type { Rpc } from '../../../services/json-rpc.js'
import { arrayOf, fieldOf, textOf } from '../../../services/wallets/untrusted-values.js'
import type { PreparedTransfer, TransferRequest } from '../../ports/transfers.js'
import { ignoreRefusal } from '../../shared/ignore-refusal.js'
import { isRejection } from '../../shared/rejection.js'
import { SOL_TRANSFER_FEE } from './budget.js'
import { confirmTransaction } from './confirm.js'
import { parseRawAccount, readAccounts, toMint, toTokenAccount } from '../reads/token-accounts.js'
import { parsedAmount } from '../reads/tokens.js'
import { readTransferFee } from '../reads/transfer-fee.js'
import { compile, type Lifetime, solInstructions, tokenAccountOf, tokenInstructions } from './transfer-message.js'
import { parseWire } from '../wallets/wire.js'

/** Lines of a program's log that an error keeps, and their length in characters. */
const LOG = { lines: 64, length: 1_024 }

/** The transfer, the signer, and the chain's endpoints. */
export interface SolanaTransfer extends Omit<TransferRequest, 'connectorId' | 'provider'> {
  readonly provider: Pick<SolanaProvider, 'publicKey' | 'signAndSendTransaction'>
  readonly rpc: Rpc
}

/** The instructions of a transfer and its data before simulation. */
interface Plan {
  readonly instructions: ReturnType<typeof solInstructions>
  readonly decimals: number
  /** The SOL that it moves itself, in lamports. */
  readonly lamports?: bigint
  /** What the receiver gets, if the token itself keeps part of the amount. */
  readonly arrives?: bigint
  /** The receiving token account, if it must be created, and the lamports that it has before. */
  readonly created?: { readonly account: string; readonly before: bigint }
}

/** Whether a string is an address: valid characters that decode to 32 bytes. */
const isKey = (text: string): boolean => isSolanaAddress(text) && decodeBase58(text)?.length === 32

/** Maximum number of an owner's token accounts of one mint that are looked at. */
const MAX_ACCOUNTS = 100

/**
 * The token account to send from: the usual one if it has enough, else another one that has. A transfer takes from one
 * account alone.
 *
 * @throws {TokenTransferError} only several of them together have enough
 */
async function sourceOf(
  rpc: Rpc,
  { owner, mint, amount, signal }: { owner: string; mint: string; amount: bigint; signal?: AbortSignal | undefined },
  usual: string,
): Promise<string> {
  const query = [owner, { mint }, { encoding: 'jsonParsed', commitment: 'confirmed' }]
  // endpoints that do not list accounts leave it to the simulation whether the usual one has enough
  const answer = await rpc.request('getTokenAccountsByOwner', query, signal).catch(ignoreRefusal)
  const accounts = arrayOf(fieldOf(answer, 'value'), MAX_ACCOUNTS).map(entry => ({
    address: textOf(fieldOf(entry, 'pubkey'), 44),
    amount: parsedAmount(entry),
  }))
  const enough = accounts.flatMap(account => (account.address && account.amount >= amount ? account.address : []))
  if (!enough.length && accounts.reduce((sum, account) => sum + account.amount, 0n) >= amount)
    throw new TokenTransferError({ details: 'No single token account holds enough for this amount.' })
  return enough.includes(usual) ? usual : (enough[0] ?? usual)
}

async function planToken({ rpc, from, to, amount, signal }: SolanaTransfer, mint: string): Promise<Plan> {
  const [mintAccount, receiver] = await readAccounts(rpc, [mint, to], signal)
  const { program, decimals, fees } = toMint(mintAccount)
  const fee = fees && (await readTransferFee(rpc, fees, amount, signal))
  const source = await sourceOf(rpc, { owner: from, mint, amount, signal }, await tokenAccountOf(from, mint, program))
  const move = { from, source, mint, program, amount, decimals, fee }
  const facts = { decimals, ...(fee ? { arrives: amount - fee } : {}) }
  const named = toTokenAccount(receiver)
  if (named && named.mint !== mint) throw new TokenTransferError({ details: 'The account holds another token.' })
  if (named) return { instructions: tokenInstructions({ ...move, destination: to }), ...facts }
  const destination = await tokenAccountOf(to, mint, program)
  const [found] = await readAccounts(rpc, [destination], signal)
  const known = toTokenAccount(found)
  // the token account of an address may have been given to someone else
  if (known && known.holder !== to)
    throw new TokenTransferError({ details: 'The receiver’s token account belongs to another address.' })
  if (known) return { instructions: tokenInstructions({ ...move, destination }), ...facts }
  const created = { account: destination, before: found?.lamports ?? 0n }
  return { instructions: tokenInstructions({ ...move, destination, newOwner: to }), ...facts, created }
}

/** The last block for a transaction created now. @throws {MalformedReplyError} the endpoint does not return it */
async function readLifetime(rpc: Rpc, signal?: AbortSignal): Promise<Lifetime> {
  const value = fieldOf(await rpc.request('getLatestBlockhash', [{ commitment: 'confirmed' }], signal), 'value')
  const blockhash = textOf(fieldOf(value, 'blockhash'), 44)
  const height = fieldOf(value, 'lastValidBlockHeight')
  if (blockhash === undefined || !isKey(blockhash) || typeof height !== 'number') throw new MalformedReplyError()
  return { blockhash, lastValidBlockHeight: BigInt(Math.trunc(height)) }
}

/**
 * The last block for a transaction that a wallet has just signed: it may have taken a newer blockhash than it was given, but
 * none that is newer than now.
 */
async function readLast(rpc: Rpc, given: Lifetime, signal?: AbortSignal): Promise<bigint> {
  const now = await readLifetime(rpc, signal).catch(() => given)
  return now.lastValidBlockHeight > given.lastValidBlockHeight ? now.lastValidBlockHeight : given.lastValidBlockHeight
}

/** Failures of a transaction whose payer cannot pay the fee. */
const UNPAID: readonly unknown[] = ['AccountNotFound', 'InsufficientFundsForFee', 'InvalidAccountForFee']
/** The log line for an account with too little SOL, which is the payer: no other is debited. The number is what is left. */
const TOO_LITTLE = /insufficient lamports (\d+)/

/**
 * The place of the account that a transaction would leave with less SOL than the chain asks of one that is not empty; 0 is
 * the payer's.
 */
const rentlessOf = (failure: unknown): unknown => fieldOf(fieldOf(failure, 'InsufficientFundsForRent'), 'account_index')

/** Whether a transaction fails because SOL for its costs is missing, not because it moves more SOL than the payer has. */
function isFeeUncovered(failure: unknown, logs: readonly string[], { lamports = 0n }: Plan): boolean {
  const left = logs.flatMap(line => TOO_LITTLE.exec(line)?.[1] ?? [])[0]
  const isUnpaid = UNPAID.includes(failure) || rentlessOf(failure) === 0
  return isUnpaid || (left !== undefined && BigInt(left) + SOL_TRANSFER_FEE >= lamports)
}

/** A failure in the chain's words. */
function wordsOf(failure: unknown): string {
  if (rentlessOf(failure) !== undefined) return 'insufficient funds for rent'
  return typeof failure === 'string' ? failure : JSON.stringify(failure)
}

/**
 * Simulates a transaction; returns what its new account costs, in lamports.
 *
 * @throws {InsufficientFeeError} the payer has too little SOL for the fee or the new account
 * @throws {SimulationFailedError} it would fail
 */
async function simulate(rpc: Rpc, bytes: Uint8Array, plan: Plan, signal?: AbortSignal): Promise<bigint> {
  const { created } = plan
  const config = {
    encoding: 'base64',
    commitment: 'confirmed',
    replaceRecentBlockhash: true,
    ...(created ? { accounts: { encoding: 'base64', addresses: [created.account] } } : {}),
  }
  const value = fieldOf(await rpc.request('simulateTransaction', [encodeBase64(bytes), config], signal), 'value')
  const failure = fieldOf(value, 'err')
  if (failure !== null && failure !== undefined) {
    const logs = arrayOf(fieldOf(value, 'logs'), LOG.lines).flatMap(line => textOf(line, LOG.length) ?? [])
    const details = wordsOf(failure)
    if (isFeeUncovered(failure, logs, plan)) throw new InsufficientFeeError({ details })
    throw new SimulationFailedError(logs, { details })
  }
  const [account] = arrayOf(fieldOf(value, 'accounts'), 1)
  const cost = (parseRawAccount(account)?.lamports ?? 0n) - (created?.before ?? 0n)
  return cost > 0n ? cost : 0n
}

async function readFee(rpc: Rpc, bytes: Uint8Array, signal?: AbortSignal): Promise<bigint> {
  const message = encodeBase64(parseWire(bytes).message)
  const fee = fieldOf(await rpc.request('getFeeForMessage', [message, { commitment: 'confirmed' }], signal), 'value')
  if (typeof fee !== 'number' || !Number.isInteger(fee) || fee < 0) throw new MalformedReplyError()
  return BigInt(fee)
}

/**
 * Asks the wallet to sign and send; resolves to the signature.
 *
 * @throws {WalletChangedError} it has switched accounts; nothing was sent
 * @throws {TransactionRejectedError} refused
 * @throws {SendError} it failed
 */
async function askWallet(provider: SolanaTransfer['provider'], from: string, bytes: Uint8Array): Promise<string> {
  if (provider.publicKey?.toBase58() !== from) throw new WalletChangedError({ details: 'account' })
  try {
    return await provider.signAndSendTransaction(bytes)
  } catch (cause) {
    throw isRejection(cause) ? new TransactionRejectedError({ cause }) : new SendError({ cause })
  }
}

/**
 * Builds a transfer of SOL or of a token of either program, simulates it on the chain, and returns its cost. A missing
 * token account of the receiver is created in the process; decimals are the mint's. The transaction finally sent is the
 * same with a newer blockhash.
 *
 * @throws {InvalidTransactionError} an address is invalid, or the amount is not positive
 * @throws {TokenTransferError} there is no such token, or the receiver is an account of another
 * @throws {InsufficientFeeError} the payer has too little SOL for the costs
 * @throws {SimulationFailedError} it would fail
 * @throws {HttpUnreachableError} no endpoint answered
 */
export async function prepareTransfer(transfer: SolanaTransfer): Promise<PreparedTransfer> {
  const { provider, rpc, from, to, amount, token, signal } = transfer
  if (![from, to, ...(token === undefined ? [] : [token])].every(isKey) || amount <= 0n)
    throw new InvalidTransactionError()
  const plan: Plan =
    token === undefined
      ? { instructions: solInstructions(from, to, amount), decimals: SOLANA_DECIMALS, lamports: amount }
      : await planToken(transfer, token)
  const draft = compile(from, plan.instructions, await readLifetime(rpc, signal))
  const [deposit, fee] = await Promise.all([simulate(rpc, draft, plan, signal), readFee(rpc, draft, signal)])
  const send: PreparedTransfer['send'] = async sending => {
    const lifetime = await readLifetime(rpc, sending)
    const hash = await askWallet(provider, from, compile(from, plan.instructions, lifetime))
    const confirmed = readLast(rpc, lifetime, sending)
      .then(lastValidBlockHeight => confirmTransaction(rpc, { signature: hash, lastValidBlockHeight }, sending))
      .then(() => hash)
    confirmed.catch(() => undefined) // unhandled if the caller does not await it
    return { hash, confirmed }
  }
  const { decimals, arrives } = plan
  return { fee, deposit, decimals, ...(arrives === undefined ? {} : { arrives }), send }
}
