// Bundled to live/wallets.js: scripted wallets for the pages that show the modal. They approve everything.
import { createTestMultiWallet, installTestWallets, REGTEST_ACCOUNTS } from '../../dist/testing/index.js'

/** What each account holds where there is no chain, in wei. */
const HOLDINGS = { Aspen: 1_942_000_000_000_000_000n, Birch: 250_000_000_000_000_000n }

let installed = []

/** Installs wallets in place of those of an earlier page. */
function install(options) {
  for (const wallet of installed) wallet.uninstall()
  installed = installTestWallets(options)
}

/** Leaves every wallet's answer to a method open. */
export const hold = method => installed.forEach(wallet => wallet.pending(method))

/** Moves the first wallet to another chain by itself, as its visitor does. */
export const moveTo = chainId => installed[0].switchChain(chainId)

/** Two wallets whose chains have no node; they answer for their balances themselves. */
export function installWithoutNode() {
  install(Object.keys(HOLDINGS).map(name => ({ name, chains: { 1: '', 8453: '' } })))
  for (const wallet of installed) wallet.answer('eth_getBalance', `0x${HOLDINGS[wallet.info.name].toString(16)}`)
}

/** The same wallets on the EVM chains of a development stack. */
export function installAtStack({ evm }) {
  const chains = Object.fromEntries(evm.map(({ chainId, rpcUrl }) => [chainId, rpcUrl]))
  install(Object.keys(HOLDINGS).map(name => ({ name, chains })))
}

/** In addition to these, a wallet that speaks to the chains of all three families. */
export async function addMultiWallet({ evm, accounts, bitcoin, solana }) {
  const chains = Object.fromEntries(evm.map(({ chainId, rpcUrl }) => [chainId, rpcUrl]))
  const wallet = await createTestMultiWallet({
    name: 'Spruce',
    evm: { privateKeys: [accounts[6].privateKey], chains },
    solana: { privateKeys: [solana.accounts[2].privateKey], rpcUrl: solana.url },
    bitcoin: { keys: REGTEST_ACCOUNTS[2], esplora: bitcoin.url },
  })
  installed.push(wallet)
}
