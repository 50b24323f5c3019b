import { Address } from '@scure/btc-signer'

import { ADDRESS_BYTES } from '../../../chains/bitcoin/address-bytes.js'
import type { CaipNetworkId } from '../../../core/caip.js'
import { bitcoinNetworkName, type BitcoinNetworkName, bitcoinNetworksOf } from '../../../core/chain/bitcoin-address.js'
import { fromBase64 } from '../../../core/encoding/bytes.js'
import type { BitcoinSignatureType } from '../../../core/entities/siwx.js'
import { type Bip322Form, type BitcoinOutput, isBip322Signature } from './bip322.js'
import { ECDSA_BYTES, isEcdsaSignature } from './ecdsa.js'

/** The prefixes by which newer wallets mark the format of a BIP-322 signature. */
const PREFIXES: Readonly<Record<string, Bip322Form>> = { smp: 'simple', ful: 'full' }
const PREFIX_LENGTH = 3

function outputOf(address: string, network: BitcoinNetworkName): BitcoinOutput | undefined {
  if (!bitcoinNetworksOf(address).includes(network)) return undefined
  try {
    return Address(ADDRESS_BYTES[network]).decode(address)
  } catch {
    return undefined
  }
}

/**
 * Whether a Bitcoin address signed a message: P2PKH, P2SH-P2WPKH, P2WPKH or P2TR. The signature is in base64; if its
 * kind is not given, its format decides.
 */
export function isBitcoinSignature(
  message: string,
  signature: string,
  account: { readonly address: string; readonly network: BitcoinNetworkName; readonly type?: BitcoinSignatureType },
): boolean {
  const output = outputOf(account.address, account.network)
  const form = PREFIXES[signature.slice(0, PREFIX_LENGTH)]
  const bytes = fromBase64(form ? signature.slice(PREFIX_LENGTH) : signature)
  if (!output || !bytes) return false
  const text = new TextEncoder().encode(message)
  const isEcdsa = account.type ? account.type === 'ecdsa' : !form && bytes.length === ECDSA_BYTES
  return isEcdsa ? isEcdsaSignature(text, bytes, output) : isBip322Signature(text, bytes, output, form)
}

/** Whether a Bitcoin address signed a message, on a network given by CAIP-2 id; always false on unknown networks. */
export function isSignatureOn(
  chainId: CaipNetworkId,
  message: string,
  signature: string,
  account: { readonly address: string; readonly type?: BitcoinSignatureType },
): boolean {
  const network = bitcoinNetworkName(chainId.slice('bip122:'.length))
  return network !== undefined && isBitcoinSignature(message, signature, { ...account, network })
}
