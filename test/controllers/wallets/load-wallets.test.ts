import { expect } from '@open-wc/testing'

import { loadStoredWallets, loadWallets } from '../../../src/controllers/wallets/load-wallets.js'
import { loadWalletPage } from '../../../src/controllers/wallets/list/load-wallet-page.js'
import { walletsController } from '../../../src/controllers/wallets/wallets.js'
import { json } from '../../helpers/fake-fetch.js'
import { endInstance, instance, OFFLINE } from '../../helpers/instance.js'
import { UA, pretend } from '../../helpers/phones.js'
import { warningsOf } from '../../helpers/warnings.js'
import { newService, stubFetch, withCatalogue } from '../stubs.js'
import { waitUntil } from '../../helpers/wait-until.js'

const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
const page = (...wallets: string[]) => json({ data: wallets.map(id => ({ id, name: id })), count: 321 })

describe('load-wallets', () => {
  let service: ReturnType<typeof stubFetch> | undefined
  afterEach(async () => {
    service?.restore()
    await endInstance()
  })

  it('shows the featured wallets in the order of the site, whatever the service says', async () => {
    service = stubFetch(({ url }) => (url.searchParams.get('include') ? page('b', 'c', 'a') : page('r')))
    instance({}, { ...withCatalogue(newService()), featuredWalletIds: ['a', 'b', 'c'] })
    await loadWallets()
    expect(ids(walletsController.state.featured)).to.deep.equal(['a', 'b', 'c'])
    expect(walletsController.state).to.include({ status: 'ready', count: 324 }) // 321 others and 3 featured
  })

  it('asks for four recommended wallets of the networks, without those the site features or hides', async () => {
    service = stubFetch(() => page('r'))
    instance({}, { ...withCatalogue(newService()), featuredWalletIds: ['a'], excludeWalletIds: ['x'] })
    await loadWallets()
    const query = service.seen.map(({ url }) => url.searchParams).find(params => !params.has('include'))
    expect(query?.get('entries')).to.equal('4')
    expect(query?.get('exclude')).to.equal('x,a')
    expect(query?.get('chains')).to.equal('eip155:1,eip155:137')
  })

  it('keeps at most four recommended wallets of a service that sends more', async () => {
    service = stubFetch(() => page('1', '2', '3', '4', '5', '6'))
    instance({}, withCatalogue(newService()))
    await loadWallets()
    expect(ids(walletsController.state.recommended)).to.deep.equal(['1', '2', '3', '4'])
  })

  it('shows as many on phones, where some of what the service recommends has no link for phones', async () => {
    const restore = pretend(UA.androidChrome)
    const linkless = ['1', '2', '3'].map(id => ({ id, name: id }))
    const linked = ['4', '5', '6', '7', '8'].map(id => ({ id, name: id, mobile_link: `w${id}://` }))
    service = stubFetch(() => json({ data: [...linkless, ...linked], count: 8 }))
    try {
      instance({}, withCatalogue(newService()))
      await loadWallets()
      expect(ids(walletsController.state.recommended)).to.deep.equal(['4', '5', '6', '7'])
    } finally {
      restore()
    }
  })

  it('requests only what exists: no featured wallets, no request for them', async () => {
    service = stubFetch(() => page('r'))
    instance({}, withCatalogue(newService()))
    await loadWallets()
    expect(service.paths()).to.deep.equal(['/getWallets'])
  })

  for (const options of [
    { services: OFFLINE.services },
    { ...withCatalogue('https://unused.test'), enableWallets: false },
  ])
    it(`asks nothing with ${JSON.stringify(options)}`, async () => {
      service = stubFetch(() => page('r'))
      instance({}, options)
      await loadWallets()
      expect(service.seen).to.deep.equal([])
      expect(walletsController.state).to.deep.include({ status: 'ready', recommended: [] })
    })

  it('asks for the featured wallets alone when the site includes only wallets that are not of the catalogue', async () => {
    service = stubFetch(() => page('a'))
    const includeWallets = [{ rdns: 'com.example.aspen' }]
    instance({}, { ...withCatalogue(newService()), includeWallets, featuredWalletIds: ['a'] })
    await loadWallets()
    await loadWalletPage()
    expect(service.seen.map(({ url }) => url.searchParams.get('include'))).to.deep.equal(['a'])
    expect(walletsController.state).to.deep.include({ status: 'ready', recommended: [], count: 1 })
  })

  it('says that it failed, and works when asked again', async () => {
    let down = true
    service = stubFetch(() => (down ? new Response('', { status: 500 }) : page('r')))
    instance({}, withCatalogue(newService()))
    const error = await loadWallets().catch((reason: unknown) => reason)
    expect(error).to.be.instanceOf(Error)
    expect(walletsController.state.status).to.equal('failed')
    down = false
    await loadWallets()
    expect(walletsController.state.status).to.equal('ready')
  })

  it('uses the site’s list instead of the service', async () => {
    service = stubFetch(() => page('r'))
    const own = [{ id: 'one', name: 'One' }]
    instance({}, { services: { ...OFFLINE.services, catalogue: own } })
    await loadWallets()
    expect(ids(walletsController.state.recommended)).to.deep.equal(['one'])
    expect(service.seen).to.deep.equal([])
  })

  it('checks the custom and the recent wallets like those of the catalogue', () => {
    const link = 'javascript:alert(1)'
    localStorage.setItem('@appkit/recent_wallets', JSON.stringify([{ id: 'h', name: 'Hazel', homepage: link }, 7]))
    instance(
      {},
      {
        customWallets: [
          { id: 'c', name: 'Cedar', homepage: link },
          { id: '../x', name: 'Bad' },
        ],
      },
    )
    loadStoredWallets()
    expect(walletsController.state.custom).to.deep.equal([{ id: 'c', name: 'Cedar' }])
    expect(walletsController.state.recent).to.deep.equal([{ id: 'h', name: 'Hazel' }])
  })

  it('accepts custom wallets in camel case or with the catalogue’s names', () => {
    const shared = { name: 'Cedar', homepage: 'https://cedar.example/', rdns: 'example.cedar' }
    const cedar = {
      ...shared,
      id: 'c',
      mobileLink: 'cedar://',
      webappLink: 'https://app.cedar.example/',
      supportsWc: true,
      injected: [{ namespace: 'eip155', injectedId: 'isCedar' }],
    }
    const known = {
      ...shared,
      id: 'k',
      mobile_link: 'cedar://',
      webapp_link: 'https://app.cedar.example/',
      supports_wc: true,
      injected: [{ namespace: 'eip155', injected_id: 'isCedar' }],
    }
    instance({}, { customWallets: [cedar, known] })
    loadStoredWallets()
    const [one, other] = walletsController.state.custom
    expect(one).to.deep.equal({ ...other, id: 'c' })
    expect(other).to.deep.equal(known)
  })

  it('names custom wallets and fields without effect in a warning', async () => {
    const lines = await warningsOf(async () => {
      const customWallets = [
        { id: 'fir', name: 'Fir', homepage: 'javascript:alert(1)', colour: 'green', mobileLink: 'fir://' },
        { id: 'oak', name: 'Oak' },
        { id: 'no-name' },
        { id: 'fir', name: 'Fir again' },
        'Fir',
      ]
      const options: object = { customWallets }
      instance({}, options)
      loadStoredWallets()
    })
    expect(lines).to.deep.equal([
      '[wallet-modal] Fields of customWallets[0] have no effect: homepage, colour',
      ...[2, 3, 4].map(
        index => `[wallet-modal] customWallets[${index}] is ignored: it needs a name, and an id of its own`,
      ),
    ])
  })

  it('leaves nothing for the next instance when this one ends before the answer', async () => {
    let answer: ((response: Response) => void) | undefined
    service = stubFetch(() => new Promise<Response>(resolve => (answer = resolve)))
    const { modal } = instance({}, withCatalogue(newService()))
    const task = loadWallets()
    await waitUntil(() => answer)
    modal.destroy()
    answer?.(page('r'))
    await task
    expect(walletsController.state).to.deep.include({ status: 'idle', recommended: [] })
  })
})
