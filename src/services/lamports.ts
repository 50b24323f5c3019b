import { fieldOf } from './wallets/hostile.js'

/** The amount in the answer of Solana's `getBalance`; `undefined` when it is anything else. */
export function parseLamports(answer: unknown): bigint | undefined {
  const value = fieldOf(answer, 'value')
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : undefined
}
