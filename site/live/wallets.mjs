// Bundled to live/wallets.js: two scripted wallets for the page that shows the modal. Their chains have no node.
import { createTestWallet } from '../../dist/testing/index.js'

/** What each account holds, in wei. */
const HOLDINGS = { Aspen: 1_942_000_000_000_000_000n, Birch: 250_000_000_000_000_000n }

for (const [name, wei] of Object.entries(HOLDINGS))
  createTestWallet({ name, chains: { 1: '', 8453: '' } }).answer('eth_getBalance', `0x${wei.toString(16)}`)
