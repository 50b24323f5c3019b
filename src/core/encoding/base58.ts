const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const BASE = 58n

/** Longest string that is decoded, in characters: a transaction of 1,232 bytes has 1,683. */
const MAX_TEXT = 4_096

/** Encodes bytes in base58, with the alphabet of Bitcoin and Solana. */
export function encodeBase58(bytes: Uint8Array): string {
  let number = 0n
  let zeros = 0
  for (const byte of bytes) {
    if (!byte && !number) zeros += 1
    number = number * 256n + BigInt(byte)
  }
  let text = ''
  for (; number; number /= BASE) text = ALPHABET.charAt(Number(number % BASE)) + text
  return '1'.repeat(zeros) + text
}

/** Decodes base58; `undefined` if a character is not in its alphabet or the string is longer than 4,096 characters. */
export function decodeBase58(text: string): Uint8Array | undefined {
  if (text.length > MAX_TEXT) return undefined
  let number = 0n
  for (const char of text) {
    const digit = ALPHABET.indexOf(char)
    if (digit < 0) return undefined
    number = number * BASE + BigInt(digit)
  }
  const bytes: number[] = []
  for (; number; number /= 256n) bytes.unshift(Number(number % 256n))
  const zeros = text.length - text.replace(/^1+/, '').length
  return Uint8Array.from([...new Array<number>(zeros).fill(0), ...bytes])
}
