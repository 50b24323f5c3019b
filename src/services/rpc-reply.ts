import * as z from 'zod/mini'

import { JsonRpcError, MalformedReplyError } from '../core/errors/service.js'
import { cleanLabel } from '../core/label.js'
import { field, parse } from './lenient.js'

/** Longest text of a chain's error that is kept, in characters. */
const MAX_DETAILS = 300

const replySchema = z.object({
  id: z.unknown(),
  result: z.optional(z.unknown()),
  error: z.nullish(
    z.object({
      code: z.catch(z.number(), 0),
      message: field(value => cleanLabel(value, MAX_DETAILS)),
    }),
  ),
})

/** The answer to one call: what the chain said, or an error object of its own, which is final. */
export type RpcReply = { readonly result: unknown } | { readonly error: JsonRpcError }

function replyOf(value: unknown): { readonly id: unknown; readonly reply: RpcReply } | undefined {
  const parsed = parse(replySchema, value)
  if (!parsed) return undefined
  const { id, error } = parsed
  if (error) return { id, reply: { error: new JsonRpcError(error.code, { details: error.message }) } }
  return 'result' in parsed ? { id, reply: { result: parsed.result } } : undefined
}

/** How an endpoint answered a body of calls. */
export type RpcReplies =
  /** It does not take several calls at once. */
  'unbatched' | ReadonlyMap<number, RpcReply>

/**
 * Matches the replies of one HTTP body to the calls by their ids; what carries another id is not taken.
 *
 * @throws {MalformedReplyError} the body holds no answer to any of the calls
 */
export function matchReplies(text: string, ids: readonly number[]): RpcReplies {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (cause) {
    throw new MalformedReplyError({ cause })
  }
  if (ids.length > 1 && !Array.isArray(body)) {
    if (replyOf(body)) return 'unbatched'
    throw new MalformedReplyError()
  }
  const replies = new Map<number, RpcReply>()
  for (const value of Array.isArray(body) ? body : [body]) {
    const entry = replyOf(value)
    const id = ids.find(known => known === entry?.id)
    if (entry && id !== undefined && !replies.has(id)) replies.set(id, entry.reply)
  }
  if (!replies.size) throw new MalformedReplyError()
  return replies
}
