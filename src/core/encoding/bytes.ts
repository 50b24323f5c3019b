export { decodeBase64 as fromBase64, encodeBase64 as toBase64 } from './base64.js'

/** Bytes as lower-case hex digits. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/** Whether a string is hex digits of whole bytes, at least one. */
export const isHexText = (text: string): boolean => /^(?:[0-9a-f]{2})+$/i.test(text)

/** The bytes of hex digits; `undefined` for anything else. */
export const fromHex = (text: string): Uint8Array | undefined =>
  isHexText(text) ? Uint8Array.from(text.match(/../g) ?? [], pair => parseInt(pair, 16)) : undefined
