/** An Ethereum quantity has at most 256 bits, 64 hex digits. */
const QUANTITY = /^0x[0-9a-f]{1,64}$/i

/** A quantity in 0x-hex; `undefined` for anything else or more than 256 bits. */
export const parseQuantity = (value: unknown): bigint | undefined =>
  typeof value === 'string' && QUANTITY.test(value) ? BigInt(value) : undefined
