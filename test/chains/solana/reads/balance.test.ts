import { expect } from '@open-wc/testing'

import { JsonRpcError } from '../../../../src/core/errors/json-rpc.js'
import { HttpUnreachableError, MalformedReplyError } from '../../../../src/core/errors/service.js'
import { SOLANA_ACCOUNTS } from '../../../../src/testing/index.js'
import { rejection } from '../../../helpers/rejection.js'
import { cleanUp } from '../../shared/harness.js'
import { devnet, first, mainnet, makeAdapter, serve } from '../harness.js'

afterEach(cleanUp)

const query = { address: first, network: mainnet }

/** The reads over one endpoint. */
const readsOver = (...urls: readonly string[]) => makeAdapter({ endpoints: async () => urls }).adapter.reads()

describe('the SOL balance', () => {
  it('is the amount in lamports with its currency', async () => {
    const { url } = serve({ getBalance: { context: { slot: 1 }, value: 1_500_000_000 } })
    const reads = await readsOver(url)
    expect(await reads.balance(query)).to.deep.equal({ amount: 1_500_000_000n, symbol: 'SOL', decimals: 9 })
  })

  it('cannot be asked of a wallet', () => expect('balance' in makeAdapter().adapter.wallets).to.equal(false))

  for (const value of [null, '5', -1, 1.5, NaN, {}, undefined])
    it(`is not ${String(value)}`, async () => {
      const { url } = serve({ getBalance: { value } })
      const reads = await readsOver(url)
      expect(await rejection(reads.balance(query))).to.be.instanceOf(MalformedReplyError)
    })

  it('is never that of another public cluster, but may be that of a validator of one’s own', async () => {
    const { url } = serve({ getBalance: { value: 1 } })
    const reads = await readsOver(url)
    expect(await rejection(reads.balance({ ...query, network: devnet }))).to.be.instanceOf(Error)
    const own = serve({ getBalance: { value: 2 }, getGenesisHash: '7Own1111111111111111111111111111111111111111' })
    const other = await readsOver(own.url)
    expect(await other.balance({ ...query, network: devnet })).to.have.property('amount', 2n)
  })

  it('reports rejections by the chain or the connection', async () => {
    const { url } = serve({
      getBalance: () => {
        throw { code: -32005, message: 'Node is behind' }
      },
    })
    expect(await rejection((await readsOver(url)).balance(query))).to.be.instanceOf(JsonRpcError)
    expect(await rejection((await readsOver()).balance(query))).to.be.instanceOf(HttpUnreachableError)
  })
})

describe('named Solana tokens', () => {
  const mint = SOLANA_ACCOUNTS[2].address
  const held = (amount: unknown): object => ({ account: { data: { parsed: { info: { tokenAmount: { amount } } } } } })

  it('are added up over their accounts, with the decimals of the mint', async () => {
    const { url } = serve({
      getAccountInfo: { value: { data: { parsed: { info: { decimals: 6 } } } } },
      getTokenAccountsByOwner: { value: [held('5'), held('7'), held('rubbish'), null] },
    })
    const reads = await readsOver(url)
    const [token, ...more] = await reads.tokens({ address: first, network: mainnet, tokens: [mint, 'no mint'] })
    expect(token).to.deep.include({ address: mint, amount: 12n, decimals: 6 })
    expect(more).to.have.length(0)
  })

  it('travel together, after the one question which chain it is', async () => {
    const { url, asked } = serve({
      getAccountInfo: { value: { data: { parsed: { info: { decimals: 6 } } } } },
      getTokenAccountsByOwner: { value: [held('5')] },
    })
    const { fetch } = window // put back with that of `serve`
    let requests = 0
    window.fetch = (...given) => {
      requests += 1
      return fetch(...given)
    }
    const reads = await readsOver(url)
    const tokens = [mint, SOLANA_ACCOUNTS[1].address]
    expect(await reads.tokens({ address: first, network: mainnet, tokens })).to.have.length(2)
    expect(asked).to.have.length(5)
    expect(requests).to.equal(2)
  })

  it('are dropped when they cannot be parsed', async () => {
    const { url } = serve({ getAccountInfo: { value: null }, getTokenAccountsByOwner: 7 })
    const reads = await readsOver(url)
    expect(await reads.tokens({ address: first, network: mainnet, tokens: [mint] })).to.deep.equal([])
  })
})
