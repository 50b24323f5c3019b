import { isAddress, isHex } from 'viem'
import * as z from 'zod/mini'
import { parseJson } from '../../api/body.mjs'
import { Refusal } from '../refusal.mjs'

const address = z.string().check(z.refine(value => isAddress(value, { strict: false })))
const hex = z.string().check(z.refine(value => isHex(value)))
const quantity = z.pipe(
  z.union([z.string().check(z.regex(/^(0x[0-9a-f]{1,64}|\d{1,78})$/i)), z.int().check(z.nonnegative())]),
  z.transform((/** @type {string | number} */ value) => BigInt(value)),
)

const Transaction = z.object({
  from: z.optional(address),
  to: z.optional(z.nullable(address)),
  data: z.optional(hex),
  input: z.optional(hex),
  value: z.optional(quantity),
  gas: z.optional(quantity),
  gasPrice: z.optional(quantity),
  maxFeePerGas: z.optional(quantity),
  maxPriorityFeePerGas: z.optional(quantity),
  nonce: z.optional(quantity),
})

const Typed = z.object({
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  primaryType: z.string(),
  domain: z.record(z.string(), z.unknown()),
  message: z.record(z.string(), z.unknown()),
})

const Operation = z.object({ sender: address, callData: hex })

const Calls = z.object({
  version: z.optional(z.string()),
  id: z.optional(z.string().check(z.maxLength(4096))),
  from: z.optional(address),
  chainId: z.optional(z.union([z.string(), z.number()])),
  atomicRequired: z.optional(z.boolean()),
  capabilities: z.optional(z.record(z.string(), z.unknown())),
  calls: z
    .array(z.object({ to: address, data: z.optional(hex), value: z.optional(quantity) }))
    .check(z.minLength(1), z.maxLength(50)),
})

/**
 * @template Schema
 * @param {{ safeParse: (value: unknown) => { success: boolean, data?: Schema, error?: { issues: { path: PropertyKey[] }[] } } }} schema
 * @param {unknown} value
 * @returns {Schema}
 * @throws {Refusal} names what is wrong
 */
function read(schema, value) {
  const result = schema.safeParse(value)
  if (result.success) return /** @type {Schema} */ (result.data)
  const path = result.error?.issues[0]?.path.join('.') ?? ''
  throw new Refusal(path ? `Invalid params: ${path}` : 'Invalid params')
}

/** @param {unknown} params @param {number} place @returns {unknown} */
export const paramAt = (params, place) => (Array.isArray(params) ? params[place] : undefined)

/** @param {unknown} params */
export const readTransaction = params => read(Transaction, paramAt(params, 0))

/** @param {unknown} params of `eth_sendUserOperation` */
export const readOperation = params => read(Operation, paramAt(params, 0))

/** @param {unknown} params */
export const readCalls = params => read(Calls, paramAt(params, 0))

/** @param {unknown} params of `eth_signTypedData_v4` */
export function readTyped(params) {
  const given = paramAt(params, 1)
  return read(Typed, typeof given === 'string' ? parseJson(given)?.value : given)
}

/** @param {unknown} params of `personal_sign` @returns {string} a text, or hex digits */
export const readMessage = params => read(z.string().check(z.maxLength(200_000)), paramAt(params, 0))

/**
 * A page may name the account that is to sign; another one than the user's is refused.
 * @param {unknown} named @param {string} active
 */
export function checkAccount(named, active) {
  if (typeof named === 'string' && named.toLowerCase() === active.toLowerCase()) return
  if (named !== undefined) throw new Refusal('The request is for another account')
}
