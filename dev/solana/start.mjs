import { requireWebSocketServer } from '../packages.mjs'
import { HOST, listen } from '../ports.mjs'
import { solanaAccounts } from './accounts.mjs'

/** What each account gets at the start, in lamports: 1,000 SOL. */
const FUNDS = 1_000_000_000_000n
/** Length of a slot, in milliseconds, as in a real cluster. */
const SLOT = 400

/** The clusters that one local chain stands for, by the path of its address. */
const clusters = Object.freeze({
  mainnet: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  testnet: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  devnet: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
})

/**
 * Loads what only the Solana chain needs.
 * @throws {Error} a package is missing
 */
async function loadParts() {
  const [WebSocketServer, { Ledger }, { createRpcServer }, { addSubscriptions }, { makeTokens, mintMore }] =
    await Promise.all([
      requireWebSocketServer(),
      import('./ledger.mjs'),
      import('./serve-rpc.mjs'),
      import('./serve-subscriptions.mjs'),
      import('./tokens.mjs'),
    ])
  return { WebSocketServer, Ledger, createRpcServer, addSubscriptions, makeTokens, mintMore }
}

/** @param {string} url @returns the local chain as the `networks` option takes it */
const toNetwork = url => ({
  id: clusters.devnet.slice('solana:'.length),
  chainNamespace: /** @type {const} */ ('solana'),
  caipNetworkId: clusters.devnet,
  name: 'Local Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [url] } },
  testnet: /** @type {const} */ (false),
})

/**
 * Starts a Solana chain in this process: a real VM behind JSON-RPC over HTTP and WebSocket, funded accounts, a test SPL
 * token and a Token-2022 token.
 * @param {{ port?: number, slotMs?: number, reserved?: ReadonlySet<number> }} [settings] a taken port is replaced by a free one
 * @throws {Error} a package is missing, or no port can be had
 */
export async function startSolana({ port = 0, slotMs = SLOT, reserved } = {}) {
  const { WebSocketServer, Ledger, createRpcServer, addSubscriptions, makeTokens, mintMore } = await loadParts()
  const ledger = new Ledger()
  for (const { address } of solanaAccounts) ledger.airdrop(address, FUNDS)
  const tokens = await makeTokens(ledger)
  const server = createRpcServer(ledger)
  const chosen = await listen(server, port, reserved)
  const subscriptions = addSubscriptions(WebSocketServer, server, ledger)
  const timer = setInterval(() => ledger.tick(), slotMs)
  timer.unref()
  const url = `http://${HOST}:${chosen}`
  const stop = () =>
    new Promise(resolve => {
      clearInterval(timer)
      subscriptions.close()
      server.close(() => resolve(undefined))
      server.closeAllConnections()
    })
  const info = {
    url,
    wsUrl: `ws://${HOST}:${chosen}`,
    accounts: solanaAccounts.map(account => ({ ...account })),
    tokens,
    network: toNetwork(url),
  }
  const chains = Object.entries(clusters).map(([name, caipNetworkId]) => ({ caipNetworkId, rpcUrl: `${url}/${name}` }))
  /**
   * Gives someone lamports, or some of a test token. @param {string} address @param {string | undefined} mint @param
   * {bigint} amount
   */
  const pay = async (address, mint, amount) => {
    if (mint === undefined) return ledger.airdrop(address, amount)
    const which = Object.values(tokens).find(entry => entry.mint === mint)
    if (!which) throw new TypeError(`There is no token ${mint}.`)
    return mintMore(ledger, which, address, amount)
  }
  return { ...info, info, chains, pay, stop: async () => void (await stop()) }
}
