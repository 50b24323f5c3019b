import { expect } from '@open-wc/testing'

import { fetchIdentity } from '../../../src/services/blockchain/identity.js'
import { fetchNameRecord, fetchNamesOf } from '../../../src/services/blockchain/names.js'
import { fetchPrice, nativePriceId } from '../../../src/services/blockchain/prices.js'
import { isSupportedChain } from '../../../src/services/blockchain/supported-chains.js'
import { fakeFetch, json } from '../../helpers/fake-fetch.js'

const ME = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const options = { projectId: 'p' }
const answering = (body: unknown) => {
  const { fetchLike, seen } = fakeFetch(() => json(body))
  return { http: { fetchLike }, seen }
}
const record = {
  name: 'alice.reown.id',
  registered_at: 'x',
  attributes: null,
  addresses: { '60': { address: ME, created_at: null }, x: { address: ME }, '61': { address: 'odd' } },
}

describe('identities', () => {
  it('hold a name and a picture', async () => {
    const { http, seen } = answering({ name: 'alice.eth', avatar: 'https://cdn.example/a.png', resolvedAt: null })
    expect(await fetchIdentity(ME, options, { http, sender: ME })).to.deep.equal({
      name: 'alice.eth',
      avatar: 'https://cdn.example/a.png',
    })
    expect(seen[0]?.url.pathname).to.equal(`/v1/identity/${ME}`)
    expect(seen[0]?.url.searchParams.get('sender')).to.equal(ME)
  })

  it('leave out names that pretend and pictures that run', async () => {
    for (const name of ['vit\u0430lik.eth', 'ali\u200bce.eth', 5, null, ''])
      expect(await fetchIdentity(ME, options, answering({ name, avatar: 'javascript:1' })), String(name)).to.deep.equal(
        {},
      )
  })
})

describe('registered names', () => {
  it('are found with their addresses', async () => {
    expect(await fetchNameRecord('alice.reown.id', options, answering(record))).to.deep.equal({
      name: 'alice.reown.id',
      addresses: { '60': ME },
    })
  })

  it('that are confusable are found on request, and never suggested', async () => {
    const name = 'vit\u0430lik.eth'
    const pretender = { ...record, name }
    expect((await fetchNameRecord(name, options, answering(pretender)))?.addresses).to.deep.equal({ '60': ME })
    expect(await fetchNamesOf(ME, options, answering([pretender]))).to.deep.equal([])
  })

  it('without a record are undefined', async () =>
    expect(await fetchNameRecord('nobody.reown.id', options, answering([]))).to.equal(undefined))

  it('of an address are listed, except for an invalid one', async () => {
    const { http, seen } = answering([{ name: 7 }, record])
    expect((await fetchNamesOf(ME, options, { http })).map(({ name }) => name)).to.deep.equal(['alice.reown.id'])
    expect(seen[0]?.url.searchParams.get('apiVersion')).to.equal('2')
  })
})

describe('prices', () => {
  afterEach(() => localStorage.clear())

  it('are requested one at a time and kept', async () => {
    const token = `eip155:1:${ME}` as const
    const { http, seen } = answering({ fungibles: [{ price: 2.5 }] })
    expect(await fetchPrice(token, options, { http })).to.equal(2.5)
    expect(await fetchPrice(token, options, { http })).to.equal(2.5)
    expect(seen).to.have.length(1)
    expect(JSON.parse(String(seen[0]?.init.body))).to.deep.equal({
      projectId: 'p',
      currency: 'usd',
      addresses: [token],
    })
  })

  it('that are invalid are 0', async () => {
    for (const fungibles of [[], [{ price: -1 }], [{ price: 'free' }]])
      expect(await fetchPrice(`eip155:1:0x${fungibles.length}`, options, answering({ fungibles }))).to.equal(0)
  })

  it('of a chain’s own coin go by its special address', () => {
    expect(nativePriceId('eip155:1')).to.equal(`eip155:1:0x${'e'.repeat(40)}`)
    expect(nativePriceId('nonsense')).to.equal(undefined)
  })
})

describe('the chains of the blockchain service', () => {
  const at = (name: string) => ({ projectId: 'p', services: { blockchain: `https://${name}.test` } })

  it('are requested once per page', async () => {
    const request = answering({ http: ['eip155:1', 5], ws: [] })
    expect(await isSupportedChain('eip155:1', at('once'), request)).to.equal(true)
    expect(await isSupportedChain('eip155:5', at('once'), request)).to.equal(false)
    expect(request.seen).to.have.length(1)
  })

  it('are none in a reply of another shape', async () =>
    expect(await isSupportedChain('eip155:1', at('odd'), answering({ http: 'all' }))).to.equal(false))

  it('that cannot be requested block nothing, and are requested again', async () => {
    const { fetchLike, seen } = fakeFetch(() => new Error('offline'))
    expect(await isSupportedChain('eip155:1', at('down'), { http: { fetchLike } })).to.equal(true)
    expect(await isSupportedChain('eip155:1', at('down'), { http: { fetchLike } })).to.equal(true)
    expect(seen).to.have.length(2)
  })
})
