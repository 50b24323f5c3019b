import { expect } from '@open-wc/testing'

import { loadWalletPage } from '../../../../src/controllers/wallets/list/load-wallet-page.js'
import { startWalletList } from '../../../../src/controllers/wallets/list/start-wallet-list.js'
import { walletListController } from '../../../../src/controllers/wallets/list/wallet-list.js'
import { walletsController } from '../../../../src/controllers/wallets/wallets.js'
import { json } from '../../../helpers/fake-fetch.js'
import { endInstance, instance, OFFLINE } from '../../../helpers/instance.js'
import { newService, stubFetch, withCatalogue } from '../../stubs.js'

const wallets = (page: number, count: number) =>
  Array.from({ length: Math.max(0, Math.min(40, count - (page - 1) * 40)) }, (_, index) => ({
    id: `w${(page - 1) * 40 + index}`,
    name: `W${index}`,
  }))
const state = () => walletListController.state
const listed = () => walletsController.state.listed.length

describe('the list of all wallets', () => {
  let service: ReturnType<typeof stubFetch> | undefined
  afterEach(async () => {
    service?.restore()
    await endInstance()
  })

  function serve(count: number, options = {}) {
    service = stubFetch(({ url }) => {
      const page = Number(url.searchParams.get('page'))
      return json({ data: wallets(page, count), count })
    })
    instance({}, { ...withCatalogue(newService()), ...options })
    return service
  }

  it('comes in pages of 40 for the site’s networks, until there are no more', async () => {
    const { seen } = serve(85, { includeWalletIds: ['i'], excludeWalletIds: ['e'] })
    walletsController.load({ recommended: [{ id: 'r', name: 'R' }], featured: [{ id: 'f', name: 'F' }] })
    await startWalletList()
    expect(listed()).to.equal(40)
    expect(state()).to.include({ page: 1, status: 'ready', ended: false })
    await loadWalletPage()
    await loadWalletPage()
    expect(listed()).to.equal(85)
    expect(state()).to.include({ page: 3, ended: true })
    await loadWalletPage()
    expect(seen).to.have.lengthOf(3)
    const query = Object.fromEntries(seen[1]?.url.searchParams ?? [])
    expect(query).to.include({
      page: '2',
      entries: '40',
      chains: 'eip155:1,eip155:137',
      include: 'i',
      exclude: 'e,f,r',
    })
  })

  it('omits unreachable wallets when a link is the only way: the site has no adapters', async () => {
    const wallets = [
      { id: 'far', name: 'Far', mobile_link: 'far://' },
      { id: 'shut', name: 'Shut' },
    ]
    service = stubFetch(() => json({ data: wallets, count: 2 }))
    const { services } = withCatalogue(newService())
    instance({}, { services: { ...services, relay: 'wss://relay.test' }, adapters: [] })
    await startWalletList()
    expect(walletsController.state.listed.map(({ id }) => id)).to.deep.equal(['far'])
    expect(walletsController.state.withheld.map(({ id }) => id)).to.deep.equal(['shut'])
  })

  it('fetches a shared page once, and continues where it was when reopened', async () => {
    const { seen } = serve(85)
    await Promise.all([startWalletList(), startWalletList(), loadWalletPage()])
    await startWalletList()
    expect(seen).to.have.lengthOf(1)
  })

  it('starts over with the certified ones, and ignores late results of the other list', async () => {
    const { seen } = serve(85)
    const late = startWalletList()
    await startWalletList({ badge: 'certified' })
    await late
    expect(listed()).to.equal(40)
    expect(seen.at(-1)?.url.searchParams.get('badge_type')).to.equal('certified')
  })

  it('ends at an empty page and at one without new wallets, whatever the count says', async () => {
    let pages = 0
    service = stubFetch(() => json({ data: pages++ ? wallets(1, 40) : wallets(1, 40), count: 1e9 }))
    instance({}, withCatalogue(newService()))
    await startWalletList()
    await loadWalletPage()
    expect(state().ended).to.equal(true)
    expect(listed()).to.equal(40)
  })

  it('says that it failed, keeps what it has, and works when asked again', async () => {
    let down = false
    service = stubFetch(({ url }) =>
      down
        ? new Response('', { status: 500 })
        : json({ data: wallets(Number(url.searchParams.get('page')), 85), count: 85 }),
    )
    instance({}, withCatalogue(newService()))
    await startWalletList()
    down = true
    expect(await loadWalletPage().catch((error: unknown) => error)).to.be.instanceOf(Error)
    expect(state().status).to.equal('failed')
    expect(listed()).to.equal(40)
    down = false
    await loadWalletPage()
    expect(listed()).to.equal(80)
  })

  for (const options of [{ services: OFFLINE.services }, { enableWallets: false }])
    it(`is empty and asks nothing with ${JSON.stringify(options)}`, async () => {
      const { seen } = serve(85, options)
      await startWalletList()
      expect(state()).to.include({ status: 'ready', ended: true })
      expect(seen).to.deep.equal([])
    })
})
