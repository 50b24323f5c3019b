import { expect, fixture, html } from '@open-wc/testing'

import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { themeController } from '../../../src/controllers/shell/theme.js'
import { findWallet } from '../../../src/controllers/wallets/find-wallet.js'
import { walletsController } from '../../../src/controllers/wallets/wallets.js'
import type { CaipNetwork } from '../../../src/core/entities/network.js'
import '../../../src/controllers/visit/open.js' // loaded, so that whatever would open the modal does so at once
import '../../../src/elements/index.js'
import '../../../src/elements/networks/w3m-network-picture.js'
import { ar } from '../../../src/locales/ar/index.js'
import { de } from '../../../src/locales/de/index.js'
import { en } from '../../../src/locales/en/index.js'
import { allByRole, byRole, deepAll, focused, nameOf, readText } from '../../helpers/deep.js'
import { ALICE, aspen } from '../../helpers/fake-adapter.js'
import { json } from '../../helpers/fake-fetch.js'
import { endInstance, idle, instance, settle, turns } from '../../helpers/instance.js'
import { SOL, twoFamilies } from '../../helpers/two-families.js'
import { newService, stubFetch, withCatalogue } from '../../controllers/stubs.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** A busy machine takes longer to load late parts. */
const until = (check: () => boolean): Promise<void> => waitUntil(check)
/** Waits until no button has an account whose code still loads. */
async function drawn(element: HTMLElement): Promise<HTMLElement> {
  await settle()
  const isLoading = (host: HTMLElement): boolean =>
    host.matches(':state(connected)') && host.shadowRoot?.querySelector('button.restoring') !== null
  await until(() => ![element, ...deepAll(element, '*')].some(isLoading))
  return element
}
const put = async (markup: ReturnType<typeof html>): Promise<HTMLElement> => drawn(await fixture<HTMLElement>(markup))
const button = (element: HTMLElement): HTMLElement => byRole(element.shadowRoot ?? element, 'button')

function connect(patch: Parameters<typeof accountsController.replace>[1] = {}): void {
  accountsController.replace('eip155', {
    status: 'connected',
    address: ALICE,
    allAccounts: [{ address: ALICE }],
    balance: '1.94299',
    balanceSymbol: 'ETH',
    balanceStatus: 'ready',
    ...patch,
  })
}

const FAR = { id: 'far', name: 'Far Away Wallet', homepage: 'https://far.example' }

describe('the buttons on the page', () => {
  afterEach(endInstance)

  it('is not seen in English while the language that the page begins with loads', async () => {
    let arrive = (_: typeof de): void => undefined
    const texts = new Promise<typeof de>(resolve => (arrive = resolve))
    instance({}, { locale: 'de', locales: { de: () => texts } })
    const element = await put(html`<wallet-modal-button></wallet-modal-button>`)
    expect(getComputedStyle(button(element)).color).to.equal('rgba(0, 0, 0, 0)')
    arrive(de)
    await until(() => getComputedStyle(button(element)).color !== 'rgba(0, 0, 0, 0)')
    expect(readText(button(element))).to.equal(de['button.connect'])
  })

  it('is seen in English after a second, if that language does not arrive', async () => {
    instance({}, { locale: 'de', locales: { de: () => new Promise(() => undefined) } })
    const element = await put(html`<wallet-modal-button></wallet-modal-button>`)
    await until(() => getComputedStyle(button(element)).color !== 'rgba(0, 0, 0, 0)')
    expect(readText(button(element))).to.equal('Connect wallet')
  })

  for (const options of [{}, { locale: 'en-GB' }, { locale: 'de', locales: { de } }])
    it(`is seen at once with ${JSON.stringify(Object.keys(options))} of ${options.locale ?? 'none'}`, async () => {
      instance({}, options)
      const element = await put(html`<wallet-modal-button></wallet-modal-button>`)
      expect(button(element).className).not.to.include('wordless')
    })

  it('offers to connect with the connect button, even while connected', async () => {
    instance()
    connect()
    const element = await put(html`<wallet-modal-connect-button namespace="eip155"></wallet-modal-connect-button>`)
    button(element).click()
    await until(() => modalController.state.open)
    expect(routerController.route.view).to.equal('Connect')
    expect(modalController.state.namespace).to.equal('eip155')
  })

  it('shows and opens the account of its family while another one is active', async () => {
    twoFamilies()
    connect()
    const own = { address: SOL, allAccounts: [{ address: SOL }] }
    accountsController.replace('solana', {
      status: 'connected',
      ...own,
      balance: '2.5',
      balanceSymbol: 'SOL',
      balanceStatus: 'ready',
    })
    networksController.select('eip155')
    const element = await put(html`<wallet-modal-button namespace="solana"></wallet-modal-button>`)
    await until(() => /2\.500 SOL/.test(nameOf(button(element))))
    button(element).click()
    await until(() => modalController.state.open)
    expect(routerController.route.view).to.equal('Account')
    expect(networksController.state.activeNamespace).to.equal('solana')
  })

  it('connects its family while another one is connected', async () => {
    twoFamilies()
    accountsController.replace('solana', {
      status: 'connected',
      address: SOL,
      allAccounts: [{ address: SOL }],
    })
    networksController.select('solana')
    const element = await put(html`<wallet-modal-connect-button namespace="eip155"></wallet-modal-connect-button>`)
    button(element).click()
    await until(() => modalController.state.open)
    expect(routerController.route.view).to.equal('Connect')
    expect(modalController.state.namespace).to.equal('eip155')
  })

  it('has the language and the direction of its texts, whatever those of the page', async () => {
    instance({}, { locale: 'ar' })
    const element = await put(html`<wallet-modal-button></wallet-modal-button>`)
    await until(() => readText(button(element)).includes(ar['button.connect']))
    expect([button(element).lang, button(element).dir]).to.deep.equal(['ar', 'rtl'])
  })

  it('leaves the page’s own text in the language and the direction of the page', async () => {
    instance({}, { locale: 'ar' })
    const place = await put(html`
      <div lang="de">
        <wallet-modal-button label="Wallet verbinden"></wallet-modal-button>
        <wallet-modal-network-button label="Netzwerk"></wallet-modal-network-button>
        <wallet-modal-connect-button>Wallet verbinden</wallet-modal-connect-button>
        <wallet-modal-connect-button></wallet-modal-connect-button>
      </div>
    `)
    await until(() => readText(place).includes(ar['button.connect']))
    const spoken = () => allByRole(place, 'button').map(each => [each.matches(':lang(de)'), each.matches(':dir(ltr)')])
    const [theirs, ours] = [
      [true, true],
      [false, false],
    ]
    expect(spoken()).to.deep.equal([theirs, theirs, theirs, ours])
    accountsController.patch('eip155', { status: 'connecting' })
    await settle()
    expect(spoken(), 'those that connect say so in our words').to.deep.equal([ours, theirs, ours, ours])
  })

  it('is neutral until the instance exists, and never offers to connect while a connection is restored', async () => {
    const element = await put(html`<wallet-modal-button></wallet-modal-button>`)
    expect(nameOf(button(element))).to.equal('Restoring your wallet')
    expect(element.matches(':state(restoring)')).to.equal(true)
    instance()
    accountsController.patch('eip155', { status: 'reconnecting' })
    await turns()
    expect(nameOf(button(element))).to.equal('Restoring your wallet')
    expect(readText(button(element)).trim()).to.equal('')
  })

  it('applies a press made before the instance exists, unless the button is gone by then', async () => {
    const element = await put(html`<wallet-modal-button></wallet-modal-button>`)
    button(element).click()
    await turns()
    expect(modalController.state.open).to.equal(false)
    instance()
    await until(() => modalController.state.open)
    await endInstance()
    button(element).click()
    element.remove()
    instance()
    await turns()
    expect(modalController.state.open).to.equal(false)
  })

  it('takes several presses made before the instance exists as one', async () => {
    const element = await put(html`<wallet-modal-button></wallet-modal-button>`)
    let presses = 0
    element.addEventListener('w3m-button-open', () => (presses += 1))
    for (let press = 0; press < 3; press += 1) button(element).click()
    instance()
    await until(() => modalController.state.open)
    expect(presses).to.equal(1)
  })

  it('forgets a press made before the instance exists when it leaves the page, even if it returns', async () => {
    const element = await put(html`<wallet-modal-button></wallet-modal-button>`)
    let opens = 0
    element.addEventListener('w3m-button-open', () => (opens += 1))
    const place = element.parentElement
    button(element).click()
    element.remove()
    place?.append(element)
    instance()
    await turns()
    expect(opens).to.equal(0)
    button(element).click()
    await until(() => modalController.state.open)
  })

  it('is rendered where custom states must begin with hyphens', async () => {
    const add = Object.getOwnPropertyDescriptor(CustomStateSet.prototype, 'add')
    const refuse = (): never => {
      throw new SyntaxError('not a dashed name')
    }
    try {
      Object.defineProperty(CustomStateSet.prototype, 'add', { configurable: true, writable: true, value: refuse })
      instance()
      const element = await put(html`<wallet-modal-button></wallet-modal-button>`)
      expect(nameOf(button(element))).to.equal('Connect wallet')
    } finally {
      if (add) Object.defineProperty(CustomStateSet.prototype, 'add', add)
    }
  })

  it('is a connect button while disconnected, an account button while connected', async () => {
    instance()
    const element = await put(html`<wallet-modal-button></wallet-modal-button>`)
    expect(nameOf(button(element))).to.equal('Connect wallet')
    expect(element.matches(':state(disconnected)')).to.equal(true)
    connect()
    await until(() => nameOf(button(element)) !== 'Restoring your wallet' && element.matches(':state(connected)'))
    expect(nameOf(button(element))).to.equal('Open wallet: 1.942 ETH, 0xd8dA…6045 on Ethereum')
    expect(readText(button(element)).replace(/\s+/g, ' ').trim()).to.equal('1.942 ETH 0xd8dA…6045')
    expect(element.matches(':state(connected)')).to.equal(true)
  })

  it('works without media queries and parts, as in a site’s unit tests under jsdom', async () => {
    const [media, part] = [window.matchMedia, Object.getOwnPropertyDescriptor(Element.prototype, 'part')]
    Object.defineProperty(window, 'matchMedia', { value: undefined, configurable: true, writable: true })
    Reflect.deleteProperty(Element.prototype, 'part')
    try {
      instance()
      const element = await put(html`<wallet-modal-button></wallet-modal-button>`)
      expect(nameOf(button(element))).to.equal('Connect wallet')
      const opened = new Promise(resolve => element.addEventListener('w3m-button-open', resolve))
      element.addEventListener('w3m-button-open', event => event.preventDefault())
      element.click()
      await opened
      element.remove()
    } finally {
      window.matchMedia = media
      if (part) Object.defineProperty(Element.prototype, 'part', part)
    }
  })

  it('keeps its height through every state and its width through connecting', async () => {
    instance()
    const element = await put(html`<wallet-modal-button></wallet-modal-button>`)
    const { width } = element.getBoundingClientRect()
    for (const status of ['reconnecting', 'connecting', 'disconnected'] as const) {
      accountsController.patch('eip155', { status })
      await settle()
      expect(element.getBoundingClientRect().width, status).to.equal(width)
      expect(button(element).getBoundingClientRect().height, status).to.equal(40)
    }
    connect()
    await drawn(element)
    expect(button(element).getBoundingClientRect().height).to.equal(40)
  })

  it('opens the modal, reports it, and gets the focus back', async () => {
    instance()
    const element = await put(html`<wallet-modal-button></wallet-modal-button>`)
    const heard: string[] = []
    for (const type of ['w3m-button-open', 'w3m-button-close'])
      document.addEventListener(type, () => heard.push(type), { once: true })
    expect(button(element).getAttribute('aria-haspopup')).to.equal('dialog')
    button(element).click()
    await until(() => deepAll(document, 'w3m-connect-view').length === 1)
    expect(button(element).getAttribute('aria-expanded')).to.equal('true')
    modalController.close()
    byRole(document, 'dialog')
    await until(() => focused() === button(element))
    expect(button(element).getAttribute('aria-expanded')).to.equal('false')
    expect(heard).to.include('w3m-button-open')
  })

  it('stays closed when the page prevents it', async () => {
    instance()
    const element = await put(html`<wallet-modal-button></wallet-modal-button>`)
    element.addEventListener('w3m-button-open', event => event.preventDefault(), { once: true })
    button(element).click()
    await turns()
    expect(modalController.state.open).to.equal(false)
  })

  it('prepares on the first sign of intent, and not before', async () => {
    const { adapter } = instance()
    const element = await put(html`<wallet-modal-button></wallet-modal-button>`)
    await idle()
    expect(adapter.calls).to.be.empty
    button(element).dispatchEvent(new PointerEvent('pointerenter'))
    await until(() => adapter.calls.includes('discover'))
  })

  it('does nothing while disabled', async () => {
    instance()
    const element = await put(html`<wallet-modal-button disabled></wallet-modal-button>`)
    button(element).click()
    await turns()
    expect(button(element).matches(':disabled')).to.equal(true)
    expect(modalController.state.open).to.equal(false)
  })

  it('takes its texts, sizes and lengths from attributes', async () => {
    instance()
    const element = await put(
      html`<wallet-modal-button
        label="Log in"
        loadinglabel="One moment"
        size="lg"
        charsstart="2"
        charsend="2"
      ></wallet-modal-button>`,
    )
    expect(nameOf(button(element))).to.equal('Log in')
    expect(button(element).getBoundingClientRect().height).to.equal(48)
    accountsController.patch('eip155', { status: 'connecting' })
    await settle()
    expect(nameOf(button(element))).to.equal('One moment')
    connect()
    await drawn(element)
    expect(readText(button(element))).to.include('0xd8…45')
  })

  for (const tag of ['wallet-modal-button', 'wallet-modal-account-button'])
    it(`<${tag}> shows 4 characters after 0x and the last 4, or the given numbers`, async () => {
      instance()
      connect()
      const shownBy = async (attributes: Readonly<Record<string, string>>) => {
        const element = document.createElement(tag)
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
        return readText(button(await put(html`${element}`)))
      }
      expect(await shownBy({})).to.include('0xd8dA…6045')
      expect(await shownBy({ charsstart: '2', charsend: '3' })).to.include('0xd8…045')
    })

  it('hides the balance on request, and keeps its place while it loads', async () => {
    instance()
    connect({ balanceStatus: 'loading', balance: undefined as never }) // no balance yet
    const element = await put(html`<wallet-modal-button></wallet-modal-button>`)
    expect(nameOf(button(element))).to.equal('Open wallet: 0xd8dA…6045 on Ethereum')
    expect(deepAll(element.shadowRoot ?? element, '.pending')).to.have.length(1)
    element.setAttribute('balance', 'hide')
    await settle()
    expect(deepAll(element.shadowRoot ?? element, '.pending')).to.be.empty
  })

  it('keeps no place for a balance that nothing can read', async () => {
    instance()
    connect({ balance: undefined as never }) // as in a family without endpoints
    const element = await put(html`<wallet-modal-button></wallet-modal-button>`)
    expect(nameOf(button(element))).to.equal('Open wallet: 0xd8dA…6045 on Ethereum')
    expect(deepAll(element.shadowRoot ?? element, '.pending')).to.be.empty
  })

  it('truncates the address only where even the name of the network has given way', async () => {
    instance()
    connect({ balance: '10000' })
    const room = await put(html`<div><wallet-modal-button></wallet-modal-button></div>`)
    const [address] = deepAll(room, '.pill .cut')
    const [figure] = deepAll(room, '.figure')
    if (!address || !figure) throw new Error('there is no account')
    const least = Number.parseFloat(getComputedStyle(figure).minInlineSize)
    for (let width = 400; width >= 120; width -= 5) {
      room.style.setProperty('inline-size', `${width}px`)
      if (figure.getBoundingClientRect().width > least + 1)
        expect(address.scrollWidth, `at ${width} px`).to.equal(address.clientWidth)
    }
  })

  it('shows a balance in full or not at all if there is little space', async () => {
    instance()
    connect({ balance: '10000' })
    const room = await put(html`<div><wallet-modal-button></wallet-modal-button></div>`)
    const inner = deepAll(room, '.figure .cut')[0]
    const figure = inner?.parentElement
    if (!inner || !figure) throw new Error('there is no balance')
    const seen = new Set<string>()
    for (let width = 400; width >= 120; width -= 5) {
      room.style.setProperty('inline-size', `${width}px`)
      const [text, place] = [inner.getBoundingClientRect(), figure.getBoundingClientRect()]
      const isWhole =
        inner.scrollWidth <= inner.clientWidth && text.right <= place.right + 0.5 && text.top < place.bottom
      const isGone = text.top >= place.bottom - 0.5
      expect(isWhole !== isGone, `at ${width} px`).to.equal(true)
      seen.add(isWhole ? 'whole' : 'gone')
      const [pill] = deepAll(room, '.pill')
      expect(pill?.getBoundingClientRect().right).to.be.at.most(room.getBoundingClientRect().right)
      const [mark] = deepAll(room, '.figure .picture')
      const middle = (of: DOMRect): number => of.top + of.height / 2
      if (mark)
        expect(middle(mark.getBoundingClientRect())).to.be.closeTo(middle(button(room).getBoundingClientRect()), 1)
    }
    expect([...seen]).to.deep.equal(['whole', 'gone'])
  })

  it('shows a balance of any length in a short form, and says the full figure', async () => {
    instance()
    connect({ balance: `${'1234567890'.repeat(8)}.5` })
    const element = await put(html`<wallet-modal-button></wallet-modal-button>`)
    const find = () => element.shadowRoot?.querySelector('.figure .cut')
    await until(() => Boolean(find()))
    const figure = find()
    expect(figure?.textContent).to.equal('1.234E79 ETH')
    expect(figure?.scrollWidth).to.equal(figure?.clientWidth)
    expect(nameOf(button(element)).replace(/,/g, '')).to.include(`${'1234567890'.repeat(8)}.500 ETH`)
  })

  it('shows names from outside as text', async () => {
    instance()
    connect({ profileName: '<b>alice</b>\u202e', balanceSymbol: '<i>E</i>' })
    const element = await put(html`<wallet-modal-account-button></wallet-modal-account-button>`)
    expect(readText(button(element))).to.include('<b>alice</b>')
    expect(deepAll(element.shadowRoot ?? element, 'b, i')).to.be.empty
  })

  it('the account button takes up no space without an account', async () => {
    instance()
    const element = await put(html`<wallet-modal-account-button></wallet-modal-account-button>`)
    expect(allByRole(element.shadowRoot ?? element, 'button')).to.be.empty
    expect(element.getBoundingClientRect().width).to.equal(0)
  })

  it('the network button names the network and opens the list', async () => {
    instance()
    const element = await put(html`<wallet-modal-network-button></wallet-modal-network-button>`)
    expect(nameOf(button(element))).to.equal('Change network: Ethereum')
    button(element).click()
    await until(() => routerController.route.view === 'Networks')
    modalController.close()
    const [network] = networksController.list()
    if (!network) throw new Error('no network')
    networksController.activate({ ...network, caipNetworkId: 'eip155:9', unsupported: true })
    await settle()
    expect(nameOf(button(element))).to.equal('Change network: Unsupported network')
  })

  it('the network button has a name before the instance exists', async () => {
    const element = await put(html`<wallet-modal-network-button></wallet-modal-network-button>`)
    expect(nameOf(button(element))).to.equal(en['button.network'])
  })

  for (const tag of ['wallet-modal-network-button', 'wallet-modal-wallet-button'])
    it(`<${tag}> is named by the page’s own text while it has one`, async () => {
      instance()
      const element = document.createElement(tag)
      element.textContent = 'Choose'
      await put(html`<div>${element}</div>`)
      await until(() => button(element).getAttribute('aria-label') === null)
      element.textContent = ''
      await until(() => button(element).getAttribute('aria-label') !== null)
      element.textContent = 'Select'
      await until(() => button(element).getAttribute('aria-label') === null)
    })

  it('the wallet button never shows the key of its wallet', async () => {
    instance()
    const element = document.createElement('wallet-modal-wallet-button')
    element.wallet = 'coinbase'
    const shown = new Set<string>()
    document.body.append(element)
    try {
      for (let step = 0; step < 50; step += 1) {
        await Promise.resolve()
        const slot = element.shadowRoot?.querySelector('slot')
        const text = slot?.querySelector('span') ?? slot
        if (text && getComputedStyle(text).color !== 'rgba(0, 0, 0, 0)') shown.add(text.textContent?.trim() ?? '')
      }
      await until(() => nameOf(button(element)) === 'Connect Coinbase Wallet')
      expect([...shown]).not.to.include('coinbase')
    } finally {
      element.remove()
    }
  })

  it('the network button shows a network without a picture like the list', async () => {
    instance()
    const [network] = networksController.list()
    if (!network) throw new Error('no network')
    const bare: CaipNetwork = {
      ...network,
      id: 31_337,
      caipNetworkId: 'eip155:31337',
      name: 'Local One',
      assets: {},
    }
    networksController.activate(bare)
    const element = await put(html`<wallet-modal-network-button></wallet-modal-network-button>`)
    const listed = await put(html`<w3m-network-picture .network=${bare}></w3m-network-picture>`)
    const isDrawn = (host: HTMLElement): boolean => deepAll(host.shadowRoot ?? host, 'text').length > 0
    await until(() => isDrawn(element) && isDrawn(listed))
    const marks = [element, listed].map(host => {
      const [letters, ground] = ['text', 'rect'].map(part => deepAll<SVGElement>(host.shadowRoot ?? host, part)[0])
      return [letters?.textContent?.trim(), ground && getComputedStyle(ground).fill]
    })
    expect(marks[0]?.[0]).to.equal('LO')
    expect(marks[0]).to.deep.equal(marks[1])
  })

  it('shows the picture of a network after the broken one of another', async () => {
    instance()
    const [network] = networksController.list()
    if (!network) throw new Error('no network')
    const show = (imageUrl: string): void => networksController.activate({ ...network, assets: { imageUrl } })
    show('data:image/png;base64,AA')
    const element = await put(html`<wallet-modal-network-button></wallet-modal-network-button>`)
    const isShown = (): boolean | undefined => element.shadowRoot?.querySelector('img')?.checkVisibility()
    await until(() => isShown() === false)
    expect(element.shadowRoot?.querySelector('img')?.referrerPolicy, 'its host learns no page').to.equal('no-referrer')
    show('data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7')
    await until(() => isShown() === true)
  })

  it('the wallet button goes straight to its wallet', async () => {
    const { adapter } = instance({ connect: () => new Promise(() => undefined) })
    const element = await put(
      html`<wallet-modal-wallet-button wallet="com.example.aspen"></wallet-modal-wallet-button>`,
    )
    await until(() => nameOf(button(element)).startsWith('Connect '))
    button(element).click()
    await until(() => routerController.route.view === 'ConnectingExternal')
    await until(() => adapter.calls.includes(`connect ${aspen.id}`))
  })

  it('the wallet button knows wallets by name and leaves the list to choose from when its wallet is not there', async () => {
    const service = stubFetch(() => json({ data: [FAR], count: 1 }))
    try {
      instance({}, withCatalogue(newService()))
      const element = await put(html`<wallet-modal-wallet-button></wallet-modal-wallet-button>`)
      await until(() => nameOf(button(element)) === 'Connect MetaMask')
      button(element).click()
      await until(() => service.seen.some(({ url }) => url.searchParams.get('include')))
      await until(() => walletsController.state.found.length > 0)
      await turns()
      expect(routerController.route.view).to.equal('Connect')
    } finally {
      service.restore()
    }
  })

  it('the wallet button reaches a wallet that only the catalogue knows', async () => {
    const nearer = { id: 'far2', name: 'Far Away Wallet Two', homepage: 'https://two.example' }
    const service = stubFetch(({ url }) =>
      json(url.searchParams.get('search') === 'far away' ? { data: [nearer, FAR], count: 2 } : { data: [], count: 0 }),
    )
    try {
      instance({}, withCatalogue(newService()))
      const element = await put(html`<wallet-modal-wallet-button wallet="far away"></wallet-modal-wallet-button>`)
      await until(() => nameOf(button(element)) === 'Connect far away')
      button(element).click()
      await until(() => routerController.route.view === 'Downloads')
      expect(routerController.route.args).to.deep.equal({ walletId: 'far' })
      expect(findWallet('far')?.name).to.equal('Far Away Wallet')
    } finally {
      service.restore()
    }
  })

  for (const [what, leave, view] of [
    [
      'does not change the list once the visitor has moved on',
      () => routerController.push({ view: 'AllWallets', args: undefined }),
      'AllWallets',
    ],
    [
      'leaves the list alone that the visitor has come back to',
      async () => {
        routerController.push({ view: 'WhatIsAWallet', args: undefined })
        await turns()
        routerController.back([{ view: 'Connect', args: undefined }])
      },
      'Connect',
    ],
  ] as const)
    it(`the wallet button ${what}`, async () => {
      let answer = (): void => undefined
      const asked = new Promise<void>(resolve => (answer = resolve))
      const service = stubFetch(async ({ url }) => {
        if (url.searchParams.get('search')) await asked
        return json({ data: url.searchParams.get('search') ? [FAR] : [], count: 1 })
      })
      try {
        instance({}, withCatalogue(newService()))
        const element = await put(html`<wallet-modal-wallet-button wallet="far away"></wallet-modal-wallet-button>`)
        await until(() => nameOf(button(element)) === 'Connect far away')
        button(element).click()
        await until(() => service.seen.some(({ url }) => url.searchParams.get('search')))
        await leave()
        answer()
        await until(() => findWallet('far') !== undefined)
        await turns()
        expect(routerController.route.view).to.equal(view)
      } finally {
        service.restore()
      }
    })

  for (const mode of ['dark', 'light'] as const)
    it(`has nothing that axe finds, ${mode}`, async () => {
      instance()
      themeController.setThemeMode(mode)
      connect()
      const element = await put(
        html`<div>
          <wallet-modal-button></wallet-modal-button>
          <wallet-modal-connect-button></wallet-modal-connect-button>
          <wallet-modal-network-button></wallet-modal-network-button>
          <wallet-modal-wallet-button></wallet-modal-wallet-button>
        </div>`,
      )
      await expect(element).to.be.accessible()
    })
})
