import { expect } from '@open-wc/testing'

import type { BalanceQuery, NativeBalance, ReadsPort } from '../../../../src/chains/ports/reads.js'
import { RELAYED } from '../../../../src/chains/shared/relayed/factory.js'
import type { ChainNamespace } from '../../../../src/core/caip.js'
import { JsonRpcError } from '../../../../src/core/errors/json-rpc.js'
import { HttpUnreachableError, MalformedReplyError } from '../../../../src/core/errors/service.js'
import { mainnet } from '../../../../src/networks.js'
import { ALICE } from '../../../helpers/fake-adapter.js'
import { rejection } from '../../../helpers/rejection.js'
import { SOL, SOLANA } from '../../../helpers/two-families.js'
import { afterTest, cleanUp, toNetwork } from '../harness.js'

const context = { networks: () => [], endpoints: async () => ['https://node.example'], announced: true, injected: true }
const make = (namespace: ChainNamespace = 'near') => RELAYED.load(context, namespace)

const GENESIS = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
const DEVNET_GENESIS = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'

/** Reads a balance over these endpoints. */
async function readBalance(query: BalanceQuery, endpoints = context.endpoints): Promise<NativeBalance> {
  return (await readsOf(query.network.chainNamespace, endpoints)).balance(query)
}

/** The reads of a namespace over these endpoints. */
async function readsOf(namespace: ChainNamespace, endpoints = context.endpoints): Promise<ReadsPort> {
  const { reads } = await RELAYED.load({ ...context, endpoints }, namespace)
  if (!reads) throw new Error('no reads')
  return reads()
}

/** A node that answers each call with `answer`, until the test ends; returns the methods called. */
function answerCalls(answer: (method: string) => object | Response): readonly string[] {
  const asked: string[] = []
  const own = globalThis.fetch
  globalThis.fetch = async (_url, init) => {
    const { id, method } = JSON.parse(String(init?.body)) as { id: number; method: string }
    asked.push(method)
    const reply = answer(method)
    return reply instanceof Response ? reply : Response.json({ jsonrpc: '2.0', id, ...reply })
  }
  afterTest(() => void (globalThis.fetch = own))
  return asked
}

describe('a namespace with wallets only over a relay', () => {
  afterEach(cleanUp)

  it('lacks what only wallets of the page, or a family’s own code, can do', async () => {
    for (const namespace of ['near', 'polkadot', 'eip155'] as const)
      for (const port of ['wallets', 'transfers', 'names', 'sessions'])
        expect(await make(namespace)).not.to.have.property(port)
  })

  it('serves every namespace without its own adapter', async () => {
    expect(RELAYED.namespace).to.equal('*')
    expect((await RELAYED.load(context, 'cosmos')).namespace).to.equal('cosmos')
  })
})

describe('the balance of such a namespace', () => {
  afterEach(cleanUp)
  const evm = { address: ALICE, network: toNetwork(mainnet) }
  const lamports = { context: { slot: 1 }, value: 5_000_000 }

  it('is read from the chain if the namespace is known', async () => {
    const asked = answerCalls(method => ({ result: method === 'eth_chainId' ? '0x1' : '0xde0b6b3a7640000' }))
    expect(await readBalance(evm)).to.deep.equal({ amount: 10n ** 18n, symbol: 'ETH', decimals: 18 })
    expect(asked).to.deep.equal(['eth_chainId', 'eth_getBalance'])
  })

  it('of Solana is lamports', async () => {
    answerCalls(method => ({ result: method === 'getGenesisHash' ? GENESIS : lamports }))
    const balance = await readBalance({ address: SOL, network: toNetwork(SOLANA) })
    expect(balance).to.deep.equal({ amount: 5_000_000n, symbol: 'SOL', decimals: 9 })
  })

  it('of Solana is never that of another public cluster', async () => {
    const asked = answerCalls(method => ({ result: method === 'getGenesisHash' ? DEVNET_GENESIS : lamports }))
    const query = { address: SOL, network: toNetwork(SOLANA) }
    expect(await rejection(readBalance(query))).to.be.instanceOf(MalformedReplyError)
    expect(asked).to.deep.equal(['getGenesisHash'])
  })

  it('cannot be read elsewhere', async () => {
    for (const namespace of ['near', 'polkadot', 'cosmos', 'bip122', 'ton', 'tron'] as const)
      expect(await make(namespace)).not.to.have.property('reads')
  })

  it('that is not an amount is an error', async () => {
    answerCalls(method => ({ result: method === 'eth_chainId' ? '0x1' : 'lots' }))
    expect(await rejection(readBalance(evm))).to.be.instanceOf(MalformedReplyError)
  })

  it('of an endpoint of another chain does not count', async () => {
    const asked = answerCalls(() => ({ result: '0x89' }))
    expect(await rejection(readBalance(evm))).to.be.instanceOf(MalformedReplyError)
    expect(asked).to.deep.equal(['eth_chainId'])
  })

  it('is read again from an endpoint that is known to serve the chain', async () => {
    const asked = answerCalls(method => ({ result: method === 'eth_chainId' ? '0x1' : '0x5' }))
    const reads = await readsOf('eip155')
    await reads.balance(evm)
    await reads.balance(evm)
    expect(asked).to.deep.equal(['eth_chainId', 'eth_getBalance', 'eth_getBalance'])
  })

  for (const query of [evm, { address: SOL, network: toNetwork(SOLANA) }])
    it(`is not asked for again at once after a 429: ${query.network.name}`, async () => {
      const asked = answerCalls(() => new Response('', { status: 429 }))
      const reads = await readsOf(query.network.chainNamespace)
      for (const _again of [1, 2]) expect(await rejection(reads.balance(query))).to.have.property('status', 429)
      expect(asked).to.have.length(1)
    })

  it('that the chain refuses is refused', async () => {
    answerCalls(method => (method === 'eth_chainId' ? { result: '0x1' } : { error: { code: -32000, message: 'no' } }))
    expect(await rejection(readBalance(evm)))
      .to.be.instanceOf(JsonRpcError)
      .and.include({ rpcCode: -32000 })
  })

  it('without an endpoint cannot be read', async () => {
    expect(await rejection(readBalance(evm, async () => []))).to.be.instanceOf(HttpUnreachableError)
  })
})
