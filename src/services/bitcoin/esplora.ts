import * as z from 'zod/mini'

import { WalletModalError } from '../../core/errors/base.js'
import { BroadcastError } from '../../core/errors/bitcoin.js'
import { HttpStatusError, HttpUnreachableError, MalformedReplyError } from '../../core/errors/service.js'
import { instance, instanceValue } from '../../core/instance.js'
import { HTTP_TIMEOUT } from '../../core/limits.js'
import { wait } from '../../core/time.js'
import { readExcerpt, readText } from '../body.js'
import { startDeadline } from '../deadline.js'
import { createHttpClient, DISCREET, type HttpClient } from '../http.js'
import { path } from '../url-path.js'

/** An unspent output of an address. */
export interface Unspent {
  readonly txid: string
  readonly vout: number
  /** In satoshis. */
  readonly value: bigint
  readonly isConfirmed: boolean
}

/** The maximum supply of bitcoin, in satoshis. */
const MAX_MONEY = 2_100_000_000_000_000
/** Maximum number of unspent outputs accepted per address. */
const MAX_UNSPENT = 10_000
/** Longest answer to a broadcast, in bytes, and of a rejection, in characters. */
const MAX_ANSWER = 4_096
/** Fee for networks without estimates, in satoshis per virtual byte: the minimum relay fee. */
const MIN_FEE_RATE = 1
/** Highest fee accepted from a service, in satoshis per virtual byte; more would be an error or a theft. */
const MAX_FEE_RATE = 2_000
/** The fee target: confirmation within this many blocks. */
const TARGETS = ['3', '4', '6', '2', '1'] as const

const TXID = /^[0-9a-f]{64}$/i

const STATUS = z.object({ confirmed: z.boolean() })

const UNSPENT = z.array(
  z.object({
    txid: z.string().check(z.regex(TXID)),
    vout: z.int().check(z.gte(0), z.lte(0xffffffff)),
    value: z.int().check(z.gte(0), z.lte(MAX_MONEY)),
    status: STATUS,
  }),
)

const FEES = z.record(z.string(), z.number().check(z.gt(0)))

const hasNoEstimates = (error: unknown): boolean => error instanceof HttpStatusError && error.status === 404

const clients = instanceValue(() => new Map<string, HttpClient>())

/** One client per service, which is not asked again while its 429 says to wait. */
function clientOf(url: string): HttpClient {
  const client = clients().get(url) ?? createHttpClient(url)
  clients().set(url, client)
  return client
}

/** Asks the services in order; the first answer counts. */
async function first<T>(urls: readonly string[], ask: (url: string) => Promise<T>, signal?: AbortSignal): Promise<T> {
  let failure: unknown = new HttpUnreachableError({ details: 'There is no endpoint.' })
  for (const url of urls) {
    try {
      return await ask(url)
    } catch (error) {
      if (signal?.aborted || error instanceof BroadcastError) throw error
      failure = error
    }
  }
  throw failure
}

/**
 * The unspent outputs of an address, from the first service that answers.
 *
 * @param urls base URLs of Esplora services, best first
 * @throws {HttpUnreachableError} no service answered, or none is configured
 * @throws {HttpStatusError} all failed, the last with a status
 * @throws {MalformedReplyError} all failed, the last with an invalid reply
 */
export async function fetchUnspent(
  urls: readonly string[],
  address: string,
  signal?: AbortSignal,
): Promise<readonly Unspent[]> {
  const ask = (url: string) => clientOf(url).get(path`/address/${address}/utxo`, { schema: UNSPENT, signal })
  const found = await first(urls, ask, signal)
  if (found.length > MAX_UNSPENT) throw new MalformedReplyError({ details: 'too many unspent outputs' })
  return found.map(({ txid, vout, value, status }) => ({
    txid: txid.toLowerCase(),
    vout,
    value: BigInt(value),
    isConfirmed: status.confirmed,
  }))
}

/**
 * Whether a transaction is in a block, according to the first service that answers.
 *
 * @throws {HttpStatusError} all failed, the last with a status: 404 for an unknown transaction
 * @throws {HttpUnreachableError} no service answered, or none is configured
 * @throws {MalformedReplyError} all failed, the last with an invalid reply
 */
export async function fetchIsConfirmed(urls: readonly string[], txid: string, signal?: AbortSignal): Promise<boolean> {
  const ask = (url: string) => clientOf(url).get(path`/tx/${txid}/status`, { schema: STATUS, signal })
  return (await first(urls, ask, signal)).confirmed
}

/**
 * The fee for a confirmation in about half an hour, in satoshis per virtual byte; at least 1, also where no service has
 * estimates, as for test chains.
 *
 * @throws {HttpUnreachableError} no service answered, or none is configured
 * @throws {HttpStatusError} all failed, the last with a status
 * @throws {MalformedReplyError} all failed, the last with an invalid reply, or the fee is too high
 */
export async function fetchFeeRate(urls: readonly string[], signal?: AbortSignal): Promise<number> {
  const failures: unknown[] = []
  const ask = (url: string) =>
    clientOf(url)
      .get('/fee-estimates', { schema: FEES, signal })
      .catch((error: unknown) => {
        failures.push(error)
        throw error
      })
  const fees = await first(urls, ask, signal).catch((error: unknown): Readonly<Record<string, number>> => {
    if (failures.length && failures.every(hasNoEstimates)) return {}
    throw error
  })
  const rate = TARGETS.map(target => fees[target]).find(fee => fee !== undefined) ?? Math.max(0, ...Object.values(fees))
  if (rate > MAX_FEE_RATE) throw new MalformedReplyError({ details: `a fee of ${rate}` })
  return Math.max(MIN_FEE_RATE, rate)
}

/** A signed transaction. */
export interface SignedTransaction {
  /** In hex digits. */
  readonly hex: string
  readonly txid: string
}

/** A node's message for an already known transaction: the answer to the first attempt was lost. */
const KNOWN = /already (?:in|known)|txn-already/i

/** Pauses before the services are asked for a transaction whose broadcast got no answer, in ms: they share it in seconds. */
const LOOKS = [0, 1_000, 2_000]

/** Whether a service knows a transaction, in a block or not. */
async function isKnown(urls: readonly string[], txid: string): Promise<boolean> {
  const { signal } = instance()
  for (const pause of urls.length ? LOOKS : []) {
    try {
      await wait(pause, signal)
      await fetchIsConfirmed(urls, txid, signal)
      return true
    } catch {
      // unknown or not answered; it may be known at the next look
    }
  }
  return false
}

/**
 * Broadcasts a signed transaction through the first service that answers. If the answer is lost, but the transaction is
 * known afterwards, it was sent: a visitor who is told otherwise would pay twice.
 *
 * @throws {BroadcastError} the network refused it
 * @throws {MalformedReplyError} the service answered with another id
 * @throws {HttpUnreachableError} no service answered, or none is given
 */
export async function sendTransaction(urls: readonly string[], { hex, txid }: SignedTransaction): Promise<void> {
  try {
    const answered = await first(urls, url => post(`${url.replace(/\/+$/, '')}/tx`, hex))
    if (answered !== txid) throw new MalformedReplyError({ details: 'another transaction id' })
  } catch (error) {
    const isSent = error instanceof BroadcastError ? KNOWN.test(error.details ?? '') : await isKnown(urls, txid)
    if (!isSent) throw error
  }
}

async function post(url: string, body: string): Promise<string> {
  const deadline = startDeadline(HTTP_TIMEOUT, () => new HttpUnreachableError({ details: 'timeout' }))
  const init: RequestInit = { method: 'POST', body, ...DISCREET }
  const work = async (): Promise<string> => {
    const response = await fetch(url, { ...init, headers: { 'content-type': 'text/plain' }, signal: deadline.signal })
    if (response.status === 400) throw new BroadcastError({ details: await readExcerpt(response, MAX_ANSWER) })
    if (!response.ok) throw new HttpStatusError(response.status)
    const txid = (await readText(response, MAX_ANSWER)).trim()
    if (!TXID.test(txid)) throw new MalformedReplyError()
    return txid.toLowerCase()
  }
  try {
    return await deadline.race(work())
  } catch (error) {
    const reason = deadline.reasonFor(error)
    throw reason instanceof WalletModalError ? reason : new HttpUnreachableError({ cause: reason })
  } finally {
    deadline.end()
  }
}
