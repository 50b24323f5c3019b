import { fieldOf } from './wallets/untrusted-values.js'

/** The amount in Solana's `getBalance` answer; `undefined` if invalid. */
export function parseLamports(answer: unknown): bigint | undefined {
  const value = fieldOf(answer, 'value')
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : undefined
}
