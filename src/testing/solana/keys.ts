import { decodeBase58, encodeBase58 } from '../../core/encoding/base58.js'
import { SOLANA_ACCOUNTS } from './accounts.js'

/** The PKCS #8 prefix of a 32-byte ed25519 seed. */
const PKCS8_HEAD = '302e020100300506032b657004220420'

const ALGORITHM = 'Ed25519'

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const pairs = text.match(/[0-9a-f]{2}/gi) ?? []
  return Uint8Array.from(pairs, pair => parseInt(pair, 16))
}

/** One key of a wallet: signs with the browser's own ed25519, which plain-http pages lack, or with a library. */
export class SolanaKey {
  #key: Promise<CryptoKey> | undefined
  #address: Promise<string> | undefined

  /**
   * @param privateKey the 32-byte seed, 64 hex digits
   * @throws {TypeError} it is not one
   */
  constructor(readonly privateKey: string) {
    if (!/^[0-9a-f]{64}$/i.test(privateKey)) throw new TypeError('A private key is 64 hexadecimal digits')
  }

  /** The address in base58. */
  address(): Promise<string> {
    return (this.#address ??= this.#readAddress())
  }

  /** The 64 bytes of a signature. */
  async sign(bytes: Uint8Array): Promise<Uint8Array> {
    if (!('subtle' in crypto)) return (await import('@noble/curves/ed25519')).ed25519.sign(bytes, this.privateKey)
    this.#key ??= crypto.subtle.importKey('pkcs8', fromHex(PKCS8_HEAD + this.privateKey), ALGORITHM, false, ['sign'])
    return new Uint8Array(await crypto.subtle.sign(ALGORITHM, await this.#key, Uint8Array.from(bytes)))
  }

  async #readAddress(): Promise<string> {
    const known = SOLANA_ACCOUNTS.find(account => account.privateKey === this.privateKey.toLowerCase())
    if (known) return known.address
    const { ed25519 } = await import('@noble/curves/ed25519') // not every browser exposes the public key
    return encodeBase58(ed25519.getPublicKey(this.privateKey))
  }
}

/** The 32 bytes of an address. */
export const publicKeyOf = (address: string): Uint8Array => decodeBase58(address) ?? new Uint8Array()
