import { expect } from '@open-wc/testing'

import type { NativeBalance } from '../../../../src/chains/ports/reads.js'
import type { EvmAdapter } from '../../../../src/chains/evm/adapter.js'
import { WalletModalError } from '../../../../src/core/errors/base.js'
import { MalformedReplyError } from '../../../../src/core/errors/service.js'
import { JsonRpcError } from '../../../../src/core/errors/json-rpc.js'
import { rejection } from '../../../helpers/rejection.js'
import { afterTest, cleanUp } from '../../shared/harness.js'
import { mainnet, makeAdapter, makeWallet, polygon } from '../harness.js'

const ID = 'com.example.test-wallet'
const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const SOME = '0x3635c9adc5dea00000'

afterEach(cleanUp)

type Answers = Readonly<Record<string, unknown>>

/** Answers the endpoints by their URL until the test is over; an endpoint without answers is down. */
function serve(endpoints: Readonly<Record<string, Answers>>): void {
  const { fetch } = window
  afterTest(() => void (window.fetch = fetch))
  window.fetch = (url, init) => {
    const answers = endpoints[String(url instanceof Request ? url.url : url)]
    if (!answers) return Promise.resolve(new Response('down', { status: 503 }))
    const body: unknown = JSON.parse(String(init?.body))
    const reply = (call: { id: unknown; method: string }): object => ({
      jsonrpc: '2.0',
      id: call.id,
      ...(call.method in answers ? { result: answers[call.method] } : { error: { code: -32601, message: 'no' } }),
    })
    return Promise.resolve(Response.json(Array.isArray(body) ? body.map(reply) : reply(body as never)))
  }
}

let counter = 0

/** Two endpoints of their own for each test: what is known of an endpoint may outlive a test. */
const twoEndpoints = (): readonly [string, string] => {
  counter += 1
  return [`https://a${counter}.example/rpc`, `https://b${counter}.example/rpc`]
}

const wrong: readonly [string, unknown][] = [
  ['RP-001 null', null],
  ['RP-002 a bare 0x', '0x'],
  ['RP-003 no hex', '0xZZ'],
  ['RP-004 a negative', '-0x1'],
  ['RP-005 a number', 5],
  ['RP-006 more than 256 bits', `0x${'f'.repeat(300)}`],
]

const readBalance = async ({ reads }: EvmAdapter): Promise<NativeBalance> =>
  (await reads()).balance({ address, network: mainnet })

describe('the balance over the endpoints', () => {
  it('is the amount in base units with its currency', async () => {
    const [a, b] = twoEndpoints()
    serve({ [a]: { eth_chainId: '0x1', eth_getBalance: SOME } })
    const { adapter } = makeAdapter({ endpoints: async () => [a, b] })
    const balance = await readBalance(adapter)
    expect(balance).to.deep.equal({ amount: 1000n * 10n ** 18n, symbol: 'ETH', decimals: 18 })
  })

  it('comes from the next endpoint when one is down', async () => {
    const [a, b] = twoEndpoints()
    serve({ [b]: { eth_chainId: '0x1', eth_getBalance: '0x1' } })
    const { adapter } = makeAdapter({ endpoints: async () => [a, b] })
    expect((await readBalance(adapter)).amount).to.equal(1n)
  })

  it('is never that of another chain (RP-012)', async () => {
    const [a, b] = twoEndpoints()
    serve({
      [a]: { eth_chainId: '0x38', eth_getBalance: SOME },
      [b]: { eth_chainId: '0x1', eth_getBalance: '0x2' },
    })
    const { adapter } = makeAdapter({ endpoints: async () => [a, b] })
    expect((await readBalance(adapter)).amount).to.equal(2n)
  })

  for (const [name, answer] of wrong)
    it(`is refused when it is ${name}`, async () => {
      const [a] = twoEndpoints()
      serve({ [a]: { eth_chainId: '0x1', eth_getBalance: answer } })
      const { adapter } = makeAdapter({ endpoints: async () => [a] })
      const error = await rejection(readBalance(adapter))
      expect(error).to.be.instanceOf(MalformedReplyError)
    })

  it('fails with a typed error when every endpoint is down (RP-011)', async () => {
    const endpoints = twoEndpoints()
    serve({})
    const { adapter } = makeAdapter({ endpoints: async () => endpoints })
    const error = await rejection(readBalance(adapter))
    expect(error).to.be.instanceOf(WalletModalError)
  })
})

describe('the balance over the wallet', () => {
  const ask = (network = mainnet): Promise<unknown> => makeAdapter().adapter.wallets.balance(ID, { address, network })

  it('asks only the wallet', async () => {
    const wallet = makeWallet()
    wallet.answer('eth_getBalance', '0x5')
    expect(await ask()).to.deep.equal({ amount: 5n, symbol: 'ETH', decimals: 18 })
    expect(wallet.calls.find(({ method }) => method === 'eth_getBalance')?.params).to.deep.equal([address, 'latest'])
  })

  it('is refused while the wallet is on another chain', async () => {
    makeWallet().answer('eth_getBalance', '0x5')
    expect(await rejection(ask(polygon))).to.be.instanceOf(MalformedReplyError)
  })

  for (const [name, answer] of wrong)
    it(`is refused when it is ${name}`, async () => {
      makeWallet().answer('eth_getBalance', answer)
      expect(await rejection(ask())).to.be.instanceOf(MalformedReplyError)
    })

  it('fails as the wallet does', async () => {
    makeWallet().fail('eth_getBalance', { code: -32000, message: 'x' })
    const error = await rejection(ask())
    expect(error).to.be.instanceOf(JsonRpcError)
    expect(error).to.have.property('rpcCode', -32000)
  })
})
