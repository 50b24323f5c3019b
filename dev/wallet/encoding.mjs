// The text forms of addresses and signatures that Solana, Polkadot and Cosmos use.

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

/** @param {Uint8Array} bytes @returns {string} */
export function toBase58(bytes) {
  let number = BigInt(`0x0${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  for (; number > 0n; number /= 58n) text = BASE58[Number(number % 58n)] + text
  const zeros = bytes.findIndex(byte => byte !== 0)
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text
}

/**
 * @param {string} text
 * @returns {Uint8Array}
 * @throws {TypeError} for a character that base 58 does not have
 */
export function fromBase58(text) {
  let number = 0n
  for (const character of text) {
    const digit = BASE58.indexOf(character)
    if (digit < 0) throw new TypeError(`"${character}" is no base58 character.`)
    number = number * 58n + BigInt(digit)
  }
  const hex = number === 0n ? '' : number.toString(16)
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')])
}

/** @param {readonly number[]} values @returns {number} */
function checksum(values) {
  let sum = 1
  for (const value of values) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    GENERATORS.forEach((generator, bit) => {
      if ((top >>> bit) & 1) sum ^= generator
    })
  }
  return sum
}

/** Regroups bytes into numbers of five bits. @param {Uint8Array} bytes @returns {number[]} */
function toWords(bytes) {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return bits.match(/.{1,5}/g)?.map(group => parseInt(group.padEnd(5, '0'), 2)) ?? []
}

/** @param {string} prefix such as `cosmos` @param {Uint8Array} bytes @returns {string} */
export function toBech32(prefix, bytes) {
  const letters = [...prefix].map(letter => letter.charCodeAt(0))
  const expanded = [...letters.map(code => code >> 5), 0, ...letters.map(code => code & 31)]
  const words = toWords(bytes)
  const sum = checksum([...expanded, ...words, 0, 0, 0, 0, 0, 0]) ^ 1
  const tail = [0, 1, 2, 3, 4, 5].map(place => (sum >>> (5 * (5 - place))) & 31)
  return `${prefix}1${[...words, ...tail].map(word => BECH32[word]).join('')}`
}

/** Bytes from hex (with or without 0x), else from base64. @param {string} text @returns {Uint8Array} */
export function fromHexOrBase64(text) {
  const hex = /^(?:0x)?((?:[0-9a-f]{2})*)$/i.exec(text)?.[1]
  return hex === undefined ? Buffer.from(text, 'base64') : Buffer.from(hex, 'hex')
}
