import { expect } from '@open-wc/testing'

import { RelayedAdapter } from '../../../../src/chains/shared/relayed/adapter.js'
import { RELAYED } from '../../../../src/chains/shared/relayed/factory.js'
import type { ChainNamespace } from '../../../../src/core/caip.js'
import { ConnectorNotFoundError } from '../../../../src/core/errors/connection.js'
import { JsonRpcError } from '../../../../src/core/errors/json-rpc.js'
import { HttpUnreachableError, MalformedReplyError } from '../../../../src/core/errors/service.js'
import { mainnet } from '../../../../src/networks.js'
import { ALICE } from '../../../helpers/fake-adapter.js'
import { rejection } from '../../../helpers/rejection.js'
import { SOL, SOLANA } from '../../../helpers/two-families.js'
import { afterTest, cleanUp, toNetwork } from '../harness.js'

const NEAR = toNetwork({
  id: 'mainnet',
  name: 'Near',
  chainNamespace: 'near',
  caipNetworkId: 'near:mainnet',
  nativeCurrency: { name: 'Near', symbol: 'NEAR', decimals: 24 },
  rpcUrls: { default: { http: ['https://near.example'] } },
})

const context = { networks: () => [], endpoints: async () => ['https://node.example'], announced: true, injected: true }
const make = (namespace: ChainNamespace = 'near') => new RelayedAdapter(context, namespace)

/** A node that answers each call as `answer` says, until the test is over; gives the methods it was asked. */
function answerCalls(answer: (method: string) => object): readonly string[] {
  const asked: string[] = []
  const own = globalThis.fetch
  globalThis.fetch = async (_url, init) => {
    const { id, method } = JSON.parse(String(init?.body)) as { id: number; method: string }
    asked.push(method)
    return Response.json({ jsonrpc: '2.0', id, ...answer(method) })
  }
  afterTest(() => void (globalThis.fetch = own))
  return asked
}

describe('a namespace whose wallets are reached over a relay alone', () => {
  afterEach(cleanUp)

  it('has no wallets in the page', () => {
    const adapter = make()
    adapter.discover()
    expect(adapter.connectors()).to.deep.equal([])
    expect(adapter.provider()).to.equal(undefined)
  })

  it('connects none, and says which was asked for', async () => {
    const error = await rejection(make().connect('com.example'))
    expect(error).to.be.instanceOf(ConnectorNotFoundError)
    expect((error as Error).message).to.equal('Connector not found: com.example')
  })

  it('has nothing to come back to, and nothing to let go', async () => {
    expect(await make().reconnect()).to.equal(undefined)
    expect(await make().disconnect()).to.equal(undefined)
    expect(() => make().destroy()).not.to.throw()
  })

  it('is what serves every namespace without an adapter of its own', async () => {
    expect(RELAYED.namespace).to.equal('*')
    expect((await RELAYED.load(context, 'cosmos')).namespace).to.equal('cosmos')
  })
})

describe('the balance of such a namespace', () => {
  afterEach(cleanUp)
  const evm = { address: ALICE, network: toNetwork(mainnet), over: 'endpoints' } as const

  it('is read from the chain where it is known how', async () => {
    const asked = answerCalls(method => ({ result: method === 'eth_chainId' ? '0x1' : '0xde0b6b3a7640000' }))
    expect(await make('eip155').balance(evm)).to.deep.equal({ amount: 10n ** 18n, symbol: 'ETH', decimals: 18 })
    expect(asked).to.deep.equal(['eth_chainId', 'eth_getBalance'])
  })

  it('of Solana is lamports', async () => {
    answerCalls(() => ({ result: { context: { slot: 1 }, value: 5_000_000 } }))
    const balance = await make('solana').balance({ address: SOL, network: toNetwork(SOLANA), over: 'endpoints' })
    expect(balance).to.deep.equal({ amount: 5_000_000n, symbol: 'SOL', decimals: 9 })
  })

  it('is nobody’s to tell elsewhere', async () =>
    expect(await make().balance({ address: 'alice.near', network: NEAR, over: 'endpoints' })).to.equal(undefined))

  it('is never asked of a wallet', async () => {
    const asked = answerCalls(() => ({ result: '0x1' }))
    expect(await make('eip155').balance({ ...evm, over: { connectorId: 'x' } })).to.equal(undefined)
    expect(asked).to.deep.equal([])
  })

  it('that is no amount is an error', async () => {
    answerCalls(method => ({ result: method === 'eth_chainId' ? '0x1' : 'lots' }))
    expect(await rejection(make('eip155').balance(evm))).to.be.instanceOf(MalformedReplyError)
  })

  it('of an endpoint of another chain is no balance', async () => {
    const asked = answerCalls(() => ({ result: '0x89' }))
    expect(await rejection(make('eip155').balance(evm))).to.be.instanceOf(MalformedReplyError)
    expect(asked).to.deep.equal(['eth_chainId'])
  })

  it('that the chain refuses is refused', async () => {
    answerCalls(method => (method === 'eth_chainId' ? { result: '0x1' } : { error: { code: -32000, message: 'no' } }))
    expect(await rejection(make('eip155').balance(evm)))
      .to.be.instanceOf(JsonRpcError)
      .and.include({ rpcCode: -32000 })
  })

  it('without an endpoint cannot be read', async () => {
    const adapter = new RelayedAdapter({ ...context, endpoints: async () => [] }, 'eip155')
    expect(await rejection(adapter.balance(evm))).to.be.instanceOf(HttpUnreachableError)
  })
})
