import type { BitcoinNetworkName } from '../../core/chain/bitcoin-address.js'

/** Address prefixes, in the signing library's format. */
export const ADDRESS_BYTES: Readonly<
  Record<BitcoinNetworkName, { bech32: string; pubKeyHash: number; scriptHash: number; wif: number }>
> = {
  mainnet: { bech32: 'bc', pubKeyHash: 0x00, scriptHash: 0x05, wif: 0x80 },
  testnet: { bech32: 'tb', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef },
  signet: { bech32: 'tb', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef },
  regtest: { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef },
}
