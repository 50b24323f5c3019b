// Bundled by the demo server to test-wallets.js: the test wallets of the plain page.
import { installTestWallets } from '../dist/testing/index.js'

const { accounts, evm } = await (await fetch('./stack.json')).json()
const keys = accounts.map(({ privateKey }) => privateKey)
const chains = Object.fromEntries(evm.map(({ chainId, rpcUrl }) => [chainId, rpcUrl]))
installTestWallets([
  { name: 'Aspen', privateKeys: keys.slice(0, 2), chains, storage: 'local' },
  { name: 'Birch', privateKeys: keys.slice(2, 4), chains: { 31337: chains[31337] }, storage: 'local' },
])
