import * as z from 'zod/mini'

import { isEmail } from '../../core/text/email.js'
import { cleanLabel } from '../../core/text/label.js'
import { required } from '../lenient.js'

/** Maximum length of texts to and from the secure site, in characters; requests to sign have no limit. */
const MAX_TEXT = 8_192
/** Maximum number of a visitor's accounts on one network. */
const MAX_ACCOUNTS = 16

/** A non-empty text. */
export const text = z.string().check(z.minLength(1), z.maxLength(MAX_TEXT))

/** A displayed text: one visible line. */
export const label = required(value => cleanLabel(value))

/** An email address (SPEC 5). */
export const email = z.string().check(z.refine(isEmail, 'Invalid email'))

/** A network's native id, or its CAIP-2 id. */
export const chainId = z.union([text, z.int().check(z.positive())])

/** A positive number in a list, also one written as a string. */
export const positive = required(value => {
  const number = typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined
})

/** The kinds of account of the embedded wallet. */
export const accountType = z.enum(['eoa', 'smartAccount'])

const signIn = z.object({
  accountAddress: z.string(),
  chainId: z.string(),
  domain: z.string(),
  uri: z.string(),
  version: z.string(),
  nonce: z.string(),
  serializedMessage: z.optional(z.string()),
  notBefore: z.optional(z.string()),
  statement: z.optional(z.string()),
  resources: z.optional(z.array(z.string())),
  requestId: z.optional(z.string()),
  issuedAt: z.optional(z.string()),
  expirationTime: z.optional(z.string()),
})

/** The query for an account. */
export const userQuery = z.object({
  chainId: z.optional(chainId),
  preferredAccountType: z.optional(accountType),
  siwxMessage: z.optional(signIn),
  rpcUrl: z.optional(text),
})

/** The visitor's account on one network. */
export const user = z.object({
  email: z.optional(z.nullable(email)),
  address: text,
  chainId,
  accounts: z.optional(z.array(z.object({ address: text, type: accountType })).check(z.maxLength(MAX_ACCOUNTS))),
  preferredAccountType: z.optional(accountType),
  smartAccountDeployed: z.optional(z.boolean()),
  userName: z.optional(z.nullable(label)),
  signature: z.optional(z.string()),
  message: z.optional(z.string()),
})

/** Parameters for sending: bigints as hex digits, and no functions or symbols. */
export function flat(value: unknown): unknown {
  if (typeof value === 'bigint') return value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`
  if (typeof value === 'function' || typeof value === 'symbol') return undefined
  if (Array.isArray(value)) return value.map(flat)
  if (typeof value !== 'object' || value === null) return value
  const proto: unknown = Object.getPrototypeOf(value)
  if (proto !== Object.prototype && proto !== null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, flat(part)]))
}
