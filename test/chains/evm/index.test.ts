import { expect } from '@open-wc/testing'
import { base as viemBase, mainnet as viemMainnet } from 'viem/chains'

import {
  type ClientSource,
  evmAdapter,
  getPublicClient,
  getWalletClient,
  toViemChain,
} from '../../../src/chains/evm/index.js'
import { ProviderNotFoundError } from '../../../src/core/errors/not-found.js'
import { NetworkNotFoundError } from '../../../src/core/errors/network.js'
import { parseNetworks } from '../../../src/services/config/networks.js'
import { ANVIL_ACCOUNTS } from '../../../src/testing/index.js'
import { rejection } from '../../helpers/rejection.js'
import { cleanUp } from '../shared/harness.js'
import { mainnet, makeWallet } from './harness.js'

const [{ address, privateKey }] = ANVIL_ACCOUNTS

afterEach(cleanUp)

const sourceOf = (given: Partial<Record<'network' | 'provider' | 'address', unknown>>): ClientSource => ({
  getCaipNetwork: () => ('network' in given ? undefined : mainnet),
  getProvider: () => given.provider,
  getAddress: () => ('address' in given ? undefined : address),
})

describe('evmAdapter', () => {
  it('loads the family on demand', async () => {
    const factory = evmAdapter()
    expect(factory.namespace).to.equal('eip155')
    const context = { networks: () => [], endpoints: async () => [], announced: true, injected: true }
    const adapter = await factory.load(context, 'eip155')
    expect(adapter.namespace).to.equal('eip155')
    expect(adapter.wallets?.connectors()).to.deep.equal([])
    adapter.destroy?.()
  })
})

describe('toViemChain', () => {
  it('keeps what viem knows', () => {
    expect(toViemChain({ ...mainnet, id: '1', testnet: true })).to.deep.equal({
      id: 1,
      name: 'Ethereum',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: ['https://site.example/1?key=secret'] } },
      blockExplorers: { default: { name: 'Scan', url: 'https://scan.example/1' } },
      testnet: true,
    })
    const { blockExplorers: _none, ...bare } = mainnet
    expect(toViemChain(bare)).to.have.keys('id', 'name', 'nativeCurrency', 'rpcUrls')
  })

  it('keeps the contracts of a chain that the site took from viem', () => {
    for (const chain of [viemMainnet, viemBase]) {
      const { networks } = parseNetworks([chain])
      expect(networks.map(network => toViemChain(network).contracts)).to.deep.equal([chain.contracts])
    }
  })
})

describe('viem clients', function () {
  this.timeout(60_000) // viem is large, and loads with the first of these

  it('read the active network over its endpoints', async () => {
    const client = await getPublicClient(sourceOf({}))
    expect(client.chain.id).to.equal(1)
    expect(client.transport.transports.map(({ value }) => value?.url)).to.deep.equal(mainnet.rpcUrls.default.http)
  })

  for (const { where, url, requests } of [
    { where: 'a public node', url: 'https://node.example', requests: 4 },
    { where: 'the rpc service', url: 'https://rpc.example/v1/?chainId=eip155:1&projectId=p', requests: 1 },
  ])
    it(`make ${requests} requests of 4 simultaneous calls to ${where}`, async () => {
      const real = window.fetch
      const bodies: unknown[] = []
      window.fetch = async (_input, init) => {
        const body: unknown = JSON.parse(String(init?.body))
        bodies.push(body)
        const replies = [body].flat().map(call => ({ jsonrpc: '2.0', id: Object(call).id, result: '0x7' }))
        return new Response(JSON.stringify(Array.isArray(body) ? replies : replies[0]))
      }
      try {
        const network = { ...mainnet, rpcUrls: { ...mainnet.rpcUrls, default: { http: [url] } } }
        const client = await getPublicClient({ getCaipNetwork: () => network })
        const gasPrices = await Promise.all(Array.from({ length: 4 }, () => client.getGasPrice()))
        expect(gasPrices).to.deep.equal([7n, 7n, 7n, 7n])
        expect(bodies).to.have.length(requests)
      } finally {
        window.fetch = real
      }
    })

  it('sign with the connected wallet', async () => {
    const wallet = makeWallet({ privateKey })
    await wallet.provider.request({ method: 'eth_requestAccounts' })
    const client = await getWalletClient(sourceOf({ provider: wallet.provider }))
    expect(client.account).to.deep.equal({ address, type: 'json-rpc' })
    expect(client.chain.id).to.equal(1)
    expect(await client.signMessage({ message: 'hello' })).to.match(/^0x[0-9a-f]{130}$/)
    expect(wallet.calls.at(-1)).to.deep.include({ method: 'personal_sign' })
  })

  it('need a network, a wallet and an account', async () => {
    const provider = { request: () => Promise.resolve([]) }
    expect(await rejection(getPublicClient(sourceOf({ network: undefined })))).to.be.instanceOf(NetworkNotFoundError)
    expect(await rejection(getWalletClient(sourceOf({ network: undefined, provider })))).to.be.instanceOf(
      NetworkNotFoundError,
    )
    for (const given of [{}, { provider: {} }, { provider, address: undefined }])
      expect(await rejection(getWalletClient(sourceOf(given)))).to.be.instanceOf(ProviderNotFoundError)
  })
})
