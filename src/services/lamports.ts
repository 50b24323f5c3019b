import * as z from 'zod/mini'

import { parse } from './lenient.js'

const schema = z.object({ value: z.int().check(z.nonnegative()) })

/** The amount in the answer of Solana's `getBalance`; `undefined` when it is anything else. */
export function parseLamports(answer: unknown): bigint | undefined {
  const value = parse(schema, answer)?.value
  return value === undefined ? undefined : BigInt(value)
}
