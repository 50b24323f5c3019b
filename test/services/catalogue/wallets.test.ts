import { expect } from '@open-wc/testing'

import { HttpStatusError, MalformedReplyError, ServiceOffError } from '../../../src/core/errors/service.js'
import { type WalletQuery, fetchWallets } from '../../../src/services/catalogue/wallets.js'
import { type Answer, fakeFetch, json } from '../../helpers/fake-fetch.js'
import { rejection } from '../../helpers/rejection.js'

const alpha = { id: 'w1', name: 'Alpha', rdns: 'com.alpha', chains: ['eip155:1'] }
const options = { projectId: 'a&b=c#d/../e' }
const fetchFrom = (answer: () => Answer, query: WalletQuery = {}) => {
  const { fetchLike, seen } = fakeFetch(answer)
  return { page: fetchWallets(query, options, { fetchLike }), seen }
}

describe('fetchWallets', () => {
  it('sends requests in the service’s format', async () => {
    const { page, seen } = fetchFrom(() => json({ data: [alpha], count: 600 }), {
      page: 2,
      entries: 4,
      include: ['a', 'b'],
      exclude: ['c', 'x&y=1'],
      search: '&include=evil#%00 ../',
      badge_type: 'certified',
      chains: ['eip155:1', 'eip155:10'],
      names: ['One'],
      rdns: ['com.one'],
    })
    expect(await page).to.deep.equal({ wallets: [alpha], count: 600 })
    expect(`${seen[0]?.url.origin}${seen[0]?.url.pathname}`).to.equal('https://api.web3modal.org/getWallets')
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).to.deep.include({
      projectId: options.projectId,
      st: 'wallet-modal',
      page: '2',
      entries: '4',
      include: 'a,b',
      exclude: 'c',
      search: '&include=evil#%00 ../',
      badge_type: 'certified',
      chains: 'eip155:1,eip155:10',
      names: 'One',
      rdns: 'com.one',
    })
  })

  it('omits empty values', async () => {
    const { page, seen } = fetchFrom(() => json({ data: [], count: 0 }), { include: [], search: '', chains: [] })
    await page
    expect([...(seen[0]?.url.searchParams.keys() ?? [])]).to.deep.equal(['projectId', 'st', 'sv', 'page', 'entries'])
  })

  it('finds nothing by ids that are none, where the service would answer with every wallet', async () => {
    const { page, seen } = fetchFrom(() => json({ data: [alpha], count: 600 }), { include: ['x&y=1', ''] })
    expect(await page).to.deep.equal({ wallets: [], count: 0 })
    expect(seen).to.deep.equal([])
  })

  it('asks for the valid ids among others', async () => {
    const { page, seen } = fetchFrom(() => json({ data: [alpha], count: 1 }), { include: ['x&y=1', 'w1'] })
    expect((await page).count).to.equal(1)
    expect(seen[0]?.url.searchParams.get('include')).to.equal('w1')
  })

  for (const body of [{}, null, [], { data: null, count: '9999999' }, 'x', { data: {}, count: -1 }])
    it(`treats ${JSON.stringify(body)} as an empty page`, async () =>
      expect(await fetchFrom(() => json(body)).page).to.deep.equal({ wallets: [], count: 0 }))

  it('fails on HTML, deep nesting and statuses', async () => {
    expect(await rejection(fetchFrom(() => new Response('<html>')).page)).to.be.instanceOf(MalformedReplyError)
    expect(await rejection(fetchFrom(() => json({}, { status: 500 })).page)).to.be.instanceOf(HttpStatusError)
    expect(await rejection(fetchWallets({}, {}))).to.be.instanceOf(ServiceOffError)
  })

  it('accepts no more entries than it requested', async () => {
    const data = Array.from({ length: 10_000 }, (_, index) => ({ id: `w${index}`, name: `W${index}` }))
    expect((await fetchFrom(() => json({ data, count: 10_000 })).page).wallets).to.have.lengthOf(40)
  })

  it("answers from the site's own list", async () => {
    const list = ['Alpha', 'Beta', 'Gamma', 'Alphabet'].map((name, index) => ({
      id: `w${index}`,
      name,
      rdns: `com.${name.toLowerCase()}`,
      chains: index % 2 ? ['solana:x'] : ['eip155:1'],
      badge_type: index ? ('none' as const) : ('certified' as const),
    }))
    const own = { services: { catalogue: list } }
    const names = async (query: WalletQuery) => (await fetchWallets(query, own)).wallets.map(({ name }) => name)
    expect(await names({})).to.deep.equal(['Alpha', 'Beta', 'Gamma', 'Alphabet'])
    expect(await names({ search: ' ALPHA' })).to.deep.equal(['Alpha', 'Alphabet'])
    expect(await names({ page: 2, entries: 3 })).to.deep.equal(['Alphabet'])
    expect(await names({ include: ['w1'] })).to.deep.equal(['Beta'])
    expect(await names({ exclude: ['w1', 'w2'] })).to.deep.equal(['Alpha', 'Alphabet'])
    expect(await names({ chains: ['eip155:1'] })).to.deep.equal(['Alpha', 'Gamma'])
    expect(await names({ badge_type: 'certified' })).to.deep.equal(['Alpha'])
    expect(await names({ rdns: ['com.beta'], names: ['Gamma'] })).to.deep.equal(['Beta', 'Gamma'])
    expect((await fetchWallets({ entries: 1 }, own)).count).to.equal(4)
  })
})
