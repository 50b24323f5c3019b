/** What addresses of a local chain begin with, as the signing library wants it. */
export const regtest = Object.freeze({ bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef })

/** The first 32 hex digits of the genesis block of every regtest chain (CAIP-2 reference). */
export const REGTEST_REFERENCE = '0f9188f13cb7b2c71f2a335e3a4fc328'

/** The whole hash of that block. */
export const GENESIS_HASH = '0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206'

/**
 * The network as the `networks` option takes it; what is called is the service at `url`.
 * @param {string} url
 * @returns {import('../index.d.mts').DevBitcoinNetwork}
 */
export const toNetwork = url => ({
  id: REGTEST_REFERENCE,
  caipNetworkId: `bip122:${REGTEST_REFERENCE}`,
  chainNamespace: 'bip122',
  name: 'Local Bitcoin',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: [url] } },
  testnet: false,
})
