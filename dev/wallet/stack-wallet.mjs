import { devAccounts } from '../evm/accounts.mjs'
import { REGTEST_REFERENCE } from '../bitcoin/network.mjs'
import { createWalletPeer } from './peer.mjs'

/** How many accounts the wallet has. */
const ACCOUNTS = 3

/**
 * The wallet of a stack: it waits for decisions, knows the local chains, and holds accounts that are funded on them.
 * @param {object} stack
 * @param {{ url: string }} stack.relay
 * @param {readonly { caipNetworkId: string, rpcUrl: string }[]} stack.chains
 * @param {import('../index.d.mts').DevBitcoin} stack.bitcoin
 * @param {{ accounts: readonly { privateKey: string }[] }} stack.solana
 */
export async function createStackWallet({ relay, chains, bitcoin, solana }) {
  const nodes = chains.map(({ caipNetworkId, rpcUrl }) => [caipNetworkId, rpcUrl])
  const accounts = devAccounts.slice(0, ACCOUNTS).map(({ privateKey }, place) => {
    const seed = solana.accounts[place]?.privateKey
    const coins = bitcoin.accounts[place]?.payment.privateKey
    return { eip155: privateKey, ...(seed ? { solana: seed } : {}), ...(coins ? { bip122: coins } : {}) }
  })
  return createWalletPeer({
    relayUrl: relay.url,
    rpcUrls: { ...Object.fromEntries(nodes), [`bip122:${REGTEST_REFERENCE}`]: bitcoin.url },
    accounts,
    mode: 'ask',
  })
}
