import { expect } from '@open-wc/testing'

import { stubFetch, newService } from '../../controllers/stubs.js'
import { json } from '../../helpers/fake-fetch.js'
import { cleanUp } from '../shared/harness.js'
import { mainnet, makeAdapter, polygon } from './harness.js'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const TOKEN = `0x${'1'.repeat(40)}`
const WORD = `0x${'6'.padStart(64, '0')}`
const RESULTS: Readonly<Record<string, string>> = {
  eth_chainId: '0x1',
  eth_getBalance: '0x5',
  eth_gasPrice: '0x1',
  eth_getCode: '0x',
  eth_call: WORD,
}

describe('the clients of the endpoints', () => {
  let stub: ReturnType<typeof stubFetch> | undefined
  afterEach(() => {
    stub?.restore()
    cleanUp()
  })

  /** An adapter over one endpoint; `asked` holds the methods, one list a request. */
  function start() {
    const asked: string[][] = []
    stub = stubFetch(({ init }) => {
      const calls = JSON.parse(String(init.body)) as { id: number; method: string } | { id: number; method: string }[]
      const list = [calls].flat()
      asked.push(list.map(({ method }) => method))
      const replies = list.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: RESULTS[method] }))
      return json(Array.isArray(calls) ? replies : replies[0])
    })
    const url = `${newService()}/`
    return { adapter: makeAdapter({ endpoints: async () => [url] }).adapter, asked, of: () => asked.flat() }
  }

  it('are shared by balances, tokens, fees and addresses: an endpoint is tried once', async () => {
    const { adapter, of } = start()
    await adapter.balance({ address, network: mainnet, over: 'endpoints' })
    await adapter.tokens({ address, network: mainnet, tokens: [TOKEN] })
    await adapter.reserve(mainnet)
    await adapter.checkAddress({ address, network: mainnet })
    await adapter.tokens({ address, network: mainnet, tokens: [TOKEN] })
    expect(of().filter(method => method === 'eth_chainId')).to.have.length(1)
    expect(of().filter(method => method === 'eth_getBalance')).to.have.length(1)
  })

  it('send the questions of one moment together', async () => {
    const { adapter, asked } = start()
    await adapter.reserve(mainnet)
    asked.length = 0
    await Promise.all([
      adapter.balance({ address, network: mainnet, over: 'endpoints' }),
      adapter.tokens({ address, network: mainnet, tokens: [TOKEN] }),
    ])
    expect(asked.length).to.be.at.most(2)
  })

  it('are one a network: each is checked for itself', async () => {
    const { adapter, of } = start()
    await adapter.reserve(mainnet)
    await adapter.reserve(polygon).catch(() => undefined) // the endpoint serves chain 1
    expect(of().filter(method => method === 'eth_chainId')).to.have.length(2)
    expect(of().filter(method => method === 'eth_gasPrice')).to.have.length(1)
  })
})
