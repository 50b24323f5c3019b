import { secp256k1 } from '@noble/curves/secp256k1'
import { keccak_256 } from '@noble/hashes/sha3'

import { isSameAddress } from '../../core/address.js'
import { fromHex, toHex } from '../../core/encoding/bytes.js'
import { isContractSignature, type EvmClient } from './contract-call.js'

/** Bytes of a signature of two numbers, and of one with its recovery byte. */
const PLAIN = 64
const RECOVERABLE = 65
/** Highest bit of the second number, which EIP-2098 uses for the recovery bit. */
const PARITY_BIT = 0x80

/** The hash of a message that wallets sign with `personal_sign` (EIP-191). */
function hashEvmMessage(message: string): Uint8Array {
  const bytes = new TextEncoder().encode(message)
  const prefix = new TextEncoder().encode(`\x19Ethereum Signed Message:\n${bytes.length}`)
  return keccak_256(new Uint8Array([...prefix, ...bytes]))
}

/** The two numbers of a signature and its recovery bit; `undefined` if it has another format. */
function splitSignature(signature: Uint8Array): { numbers: Uint8Array; recovery: number } | undefined {
  if (signature.length === PLAIN) {
    const numbers = signature.slice()
    const high = numbers[32] ?? 0
    numbers[32] = high & ~PARITY_BIT
    return { numbers, recovery: high & PARITY_BIT ? 1 : 0 }
  }
  if (signature.length !== RECOVERABLE) return undefined
  const last = signature[PLAIN] ?? 0
  const recovery = last < 27 ? last : last - 27
  return recovery > 1 ? undefined : { numbers: signature.slice(0, PLAIN), recovery }
}

/** The address that signed a hash, in lower case; `undefined` if it is not a valid signature. */
function recoverEvmAddress(hash: Uint8Array, signature: Uint8Array): string | undefined {
  const parts = splitSignature(signature)
  if (!parts) return undefined
  try {
    const read = secp256k1.Signature.fromCompact(parts.numbers).addRecoveryBit(parts.recovery)
    if (read.hasHighS()) return undefined
    const key = read.recoverPublicKey(hash).toRawBytes(false)
    return `0x${toHex(keccak_256(key.slice(1)).slice(-20))}`
  } catch {
    return undefined // values that no key can produce
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/**
 * A client, unless it names another chain as its own, as viem's do: there, someone else may have a contract at the address
 * of the account.
 */
export function clientOn(chainId: string, client: EvmClient | undefined): EvmClient | undefined {
  const own = fieldOf(fieldOf(client, 'chain'), 'id')
  return own === undefined || own === Number(chainId.slice('eip155:'.length)) ? client : undefined
}

/**
 * Whether an account signed a message: one with its own key or, through `client`, a contract account, deployed
 * (ERC-1271) or not yet (ERC-6492).
 *
 * @throws {SignInCallError} the contract could not be called
 */
export async function isEvmSignature(
  message: string,
  signature: string,
  address: string,
  client: EvmClient | undefined,
): Promise<boolean> {
  const bytes = signature.startsWith('0x') ? fromHex(signature.slice(2)) : undefined
  if (!bytes) return false
  const hash = hashEvmMessage(message)
  const signer = recoverEvmAddress(hash, bytes)
  if (signer && isSameAddress('eip155', signer, address)) return true
  return client ? isContractSignature(client, toHex(hash), toHex(bytes), address) : false
}
