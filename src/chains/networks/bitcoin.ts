import { BITCOIN_REFERENCES } from '../../core/chain/bitcoin-address.js'
import type { NativeCurrency, NetworkInput } from '../../core/entities/network.js'

const BTC = { name: 'Bitcoin', symbol: 'BTC', decimals: 8 } as const satisfies NativeCurrency

const mempool = (path: string) => ({ default: { name: 'mempool.space', url: `https://mempool.space${path}` } }) as const

/**
 * Bitcoin. The `rpcUrls` of a Bitcoin network are base URLs of Esplora services, which read balances, unspent outputs and
 * fees, and broadcast transactions. A new network also needs its row in `BITCOIN_REFERENCES`.
 */
export const bitcoin = {
  id: BITCOIN_REFERENCES.mainnet,
  chainNamespace: 'bip122',
  caipNetworkId: `bip122:${BITCOIN_REFERENCES.mainnet}`,
  name: 'Bitcoin',
  nativeCurrency: BTC,
  rpcUrls: { default: { http: ['https://mempool.space/api'] } },
  blockExplorers: mempool(''),
} as const satisfies NetworkInput

/** Bitcoin's test network. */
export const bitcoinTestnet = {
  id: BITCOIN_REFERENCES.testnet,
  chainNamespace: 'bip122',
  caipNetworkId: `bip122:${BITCOIN_REFERENCES.testnet}`,
  name: 'Bitcoin Testnet',
  nativeCurrency: BTC,
  rpcUrls: { default: { http: ['https://mempool.space/testnet/api'] } },
  blockExplorers: mempool('/testnet'),
  testnet: true,
} as const satisfies NetworkInput

/** Bitcoin's signed test network, with regular blocks. */
export const bitcoinSignet = {
  id: BITCOIN_REFERENCES.signet,
  chainNamespace: 'bip122',
  caipNetworkId: `bip122:${BITCOIN_REFERENCES.signet}`,
  name: 'Bitcoin Signet',
  nativeCurrency: BTC,
  rpcUrls: { default: { http: ['https://mempool.space/signet/api'] } },
  blockExplorers: mempool('/signet'),
  testnet: true,
} as const satisfies NetworkInput

/** A local Bitcoin chain for development, over an Esplora service on port 3002 of this machine. */
export const bitcoinRegtest = {
  id: BITCOIN_REFERENCES.regtest,
  chainNamespace: 'bip122',
  caipNetworkId: `bip122:${BITCOIN_REFERENCES.regtest}`,
  name: 'Bitcoin Regtest',
  nativeCurrency: BTC,
  rpcUrls: { default: { http: ['http://127.0.0.1:3002'] } },
  testnet: true,
} as const satisfies NetworkInput
