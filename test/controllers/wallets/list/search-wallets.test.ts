import { expect } from '@open-wc/testing'

import { allWalletRows } from '../../../../src/controllers/wallets/list/all-wallet-rows.js'
import { fetchWalletList } from '../../../../src/controllers/wallets/list/fetch-wallet-list.js'
import { searchWallets } from '../../../../src/controllers/wallets/list/search-wallets.js'
import { walletListController } from '../../../../src/controllers/wallets/list/wallet-list.js'
import { walletsController } from '../../../../src/controllers/wallets/wallets.js'
import { json } from '../../../helpers/fake-fetch.js'
import { endInstance, instance, OFFLINE, settle } from '../../../helpers/instance.js'
import { newService, stubFetch, withCatalogue } from '../../stubs.js'

const names = () => allWalletRows.get().map(({ name }) => name)

describe('search-wallets', () => {
  let service: ReturnType<typeof stubFetch> | undefined
  afterEach(async () => {
    service?.restore()
    await endInstance()
  })

  function serve(
    answer = ({ url }: { url: URL }) => {
      const text = url.searchParams.get('search') ?? ''
      return json({ data: [{ id: text, name: `Found ${text}` }], count: 1 })
    },
  ) {
    service = stubFetch(answer)
    instance({}, withCatalogue(newService()))
    return service
  }
  const searches = () => (service?.seen ?? []).map(({ url }) => url.searchParams.get('search'))

  it('sends one request for fast keystrokes, after 300 ms, for 100 entries', async () => {
    serve()
    const start = performance.now()
    await Promise.all(['m', 'me', 'met', 'meta'].map(searchWallets))
    expect(performance.now() - start).to.be.at.least(295)
    expect(searches()).to.deep.equal(['meta'])
    expect(service?.seen[0]?.url.searchParams.get('entries')).to.equal('100')
    expect(names()).to.deep.equal(['Found meta'])
  })

  it('searches among the wallets that a page of its own asks for', async () => {
    service = stubFetch(() => json({ data: [{ id: 'a', name: 'Meta' }], count: 1 }))
    instance({}, { ...withCatalogue(newService()), includeWalletIds: ['s'], excludeWalletIds: ['x'] })
    await fetchWalletList({ search: 'meta', include: ['a', 'b'], exclude: ['c'] })
    await fetchWalletList({ search: 'meta' })
    const sent = service.seen.map(({ url: { searchParams } }) => searchParams).filter(query => query.get('search'))
    expect(sent.map(query => [query.get('include'), query.get('exclude')])).to.deep.equal([
      ['a,b', 'x,c'],
      ['s', 'x'],
    ])
  })

  it('searches for the newest text: an older request is aborted and its answer never shown', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    serve()
    service?.restore()
    service = stubFetch(({ url, init }) => {
      signals.push(init.signal)
      const text = url.searchParams.get('search')
      return text === 'old' ? 'hang' : json({ data: [{ id: 'n', name: 'Newest' }], count: 1 })
    })
    const old = searchWallets('old')
    await settle(330)
    await searchWallets('newest')
    await old
    expect(signals[0]?.aborted).to.equal(true)
    expect(names()).to.deep.equal(['Newest'])
  })

  it('shows known results immediately, and sends no request for one character', async () => {
    serve()
    walletsController.load({ recommended: [{ id: 'c', name: 'Cedar' }], listed: [{ id: 'l', name: 'Larch' }] })
    await searchWallets('C')
    expect(names()).to.deep.equal(['Larch', 'Cedar'].filter(name => name.toLowerCase().includes('c')).reverse())
    const task = searchWallets('ced')
    expect(names()).to.deep.equal(['Cedar'])
    await task
    expect(names()).to.deep.equal(['Cedar', 'Found ced'])
    expect(searches()).to.deep.equal(['ced'])
  })

  it('does not repeat a finished search, and ends with an empty text', async () => {
    serve()
    await searchWallets('abc')
    await searchWallets('abc ')
    expect(searches()).to.deep.equal(['abc'])
    await searchWallets('')
    expect(walletListController.state).to.include({ query: '', searching: 'ready' })
    expect(names()).to.deep.equal([])
  })

  it('says that it failed', async () => {
    serve(() => new Response('', { status: 500 }))
    expect(await searchWallets('abc').catch((error: unknown) => error)).to.be.instanceOf(Error)
    expect(walletListController.state.searching).to.equal('failed')
  })

  it('searches the list of the site without a service', async () => {
    const catalogue = [
      { id: 'a', name: 'Alder' },
      { id: 'b', name: 'Birch' },
    ]
    instance({}, { services: { ...OFFLINE.services, catalogue } })
    await searchWallets('alder')
    expect(names()).to.deep.equal(['Alder'])
  })
})
