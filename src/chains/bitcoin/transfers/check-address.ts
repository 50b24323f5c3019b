import { Address, OutScript } from '@scure/btc-signer'

import { type BitcoinNetworkName, bitcoinNetworksOf } from '../../../core/chain/bitcoin-address.js'
import { BitcoinRequestError } from '../../../core/errors/bitcoin.js'
import { ADDRESS_BYTES } from '../address-bytes.js'

/** The output script of an address, by the rules of one network; `undefined` if its checksum or format is wrong. */
export function scriptOf(address: string, network: BitcoinNetworkName): Uint8Array | undefined {
  try {
    return OutScript.encode(Address(ADDRESS_BYTES[network]).decode(address))
  } catch {
    return undefined
  }
}

/**
 * The network of an address with a valid checksum; test networks that share a prefix count as one.
 *
 * @throws {BitcoinRequestError} it is not a Bitcoin address
 */
export function checkedNetworkOf(address: string): BitcoinNetworkName {
  const [network] = bitcoinNetworksOf(address)
  if (!network || !scriptOf(address, network))
    throw new BitcoinRequestError({ details: `${address} is not a Bitcoin address.` })
  return network
}

/**
 * Checks that a payment goes to a real address of the payer's network, before any wallet is asked.
 *
 * @throws {BitcoinRequestError} it is not an address, or one of another network
 */
export function assertSameNetwork(recipient: string, payer: string): void {
  checkedNetworkOf(recipient)
  const common = bitcoinNetworksOf(recipient).filter(name => bitcoinNetworksOf(payer).includes(name))
  if (!common.length) throw new BitcoinRequestError({ details: 'The recipient is on another Bitcoin network.' })
}
