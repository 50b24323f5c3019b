// The other chain families, with a Wallet Standard wallet of each; loaded by the cases that need them.
import { bitcoinAdapter } from 'product:chains/bitcoin/index'
import { solanaAdapter } from 'product:chains/solana/index'
import { bitcoin, solana } from 'product:networks'

const ICON = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
const SOLANA_ADDRESS = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q'

/** Hands a wallet to whoever collects Wallet Standard wallets. */
function register(wallet) {
  const callback = api => api.register(wallet)
  dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: callback }))
  addEventListener('wallet-standard:app-ready', event => callback(event.detail))
}

/** A Solana wallet that throws when disconnected. */
function addSolana({ failure }) {
  const account = { address: SOLANA_ADDRESS, publicKey: new Uint8Array(32), chains: ['solana:mainnet'], features: [] }
  const wallet = { version: '1.0.0', name: 'Solana Wallet', icon: ICON, chains: ['solana:mainnet'], accounts: [] }
  wallet.features = {
    'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: (wallet.accounts = [account]) }) },
    'standard:disconnect': { version: '1.0.0', disconnect: () => Promise.reject(new Error(failure)) },
    'standard:events': { version: '1.0.0', on: () => () => undefined },
  }
  register(wallet)
}

/** A Bitcoin wallet that serves these chains only. */
function addBitcoin({ chains }) {
  const connect = async () => ({ accounts: [] })
  const features = { 'bitcoin:connect': { version: '1.0.0', connect } }
  register({ version: '1.0.0', name: 'Bitcoin Wallet', icon: ICON, chains, accounts: [], features })
}

window.harness.families = {
  solana: { adapter: solanaAdapter, network: solana, add: addSolana },
  bip122: { adapter: bitcoinAdapter, network: bitcoin, add: addBitcoin },
}
