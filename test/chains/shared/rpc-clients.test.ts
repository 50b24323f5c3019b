import { expect } from '@open-wc/testing'

import { stubFetch, newService } from '../../controllers/stubs.js'
import { json } from '../../helpers/fake-fetch.js'
import { cleanUp } from './harness.js'
import { mainnet, makeAdapter, polygon } from '../evm/harness.js'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const TOKEN = `0x${'1'.repeat(40)}`
const WORD = `0x${'6'.padStart(64, '0')}`
const RESULTS: Readonly<Record<string, string>> = {
  eth_chainId: '0x1',
  eth_getBalance: '0x5',
  eth_gasPrice: '0x1',
  eth_estimateGas: '0x5208',
  eth_getCode: '0x',
  eth_call: WORD,
}

describe('the clients of the endpoints', function () {
  this.timeout(60_000) // the check of addresses loads viem
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
    const { reads, transfers } = makeAdapter({ endpoints: async () => [url] }).adapter
    const count = (wanted: string): number => asked.flat().filter(method => method === wanted).length
    return { reads, transfers, asked, count }
  }

  it('are shared by balances, tokens, fees and addresses: an endpoint is tried once', async () => {
    const { count, ...ports } = start()
    const [reads, transfers] = await Promise.all([ports.reads(), ports.transfers()])
    await reads.balance({ address, network: mainnet })
    await reads.tokens({ address, network: mainnet, tokens: [TOKEN] })
    await transfers.reserve({ address, network: mainnet })
    await transfers.checkAddress({ address, network: mainnet })
    await reads.tokens({ address, network: mainnet, tokens: [TOKEN] })
    expect(count('eth_chainId')).to.equal(1)
    expect(count('eth_getBalance')).to.equal(1)
  })

  it('send the calls of one moment together', async () => {
    const { asked, ...ports } = start()
    const [reads, transfers] = await Promise.all([ports.reads(), ports.transfers()])
    await transfers.reserve({ address, network: mainnet })
    asked.length = 0
    await Promise.all([
      reads.balance({ address, network: mainnet }),
      reads.tokens({ address, network: mainnet, tokens: [TOKEN] }),
    ])
    expect(asked.length).to.be.at.most(2)
  })

  it('are one a network: each is checked for itself', async () => {
    const { count, ...ports } = start()
    const transfers = await ports.transfers()
    await transfers.reserve({ address, network: mainnet })
    await transfers.reserve({ address, network: polygon }).catch(() => undefined) // the endpoint serves chain 1
    expect(count('eth_chainId')).to.equal(2)
    expect(count('eth_gasPrice')).to.equal(1)
  })
})
