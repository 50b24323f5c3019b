import { expect } from '@open-wc/testing'

import { focusPath } from '../../../src/elements/shell/focus.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { walletsController } from '../../../src/controllers/wallets/wallets.js'
import type { Wallet } from '../../../src/core/entities/wallet.js'
import { CONSENT, consentBox } from '../../helpers/consent.js'
import { allByRole, byRole, deepAll, nameOf, readText } from '../../helpers/deep.js'
import { json } from '../../helpers/fake-fetch.js'
import { endInstance, settle } from '../../helpers/instance.js'
import { pretend, UA } from '../../helpers/phones.js'
import { openView, shownView } from '../../helpers/view.js'
import { newService, stubFetch, withCatalogue } from '../../controllers/stubs.js'
import { waitUntil } from '../../helpers/wait-until.js'

const wallet = (index: number): Wallet => ({
  id: `w${index}`,
  name: `Wallet ${index}`,
  badge_type: index % 3 ? 'none' : 'certified',
  mobile_link: 'w://',
  homepage: 'https://w.example',
})
const ALL = Array.from({ length: 90 }, (_, index) => wallet(index))

describe('<w3m-all-wallets-view>', () => {
  let service: ReturnType<typeof stubFetch>
  let down = false

  beforeEach(() => {
    down = false
    service = stubFetch(({ url }) => {
      const query = url.searchParams
      if (down) return new Response('', { status: 500 })
      const found = ALL.filter(
        ({ name, badge_type }) =>
          name.includes(query.get('search') ?? '') && (!query.get('badge_type') || badge_type === 'certified'),
      )
      const [page, entries] = [Number(query.get('page')), Number(query.get('entries'))]
      return json({ data: found.slice((page - 1) * entries, page * entries), count: found.length })
    })
  })
  afterEach(async () => {
    service.restore()
    await endInstance()
  })

  async function open() {
    const { view } = await openView({ view: 'AllWallets' }, { site: withCatalogue(newService()) })
    const root = view.shadowRoot ?? view
    const names = () => allByRole(root, 'button', /^Wallet|Aspen|Birch/).map(nameOf)
    const type = async (text: string): Promise<void> => {
      const field = byRole(root, 'searchbox', 'Search wallets')
      if (!(field instanceof HTMLInputElement)) throw new Error('no field')
      field.value = text
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
      await settle(30)
    }
    return { view, root, names, type }
  }

  it('shows known results immediately, then the pages of the catalogue', async () => {
    const { root, names } = await open()
    expect(names().slice(0, 2).join()).to.match(/Aspen.*Birch/)
    await waitUntil(() => names().includes('Wallet 1'))
    const [scroller] = deepAll(root, '.scroller')
    await waitUntil(() => {
      if (scroller) scroller.scrollTop = scroller.scrollHeight
      return readText(root).includes('No more wallets')
    }, 'no end')
    await waitUntil(() => names().includes('Wallet 89'))
    expect(readText(root)).to.include('92 wallets')
  })

  it('searches in place, and says when nothing is found', async () => {
    const { root, names, type } = await open()
    await waitUntil(() => names().includes('Wallet 1'))
    await type('Wallet 8')
    expect(names()).to.deep.equal(['Wallet 8'])
    await waitUntil(() => names().includes('Wallet 88'))
    await type('<b>zz</b>')
    await waitUntil(() => readText(root).includes('No results for “<b>zz</b>”.'))
    expect(byRole(root, 'status', / wallets$/).textContent).to.equal('0 wallets')
    byRole(root, 'button', 'Show all wallets').focus()
    byRole(root, 'button', 'Show all wallets').click()
    expect(focusPath()[0]?.localName).to.equal('input')
    await waitUntil(() => names().includes('Wallet 1'))
    expect(byRole(root, 'searchbox')).to.have.property('value', '')
  })

  it('shows only certified wallets on demand', async () => {
    const { root, names } = await open()
    await waitUntil(() => names().includes('Wallet 1'))
    byRole(root, '[role=switch]', 'Certified only').click()
    await waitUntil(() => names().includes('Wallet 3, Certified') && !names().includes('Wallet 1'))
    expect(names().every(name => name.includes('Certified'))).to.equal(true)
  })

  it('shows the mark of certified wallets beside the words that explain it', async () => {
    const { view } = await openView({ view: 'AllWallets' })
    const [legend] = deepAll(view.shadowRoot ?? view, 'w3m-ui-switch')
    expect(legend?.querySelector('w3m-ui-icon')?.getAttribute('name')).to.equal('check')
    expect(legend?.getAttribute('label')).to.equal('Certified only')
  })

  it('keeps known wallets when the catalogue fails, and retries on demand', async () => {
    down = true
    const { root, names } = await open()
    await waitUntil(() => readText(root).includes('Could not load more wallets'))
    expect(names().join()).to.match(/Aspen.*Birch/)
    down = false
    byRole(root, 'button', 'Try again').focus()
    byRole(root, 'button', 'Try again').click()
    const focusedName = (): string => focusPath().slice(0, 1).map(nameOf).join()
    expect(focusedName()).to.match(/^Aspen/)
    await waitUntil(() => names().includes('Wallet 1'))
    expect(focusedName()).to.match(/^Aspen/)
  })

  it('retries the list while the search is blank', async () => {
    down = true
    const { root, names, type } = await open()
    await waitUntil(() => readText(root).includes('Could not load more wallets'))
    await type(' ')
    down = false
    byRole(root, 'button', 'Try again').click()
    await waitUntil(() => names().includes('Wallet 1'))
  })

  it('says once that a search failed, and what to do', async () => {
    const { root, names, type } = await open()
    await waitUntil(() => names().includes('Wallet 1'))
    down = true
    await type('zq')
    await waitUntil(() => allByRole(root, 'button', 'Try again').length)
    const said = readText(root)
    expect(said).to.include('Could not load the wallet list').and.include('Check your connection, then try again.')
    expect(said.match(/Could not/g)).to.have.length(1)
    const announced = () => allByRole(root, 'status').filter(region => readText(region).includes('Could not load'))
    expect(announced()).to.have.length(1)
    await waitUntil(() => !announced()[0]?.shadowRoot?.querySelector('[aria-hidden]'), 'not announced')
    byRole(root, 'button', 'Try again').focus()
    byRole(root, 'button', 'Try again').click()
    expect(focusPath()[0]?.localName).to.equal('input')
    await waitUntil(() => announced().length === 0, 'does not try again')
    await waitUntil(() => announced().length === 1, 'does not say it again')
    expect(focusPath()[0]?.localName).to.equal('input')
  })

  it('blocks the wallets until the legal checkbox is ticked, if the site requires it', async () => {
    const { view } = await openView({ view: 'AllWallets' }, { site: CONSENT })
    const root = view.shadowRoot ?? view
    const aspen = () => byRole(root, 'button', /Aspen/)
    const box = await consentBox(root)
    expect(aspen().matches(':disabled')).to.equal(true)
    box.click()
    await waitUntil(() => !aspen().matches(':disabled'))
  })

  it('asks for consent if the visitor came from the wallets to get, where nothing asks', async () => {
    const { view: first } = await openView({}, { site: { ...withCatalogue(newService()), ...CONSENT } })
    await consentBox(first.shadowRoot ?? first)
    routerController.push({ view: 'GetWallet', args: undefined })
    const list = await shownView()
    await waitUntil(() => allByRole(list.shadowRoot ?? list, 'button', /^All wallets/).length === 1)
    byRole(list.shadowRoot ?? list, 'button', /^All wallets/).click()
    const view = await shownView()
    const root = view.shadowRoot ?? view
    await consentBox(root)
    expect(byRole(root, 'button', /Aspen/).matches(':disabled')).to.equal(true)
  })

  it('does not ask for consent again after the Connect view', async () => {
    const { view: first } = await openView({}, { site: { ...withCatalogue(newService()), ...CONSENT } })
    const box = await consentBox(first.shadowRoot ?? first)
    box.click()
    routerController.push({ view: 'AllWallets', args: undefined })
    const view = await shownView()
    const root = view.shadowRoot ?? view
    await waitUntil(() => allByRole(root, 'button', /Aspen/).length === 1)
    expect(byRole(root, 'button', /Aspen/).matches(':disabled')).to.equal(false)
    expect(allByRole(root, 'checkbox')).to.be.empty
  })

  it('resumes where it was on return', async () => {
    const { names, type } = await open()
    await waitUntil(() => names().includes('Wallet 1'))
    await type('Wallet 33')
    await waitUntil(() => names().join() === 'Wallet 33, Certified')
    routerController.push({ view: 'Downloads', args: { walletId: 'w33' } })
    await shownView()
    routerController.back(routerController.state.history.slice(0, -1))
    const again = await shownView()
    await waitUntil(() => allByRole(again.shadowRoot ?? again, 'button', /^Wallet/).length === 1)
    expect(byRole(again.shadowRoot ?? again, 'searchbox')).to.have.property('value', 'Wallet 33')
  })

  it('keeps its scroll position on return, and otherwise starts at the top', async () => {
    const { root, names } = await open()
    await waitUntil(() => names().includes('Wallet 1'))
    const scrollerIn = (place: ParentNode) => deepAll(place, '.scroller')[0]
    const scroller = scrollerIn(root)
    await waitUntil(() => {
      if (scroller) scroller.scrollTop = 1000
      return scroller?.scrollTop === 1000 && /Wallet 4\d/.test(names().join())
    }, 'no second page')
    await waitUntil(() => {
      const places = deepAll(root, '[data-index]').map(cell => Number(cell.dataset['index']))
      return places.every((place, index) => place === (places[0] ?? NaN) + index)
    }, 'scrolling has not rested')
    const seen = names()
    routerController.push({ view: 'Downloads', args: { walletId: 'w33' } })
    await shownView()
    routerController.back(routerController.state.history.slice(0, -1))
    const again = await shownView()
    const back = again.shadowRoot
    if (!back) throw new Error('no view')
    await waitUntil(() => allByRole(back, 'button', /^Wallet/).length > 0)
    expect(nameOf(allByRole(back, 'button', /^Wallet/)[8] ?? back.host)).to.match(/^Wallet [34]\d/) // from the first drawing
    await waitUntil(() => String(allByRole(back, 'button', /^Wallet|Aspen|Birch/).map(nameOf)) === String(seen))
    expect(scrollerIn(back)?.scrollTop).to.equal(1000)
    routerController.resetTo({ view: 'Connect', args: undefined })
    await shownView()
    routerController.push({ view: 'AllWallets', args: undefined })
    const fresh = await shownView()
    await waitUntil(() => allByRole(fresh.shadowRoot ?? fresh, 'button', 'Wallet 1').length > 0)
    expect(scrollerIn(fresh.shadowRoot ?? fresh)?.scrollTop).to.equal(0)
  })

  it('is reached from the Connect view, with the number of wallets, unless the site hides it', async () => {
    const { view } = await openView({}, { site: withCatalogue(newService()) })
    walletsController.load({ status: 'ready', count: 600 })
    await waitUntil(() => allByRole(view.shadowRoot ?? view, 'button', 'All wallets 600+').length === 1)
    byRole(view.shadowRoot ?? view, 'button', 'All wallets 600+').click()
    expect(routerController.route.view).to.equal('AllWallets')
  })

  it('is reached without a number on a phone, which can use far fewer', async () => {
    const restore = pretend(UA.iosSafari)
    const { view } = await openView({}, { site: withCatalogue(newService()) })
    walletsController.load({ status: 'ready', count: 600 })
    await waitUntil(() => allByRole(view.shadowRoot ?? view, 'button', 'All wallets').length === 1)
    restore()
  })

  for (const site of [
    { allWallets: 'HIDE' },
    { allWallets: 'ONLY_MOBILE' },
    { features: { allWallets: false } },
  ] as const)
    it(`is hidden on a desktop with ${JSON.stringify(site)}`, async () => {
      const { view } = await openView({}, { site: { ...withCatalogue(newService()), ...site } })
      walletsController.load({ status: 'ready', count: 600 })
      await settle(150)
      expect(allByRole(view.shadowRoot ?? view, 'button', /All wallets/)).to.be.empty
    })
})

describe('<w3m-get-wallet-view>', () => {
  afterEach(endInstance)

  it('offers a few wallets to install, and a link to all', async () => {
    const { view } = await openView({ view: 'GetWallet' })
    const recommended = Array.from({ length: 9 }, (_, index) => wallet(index))
    walletsController.load({ status: 'ready', recommended: [{ id: 'n', name: 'Nowhere' }, ...recommended], count: 9 })
    const root = view.shadowRoot ?? view
    await waitUntil(() => allByRole(root, 'button', /^Wallet/).length === 5)
    expect(allByRole(root, 'button', /Nowhere/)).to.be.empty
    await waitUntil(() => allByRole(root, 'button', 'All wallets').length === 1) // a handful is no figure to show
    expect(allByRole(root, 'link')).to.be.empty // no vendor's page without the vendor's service
    byRole(root, 'button', /^Wallet 0/).click()
    expect(routerController.route).to.deep.equal({ view: 'Downloads', args: { walletId: 'w0' } })
  })

  it('says so when there is none', async () => {
    const { view } = await openView({ view: 'GetWallet' })
    walletsController.load({ status: 'ready' })
    await waitUntil(() => readText(view).includes('Look for a wallet in your app store.'))
  })
})
