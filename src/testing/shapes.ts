import { invalidParams } from './provider-rpc-error.js'

/** A 0x-prefixed hexadecimal string. */
export type Hex = `0x${string}`

/** Whether `value` is a 0x-prefixed hexadecimal string. */
export const isHex = (value: unknown): value is Hex => typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value)

/** Whether `value` has the shape of an EVM address. */
export const isAddress = (value: unknown): value is Hex => isHex(value) && value.length === 42

/** Whether `value` is an object whose members can be read. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A chain id or quantity in the wallets' format. */
export const toHex = (value: number): Hex => `0x${value.toString(16)}`

/**
 * Parses a chain id as EIP-3326 and EIP-3085 require.
 *
 * @throws {ProviderRpcError} -32602 for anything but a positive 0x-prefixed number.
 */
export function parseChainId(value: unknown): number {
  const chainId = isHex(value) ? Number(value) : NaN
  if (!Number.isSafeInteger(chainId) || chainId <= 0) {
    throw invalidParams(`Expected 0x-prefixed hexadecimal string for 'chainId', received ${JSON.stringify(value)}`)
  }
  return chainId
}

/** The n-th parameter of a request, `undefined` if the parameters are not a list. */
export const paramAt = (params: unknown, index: number): unknown => (Array.isArray(params) ? params[index] : undefined)

/**
 * The n-th parameter of a request as an object.
 *
 * @throws {ProviderRpcError} -32602 if it is not one.
 */
export function recordAt(params: unknown, index: number): Readonly<Record<string, unknown>> {
  const value = paramAt(params, index)
  if (!isRecord(value)) throw invalidParams(`Expected an object at position ${index} of the parameters`)
  return value
}

/**
 * A field of bytes.
 *
 * @throws {ProviderRpcError} -32602 if it is not one.
 */
export function bytesIn(input: unknown, name: string): Uint8Array {
  const value = isRecord(input) ? input[name] : undefined
  if (!(value instanceof Uint8Array)) throw invalidParams(`Expected bytes as "${name}"`)
  return value
}
