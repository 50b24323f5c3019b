// Sending and signing over a session, with the client that pages use and a wallet that signs: on the chains of this machine.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startDevStack } from '../../../../dev/index.mjs'
import { anyPorts, createPage } from '../../../dev/wallet/page-side.mjs'

const compiled = (/** @type {string} */ path) => import(new URL(`../../../../.tmp/js/${path}`, import.meta.url).href)

const SOLANA = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const POLKADOT = '91b171bb158e2d3848fa23a9f1c25182'
const BITCOIN = '0f9188f13cb7b2c71f2a335e3a4fc328'
const TO = '0x000000000000000000000000000000000000bEEF'

/** @type {Awaited<ReturnType<typeof startDevStack>>} */
let stack
/** @type {Awaited<ReturnType<typeof createPage>>} */
let page
/** @type {any} */
let link
/** @type {any} */
let join
/** @type {any[]} */
let networks

/** The families listen to the page for wallets; there is none here. */
const noPage = new EventTarget()
before(async () => {
  Object.assign(globalThis, { window: noPage })
  stack = await startDevStack({ ports: anyPorts })
  page = await createPage(stack.relay.url)
  const [{ WalletConnectLink }, { RelayClient }, { joinWalletConnect }] = await Promise.all([
    compiled('chains/shared/walletconnect/link.js'),
    compiled('services/relay/relay-client.js'),
    compiled('chains/shared/walletconnect/join.js'),
  ])
  const coin = (/** @type {string} */ symbol, decimals = 18) => ({ name: symbol, symbol, decimals })
  networks = [
    { id: 31337, chainNamespace: 'eip155', caipNetworkId: 'eip155:31337', name: 'A', nativeCurrency: coin('ETH') },
    {
      id: SOLANA,
      chainNamespace: 'solana',
      caipNetworkId: `solana:${SOLANA}`,
      name: 'B',
      nativeCurrency: coin('SOL', 9),
    },
    {
      id: BITCOIN,
      chainNamespace: 'bip122',
      caipNetworkId: `bip122:${BITCOIN}`,
      name: 'C',
      nativeCurrency: coin('BTC', 8),
    },
    {
      id: POLKADOT,
      chainNamespace: 'polkadot',
      caipNetworkId: `polkadot:${POLKADOT}`,
      name: 'D',
      nativeCurrency: coin('DOT', 10),
    },
    {
      id: 'cosmoshub-4',
      chainNamespace: 'cosmos',
      caipNetworkId: 'cosmos:cosmoshub-4',
      name: 'E',
      nativeCurrency: coin('ATOM', 6),
    },
  ]
  const source = { urls: [stack.relay.url], own: false, open: async () => page.provider }
  link = new WalletConnectLink(
    { networks: () => networks, endpoints: async (/** @type {any} */ network) => [endpointOf(network)] },
    (/** @type {any} */ say) => new RelayClient(source, say),
  )
  link.context.activeNetwork = () => undefined
  join = joinWalletConnect
  stack.wallet.rules.approve()
  await link.request({
    signal: new AbortController().signal,
    onUri: (/** @type {string} */ uri) => stack.wallet.pair(uri),
  })
})
after(async () => {
  await link?.end()
  await page?.stop()
  await stack?.stop()
  Reflect.deleteProperty(globalThis, 'window')
})

/** @param {any} network */
const endpointOf = ({ chainNamespace }) =>
  chainNamespace === 'eip155'
    ? stack.evm[0]?.rpcUrl
    : chainNamespace === 'solana'
      ? stack.solana.url
      : stack.bitcoin.url

/** @param {'evm' | 'solana' | 'bitcoin' | 'universal'} family @param {any} network @returns {Promise<any>} */
async function joined(family, network) {
  const parts = await compiled(`chains/${family}/index.js`)
  const context = {
    networks: () => [network],
    active: () => network,
    endpoints: async () => [endpointOf(network)],
    announced: false,
    injected: false,
  }
  return join(await parts[`${family}Adapter`]().load(context, network.chainNamespace), link)
}

const rpc = async (/** @type {string} */ url, /** @type {string} */ method, /** @type {unknown[]} */ params) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return /** @type {any} */ (await reply.json()).result
}

describe('over a session', () => {
  it('has the wallet send a coin, which is mined', async () => {
    const [network] = networks
    const adapter = await joined('evm', network)
    const [from] = link.provider('eip155').accounts
    const before = BigInt(await rpc(endpointOf(network), 'eth_getBalance', [TO, 'latest']))
    const prepared = await (
      await adapter.transfers()
    ).prepare({ connectorId: 'walletConnect', network, from, to: TO, amount: 5n })
    assert.ok(prepared.fee > 0n)
    assert.equal(stack.wallet.calls('eth_sendTransaction').length, 0)
    const { hash, confirmed } = await prepared.send()
    await confirmed
    assert.equal((await rpc(endpointOf(network), 'eth_getTransactionReceipt', [hash])).status, '0x1')
    assert.equal(BigInt(await rpc(endpointOf(network), 'eth_getBalance', [TO, 'latest'])), before + 5n)
    assert.equal(stack.wallet.calls('eth_sendTransaction').length, 1)
  })

  it('reports a wallet’s rejection as one', async () => {
    const [network] = networks
    const adapter = await joined('evm', network)
    const [from] = link.provider('eip155').accounts
    stack.wallet.rules.reject('eth_sendTransaction')
    const prepared = await (
      await adapter.transfers()
    ).prepare({ connectorId: 'walletConnect', network, from, to: TO, amount: 5n })
    await assert.rejects(prepared.send(), { name: 'TransactionRejectedError' })
    stack.wallet.rules.clear()
    stack.wallet.rules.approve()
  })

  it('has the wallet sign SOL, which is confirmed', async () => {
    const network = networks[1]
    const adapter = await joined('solana', network)
    const from = adapter.wallets.connector('walletConnect').provider().publicKey.toBase58()
    const [, { address: to }] = stack.solana.accounts
    const balance = async () => (await rpc(endpointOf(network), 'getBalance', [to])).value
    await rpc(endpointOf(network), 'requestAirdrop', [from, 2_000_000_000])
    const before = await balance()
    const prepared = await (
      await adapter.transfers()
    ).prepare({
      connectorId: 'walletConnect',
      network,
      from,
      to,
      amount: 100_000_000n,
    })
    const { confirmed } = await prepared.send()
    await confirmed
    assert.equal(await balance(), before + 100_000_000)
  })

  it('gives Bitcoin sites their provider, which signs', async () => {
    const adapter = await joined('bitcoin', networks[2])
    const provider = adapter.wallets.connector('walletConnect').provider()
    const [{ address }] = await provider.getAccountAddresses()
    assert.equal(address, link.provider('bip122').accounts[0])
    const { signature } = await provider.signMessage({ message: 'hello', address })
    assert.match(signature, /^[\w+/=]{80,}$/)
    assert.equal(stack.wallet.calls('signMessage').length, 1)
  })

  for (const [place, method] of /** @type {const} */ ([
    [3, 'polkadot_signMessage'],
    [4, 'cosmos_signAmino'],
  ]))
    it(`signs a text with ${method}, in a family without its own adapter`, async () => {
      const network = networks[place]
      const adapter = await joined('universal', network)
      const { accounts } = await adapter.wallets.connector('walletConnect').connect()
      const [{ address }] = accounts
      assert.equal(address, link.provider(network.chainNamespace).accounts[0])
      assert.match(
        await adapter.wallets.connector('walletConnect').signMessage({ message: 'hello', address }),
        /^[\w+/=]{60,}$/,
      )
      assert.equal(stack.wallet.calls(method).length, 1)
    })
})
