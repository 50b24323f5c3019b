/** Bit that marks a message with a version. */
const VERSIONED = 0x80
const SIGNATURE = 64
const PUBLIC_KEY = 32

/** Reads a number of the compact form. @param {Uint8Array} bytes @param {number} at @returns {{ value: number, next: number }} */
function readCompact(bytes, at) {
  let value = 0
  for (let shift = 0; shift <= 14; shift += 7, at += 1) {
    const byte = bytes[at]
    if (byte === undefined) break
    value |= (byte & 0x7f) << shift
    if (!(byte & 0x80)) return { value, next: at + 1 }
  }
  throw new SyntaxError('the transaction is damaged')
}

/**
 * Puts an account's signature into a transaction.
 * @param {Uint8Array} transaction its wire form
 * @param {{ publicKey: Uint8Array, sign: (message: Uint8Array) => Uint8Array }} signer
 * @returns {{ bytes: Uint8Array, signature: Uint8Array }} the signed transaction, and the signature alone
 * @throws {SyntaxError} the bytes are no transaction
 * @throws {RangeError} the transaction does not ask for this account's signature
 */
export function signWire(transaction, { publicKey, sign }) {
  const bytes = Buffer.from(transaction)
  const signatures = readCompact(bytes, 0)
  const message = bytes.subarray(signatures.next + signatures.value * SIGNATURE)
  const header = (message[0] ?? 0) & VERSIONED ? 1 : 0
  const required = message[header] ?? 0
  const accounts = readCompact(message, header + 3)
  const place = Array.from({ length: Math.min(required, accounts.value, signatures.value) }).findIndex((_, index) => {
    const from = accounts.next + index * PUBLIC_KEY
    return message.subarray(from, from + PUBLIC_KEY).equals(publicKey)
  })
  if (place < 0) throw new RangeError('the account is not a signer of this transaction')
  const signature = sign(message)
  Buffer.from(signature).copy(bytes, signatures.next + place * SIGNATURE)
  return { bytes, signature }
}
