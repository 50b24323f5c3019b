import { cleanLabel } from '../../core/text/label.js'

/** Selectors of the calls that describe an ERC-20 token. */
const SELECTORS = { name: '06fdde03', symbol: '95d89b41', decimals: '313ce567', balanceOf: '70a08231' } as const

/** A call that describes a token. */
export type TokenCall = keyof typeof SELECTORS

/** The call data of a token query; `balanceOf` takes the owner. */
export const tokenCallData = (call: TokenCall, account = ''): string =>
  `0x${SELECTORS[call]}${account && account.replace(/^0x/i, '').toLowerCase().padStart(64, '0')}`

const WORD = /^0x(?:[\da-f]{64})+$/i

/** Parses an integer from a contract's answer; `undefined` for anything but one word. */
export const parseWord = (reply: unknown): bigint | undefined =>
  typeof reply === 'string' && reply.length === 66 && WORD.test(reply) ? BigInt(reply) : undefined

/** Longest accepted text, in bytes. */
const MAX_TEXT = 512

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], byte => Number.parseInt(byte, 16))
}

/** Parses a text from a contract's answer, as a string or, for old tokens, as 32 bytes; sanitised for display. */
export function parseContractText(reply: unknown): string | undefined {
  if (typeof reply !== 'string' || !/^0x(?:[\da-f]{2})+$/i.test(reply)) return undefined
  const hex = reply.slice(2)
  if (hex.length === 64) return cleanLabel(new TextDecoder().decode(bytesOf(hex.replace(/(?:00)+$/, ''))))
  const at = Number(parseWord(`0x${hex.slice(0, 64)}`) ?? NaN) * 2
  const length = Number(parseWord(`0x${hex.slice(at, at + 64)}`) ?? NaN)
  if (!(at >= 64 && length <= MAX_TEXT) || hex.length < at + 64 + length * 2) return undefined
  return cleanLabel(new TextDecoder().decode(bytesOf(hex.slice(at + 64, at + 64 + length * 2))))
}
