import { expect } from '@open-wc/testing'

import { MalformedReplyError, RateLimitedError } from '../../../src/core/errors/service.js'
import { fetchHistory } from '../../../src/services/blockchain/history.js'
import { type Answer, fakeFetch, json } from '../../helpers/fake-fetch.js'
import { rejection } from '../../helpers/rejection.js'

const ME = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const metadata = {
  operationType: 'receive',
  hash: '0xabc',
  minedAt: '2026-01-01T00:00:00Z',
  sentFrom: '0x1',
  sentTo: ME,
  status: 'confirmed',
  nonce: 1,
  chain: 'eip155:1',
  application: { name: 'Some app', iconUrl: null },
}
const fungible = {
  direction: 'in',
  quantity: { numeric: '1.5' },
  value: 3000,
  price: 2000,
  fungible_info: { name: 'Ether', symbol: 'ETH', icon: { url: 'https://cdn.example/e.png' } },
  nft_info: null,
}

function ask(answer: () => Answer, cursor?: string) {
  const { fetchLike, seen } = fakeFetch(answer)
  const query = { address: ME, caipNetworkId: 'eip155:1', cursor } as const
  return { task: fetchHistory(query, { projectId: 'p' }, { http: { fetchLike } }), seen }
}
const read = async (...data: readonly unknown[]) => (await ask(() => json({ data, next: null })).task).transactions

describe('the history of the blockchain service', () => {
  it('is requested by chain and cursor', async () => {
    const { task, seen } = ask(() => json({ data: [], next: 'n2' }), 'n1')
    expect(await task).to.deep.equal({ transactions: [], next: 'n2' })
    expect(seen[0]?.url.pathname).to.equal(`/v1/account/${ME}/history`)
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).to.include({ chainId: 'eip155:1', cursor: 'n1' })
  })

  it('gives EVM addresses their EIP-55 checksum, and leaves names unchanged', async () => {
    const sides = { ...metadata, sentFrom: 'exchange', sentTo: ME.toLowerCase() }
    const [entry] = await read({ id: 't1', metadata: sides, transfers: [fungible] })
    expect(entry).to.include({ sentFrom: 'exchange', sentTo: ME })
  })

  it('becomes transactions with transfers', async () => {
    const [entry] = await read({ id: 't1', metadata, transfers: [fungible] })
    expect(entry).to.deep.equal({
      id: 't1',
      operation: 'receive',
      hash: '0xabc',
      status: 'confirmed',
      minedAt: Date.UTC(2026, 0, 1),
      sentFrom: '0x1',
      sentTo: ME,
      chain: 'eip155:1',
      application: 'Some app',
      transfers: [
        {
          direction: 'in',
          quantity: '1.5',
          value: 3000,
          token: { name: 'Ether', symbol: 'ETH', iconUrl: 'https://cdn.example/e.png' },
        },
      ],
    })
  })

  it('leaves out what cannot be read, part by part', async () => {
    const list = await read(
      null,
      { id: 't1', metadata: null, transfers: null },
      { id: '', metadata },
      { id: 't2', metadata: { ...metadata, minedAt: 'not a date', status: '??', sentFrom: null, sentTo: 7, chain: 1 } },
      { id: 't3', metadata, transfers: [{ ...fungible, direction: 'sideways' }, null, fungible] },
      { id: 't4', metadata, transfers: [{ ...fungible, quantity: { numeric: '-1' }, fungible_info: 'x' }] },
    )
    expect(list.map(({ id }) => id)).to.deep.equal(['t2', 't3', 't4'])
    expect(list[0]).to.deep.include({ status: 'confirmed', transfers: [] })
    expect(list[0]).not.to.have.any.keys('minedAt', 'sentFrom', 'sentTo', 'chain')
    expect(list[1]?.transfers).to.have.length(1)
    expect(list[2]?.transfers).to.deep.equal([{ direction: 'in', value: 3000 }])
  })

  it('reads NFTs with their flags, whatever their content is', async () => {
    const nft = (nft_info: unknown) => ({ direction: 'in', nft_info })
    const [entry] = await read({
      id: 't1',
      metadata,
      transfers: [
        nft({ name: 'Claim', content: { preview: { url: 'javascript:1' } }, flags: { is_spam: true } }),
        nft({ name: { a: 1 }, content: null, flags: null }),
        nft({ name: 'N', content: { detail: { url: 'https://cdn.example/n.png' } }, flags: { is_spam: false } }),
      ],
    })
    expect(entry?.transfers.map(transfer => transfer.nft)).to.deep.equal([
      { name: 'Claim', spam: true },
      { name: 'NFT', spam: false },
      { name: 'N', imageUrl: 'https://cdn.example/n.png', spam: false },
    ])
  })

  it('reads how many copies of an NFT moved, if more than one', async () => {
    const nft = (numeric: unknown) => ({ direction: 'in', nft_info: { name: 'Ticket' }, quantity: { numeric } })
    const [entry] = await read({ id: 't1', metadata, transfers: [nft('3'), nft('1'), nft('0.5'), nft(undefined)] })
    expect(entry?.transfers.map(({ copies, quantity }) => [copies, quantity])).to.deep.equal([
      [3, undefined],
      [undefined, undefined],
      [undefined, undefined],
      [undefined, undefined],
    ])
  })

  it('fails by its kind', async () => {
    expect(await rejection(ask(() => json({ data: 'nope', next: {} })).task)).to.be.instanceOf(MalformedReplyError)
    expect(await rejection(ask(() => json({}, { status: 429 })).task)).to.be.instanceOf(RateLimitedError)
  })
})
