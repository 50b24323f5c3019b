import * as z from 'zod/mini'

import { isEvmAddress } from '../../core/address.js'
import type { Schema } from '../lenient.js'

const MAX_HEX = 200_000

const hex = z.string().check(z.regex(/^0x[\da-f]*$/i), z.maxLength(MAX_HEX))
const hash = z.string().check(z.regex(/^0x[\da-f]{64}$/i))
const address = z.string().check(z.refine(isEvmAddress))

/** A Safe signs off-chain and returns the signature, or on-chain, where the text is then recorded as signed. */
const signed = z.object({ signature: z.optional(hex) })

/** The surrounding Safe's answers to the messages of the Safe Apps protocol used here. */
export const ANSWERS = {
  getSafeInfo: z.object({ safeAddress: address, chainId: z.int().check(z.positive()) }),
  sendTransactions: z.object({ safeTxHash: hash }),
  signMessage: signed,
  signTypedMessage: signed,
  rpcCall: z.unknown(),
  getTxBySafeTxHash: z.object({ txHash: z.nullish(hash), txStatus: z.optional(z.string()) }),
} as const

/** A message with an answer. */
export type SafeMethod = keyof typeof ANSWERS

/** The answer to a message. */
export type SafeAnswer<M extends SafeMethod> = z.infer<(typeof ANSWERS)[M]>

/** Which Safe the page is in. */
export type SafeInfo = SafeAnswer<'getSafeInfo'>

/** A reply, whatever it holds. */
export const replySchema = z.object({
  id: z.string(),
  success: z.boolean(),
  data: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
})

/** A transaction in the Safe's format: the amount is a decimal string in wei. */
export interface SafeTransaction {
  readonly to: string
  readonly value: string
  readonly data: string
}

const quantity = z.union([hex, z.string().check(z.regex(/^\d{1,78}$/)), z.int().check(z.gte(0))])

/** A transaction from a site (EIP-1193). A Safe cannot create a contract directly, so it needs a receiver. */
export const transactionSchema: Schema<SafeTransaction> = z.pipe(
  z.object({ to: address, value: z.optional(quantity), data: z.optional(hex), input: z.optional(hex) }),
  z.transform(({ to, value, data, input }) => ({
    to,
    value: BigInt(!value || value === '0x' ? 0 : value).toString(),
    data: data ?? input ?? '0x',
  })),
)

/** A batch from a site (EIP-5792), in either version. */
export const batchSchema = z.object({
  version: z.optional(z.string()),
  chainId: z.optional(z.union([z.string(), z.number()])),
  calls: z.array(transactionSchema).check(z.minLength(1), z.maxLength(1_000)),
})

/** A parsed batch. */
export type SafeBatch = z.infer<typeof batchSchema>

/** Typed data, as an object or as the JSON of one (EIP-712). */
export const typedDataSchema = z.object({
  domain: z.record(z.string(), z.unknown()),
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  message: z.record(z.string(), z.unknown()),
  primaryType: z.optional(z.string()),
})
