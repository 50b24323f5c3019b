import { JsonRpcError } from '../core/errors/json-rpc.js'
import { HttpStatusError, MalformedReplyError } from '../core/errors/service.js'
import { cleanLabel } from '../core/text/label.js'
import { isRecord, memberOf } from './readers.js'

/** Maximum length of a chain's error text that is kept, in characters. */
const MAX_DETAILS = 300

/** The answer to one call: the chain's result, or its error object, which is final unless it is a limit. */
export type RpcReply = { readonly result: unknown } | { readonly error: JsonRpcError }

/** The codes of an endpoint that is asked too often: EIP-1474's, the OP Stack's, and HTTP's status inside a reply. */
const LIMITS: readonly number[] = [-32005, -32016, 429]

/** The codes of an endpoint that lacks a method: JSON-RPC's and EIP-1474's. */
const LACKS: readonly number[] = [-32601, -32004]

/** Whether the chain refused a call for what it asks, so that it need not be repeated. */
export const isRefusal = (error: unknown): boolean => error instanceof JsonRpcError && !LIMITS.includes(error.rpcCode)

/** The error of an endpoint that limits how often it is asked; another endpoint may answer the call. */
export const limitIn = (reply: RpcReply | undefined): JsonRpcError | undefined => errorIn(reply, LIMITS)

/** The error of an endpoint that did not try the call: it limits how often it is asked, or lacks the method. */
export const untriedIn = (reply: RpcReply | undefined): JsonRpcError | undefined =>
  errorIn(reply, [...LIMITS, ...LACKS])

const errorIn = (reply: RpcReply | undefined, codes: readonly number[]): JsonRpcError | undefined =>
  reply && 'error' in reply && codes.includes(reply.error.rpcCode) ? reply.error : undefined

/** Whether a server says that a batch is too large, or not supported at all; each server has its own code for it. */
export const blamesBatch = (text = ''): boolean => /batch/i.test(text)

function replyOf(value: unknown): { readonly id: unknown; readonly reply: RpcReply } | undefined {
  const [id, error, result] = ['id', 'error', 'result'].map(name => memberOf(value, name))
  if (isRecord(error)) {
    const { code, message } = error
    const details = cleanLabel(message, MAX_DETAILS)
    return { id, reply: { error: new JsonRpcError(typeof code === 'number' ? code : 0, { details }) } }
  }
  return (error ?? undefined) === undefined && result !== undefined ? { id, reply: { result } } : undefined
}

/** An endpoint's answer to a batch. */
export type RpcReplies =
  /** It does not support batches. */
  'unbatched' | ReadonlyMap<number, RpcReply>

/**
 * Matches the replies of one HTTP body to the calls by id; unknown ids are ignored.
 *
 * @throws {MalformedReplyError} the body has no answer to any of the calls
 * @throws {HttpStatusError} 429: instead of answering a batch, the endpoint says that it is asked too often
 */
export function matchReplies(text: string, ids: readonly number[]): RpcReplies {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (cause) {
    throw new MalformedReplyError({ cause })
  }
  if (ids.length > 1 && !Array.isArray(body)) {
    const whole = replyOf(body)
    if (limitIn(whole?.reply)) throw new HttpStatusError(429)
    if (whole) return 'unbatched'
    throw new MalformedReplyError()
  }
  const replies = new Map<number, RpcReply>()
  for (const value of Array.isArray(body) ? body : [body]) {
    const entry = replyOf(value)
    const id = ids.find(known => known === entry?.id)
    if (entry && id !== undefined && !replies.has(id)) replies.set(id, entry.reply)
  }
  if (!replies.size) throw new MalformedReplyError()
  // a single call may fail with a reason of its contract that names a batch of its own
  const isRefused = [...replies.values()].every(reply => 'error' in reply && blamesBatch(reply.error.details))
  return isRefused && ids.length > 1 ? 'unbatched' : replies
}
