import { expect, nextFrame } from '@open-wc/testing'

import { snackController } from '../../../src/controllers/shell/snack.js'
import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { loadTransactions } from '../../../src/controllers/activity/load-transactions.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import { en } from '../../../src/locales/en/index.js'
import { siteTransactions } from '../../../src/services/wallets/site-transactions.js'
import { allByRole, byRole, deepAll, focused, readText } from '../../helpers/deep.js'
import { ALICE, aspen, BOB, HASH, type Script } from '../../helpers/fake-adapter.js'
import { type Answer, json, type Seen } from '../../helpers/fake-fetch.js'
import { endInstance, instance, OFFLINE, settle } from '../../helpers/instance.js'
import { textEdges } from '../../helpers/text-edges.js'
import { shownView } from '../../helpers/view.js'
import { newService, stubFetch } from '../../controllers/stubs.js'
import { pendingEntry, storePending } from '../../helpers/pending.js'
import { waitUntil } from '../../helpers/wait-until.js'

const token = (symbol: string, patch = {}) => ({
  name: `${symbol} coin`,
  symbol,
  chainId: 'eip155:1',
  address: `eip155:1:0x${symbol.length.toString().padStart(40, '0')}`,
  price: 1,
  quantity: { decimals: '6', numeric: '12.3456' },
  ...patch,
})
const entry = (id: string, quantity: string, sentTo = BOB) => ({
  id,
  metadata: {
    operationType: 'send',
    hash: '0xabc',
    minedAt: new Date().toISOString(),
    sentFrom: ALICE,
    sentTo,
    chain: 'eip155:1',
  },
  transfers: [{ direction: 'out', quantity: { numeric: quantity }, fungible_info: { symbol: 'ETH' } }],
})

describe('the lists of the account', () => {
  let stub: ReturnType<typeof stubFetch> | undefined
  let balances: () => Answer
  let history: (request: Seen) => Answer | Promise<Answer>

  const asked = (end: string) => stub?.paths().filter(path => path.endsWith(end)).length

  async function shown(script: Script = {}) {
    stub = stubFetch(request => {
      const { pathname } = request.url
      if (pathname.endsWith('supported-chains')) return json({ http: ['eip155:1'], ws: [] })
      if (pathname.endsWith('/balance')) return balances()
      return pathname.endsWith('/history') ? history(request) : json([])
    })
    const { modal } = instance(script, { services: { ...OFFLINE.services, blockchain: newService() } })
    await modal.connect(aspen.id)
    void modal.open()
    const view = await shownView()
    const text = (): string => readText(view).replace(/\s+/g, ' ')
    return { modal, view, root: view.shadowRoot ?? view, text }
  }

  beforeEach(() => {
    balances = () =>
      json({ balances: [token('USDC'), token('ETH', { name: 'Ether', address: `eip155:1:${BOB}`, price: 0 })] })
    history = () => json({ data: [entry('a', '1.5'), entry('b', '0')], next: null })
  })
  afterEach(async () => {
    await endInstance()
    addMessages(en, 'en')
    stub?.restore()
  })

  it('show tokens with their value, and the contract of one that imitates a known name', async () => {
    const { text } = await shown()
    await waitUntil(() => text().includes('total'), 'no tokens')
    // with a space where the visitor's system has the locale `C`
    expect(text()).to.match(/\$ ?12\.35 total/)
    const rows = /Ether Ethereum 1\.000 ETH USDC coin USDC \$ ?12\.35 12\.345 USDC Ether 0x0000…dEaD 12\.345 ETH/
    await waitUntil(() => rows.test(text()), 'no rows')
  })

  it('start at their pictures and end at the edge on a right-to-left page', async () => {
    addMessages({ 'connect.title': 'ربط المحفظة' }, 'ar')
    const { root, text } = await shown()
    await waitUntil(() => text().includes('USDC coin'), 'no tokens')
    const names = deepAll(root, '.text > .line > bdi')
    const figures = deepAll(root, '.end > .line > bdi:only-child')
    expect([names.length, figures.length]).to.deep.equal([3, 3])
    for (const name of names) expect(textEdges(name).right).to.be.within(-1, 1)
    for (const figure of figures) expect(textEdges(figure).left).to.be.within(-1, 1)
  })

  it('keep the first digits of a figure that is too long, and its unit after it, on a right-to-left page', async () => {
    addMessages({ 'connect.title': 'ربط المحفظة' }, 'ar')
    const huge = { decimals: '6', numeric: '123456789012345678.9' }
    balances = () => json({ balances: [token('USDC', { quantity: huge }), token('DAI', { quantity: huge, price: 0 })] })
    const { root, text } = await shown()
    await waitUntil(() => text().includes('DAI coin'), 'no tokens')
    const figures = deepAll(root, '.end bdi:only-child[dir]')
    expect(figures.length).to.be.at.least(3)
    for (const figure of figures) {
      const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      while (walker.nextNode()) {
        const at = walker.currentNode.textContent?.search(/\d/) ?? -1
        if (at < 0) continue
        range.setStart(walker.currentNode, at)
        range.setEnd(walker.currentNode, at + 1)
        break
      }
      const digit = range.getBoundingClientRect()
      const box = figure.getBoundingClientRect()
      expect(digit.left, figure.textContent ?? '').to.be.at.least(box.left - 1)
      expect(digit.right, figure.textContent ?? '').to.be.at.most(box.right + 1)
    }
  })

  it('keep the coin of the chain when the service fails, and let one try again after 30 s', async () => {
    balances = () => new Response('', { status: 500 })
    const { root, text } = await shown()
    await waitUntil(() => text().includes('Could not load your token balances.'), 'no message')
    expect(text()).to.include('1.000 ETH')
    expect(byRole(root, 'button', 'Try again')).to.have.property('disabled', true)
  })

  it('describe what happened, mark suspicious entries, and offer nothing to copy', async () => {
    const { root, text } = await shown()
    byRole(root, 'tab', 'Activity').click()
    await waitUntil(() => text().includes('Sent ETH'), 'no activity')
    expect(text()).to.match(/Today Sent ETH −1\.500 ETH To 0x0000…dEaD Sent ETH Suspicious Nothing moved/)
    const list = root.querySelector('w3m-account-tabs')?.shadowRoot?.querySelector('w3m-activity-list')
    expect(allByRole(list?.shadowRoot ?? root, 'button', /copy/i).map(readText)).to.deep.equal([])
    const [link] = allByRole(list?.shadowRoot ?? root, 'link')
    expect(link?.getAttribute('href')).to.equal('https://etherscan.io/tx/0xabc')
  })

  it('never truncate a shortened address, whatever is beside it', async () => {
    const huge = { decimals: '6', numeric: '123456789012.3456' }
    const ether = { name: 'Ether of another network altogether', address: `eip155:1:${BOB}`, price: 0, quantity: huge }
    balances = () => json({ balances: [token('ETH', ether)] })
    const swapped = [
      { direction: 'out', quantity: { numeric: '123456789.5' }, fungible_info: { symbol: 'LONGSYMBOL' } },
      { direction: 'in', quantity: { numeric: '987654321.5' }, fungible_info: { symbol: 'LONGSYMBOL' } },
    ]
    const pending = { ...entry('c', '1').metadata, status: 'pending' }
    history = () =>
      json({
        data: [
          entry('a', '123456789012.5'),
          { ...entry('b', '1'), transfers: swapped },
          { ...entry('c', '1'), metadata: pending },
        ],
        next: null,
      })
    const { root, text } = await shown()
    const cut = (): string[] =>
      deepAll(root, 'bdi')
        .filter(line => /^(?:To )?0x0000…dEaD$/.test(readText(line).trim()))
        .map(line => (line.scrollWidth > line.clientWidth ? 'truncated' : 'whole'))
    await waitUntil(() => text().includes('Ether of another'), 'no tokens')
    expect(cut()).to.deep.equal(['whole'])
    byRole(root, 'tab', 'Activity').click()
    await waitUntil(() => text().includes('987,654,321.500'), 'no activity')
    expect(cut()).to.deep.equal(['whole', 'whole', 'whole'])
  })

  it('query each service once, however often a tab is opened', async () => {
    const { root, text } = await shown()
    for (const name of ['Activity', 'NFTs', 'Activity', 'Tokens', 'NFTs']) {
      byRole(root, 'tab', name).click()
      await waitUntil(() => accountsController.account('eip155').currentTab === name.toLowerCase())
      await nextFrame()
    }
    await waitUntil(() => text().includes('No NFTs yet'), 'no NFTs')
    expect(asked('/history')).to.equal(1)
    expect(asked('/balance')).to.equal(1)
    expect(accountsController.account('eip155').currentTab).to.equal('nfts')
  })

  it('show no empty message while there are earlier pages', async () => {
    const elsewhere = (id: string) => ({
      ...entry(id, '1'),
      metadata: { ...entry(id, '1').metadata, chain: 'eip155:137' },
    })
    let page = 0
    history = () => json({ data: [elsewhere(`e${page++}`)], next: `n${page}` })
    const { root, text } = await shown()
    byRole(root, 'tab', 'Activity').click()
    await waitUntil(() => text().includes('Show earlier'), 'no more')
    expect(text()).not.to.include('No activity yet')
  })

  it('keep the focus when there is nothing earlier left to show', async () => {
    let answer = (_found: Answer): void => undefined
    history = ({ url }) =>
      url.searchParams.get('cursor')
        ? new Promise<Answer>(resolve => (answer = resolve))
        : json({ data: [entry('a', '1.5')], next: 'n1' })
    const { root, text } = await shown()
    byRole(root, 'tab', 'Activity').click()
    await waitUntil(() => text().includes('Show earlier'), 'no activity')
    const pressed = byRole(root, 'button', 'Show earlier')
    pressed.focus()
    pressed.click()
    await waitUntil(() => pressed.ariaBusy === 'true', 'not asked')
    expect(focused() === pressed).to.equal(true)
    answer(json({ data: [entry('z', '7.5')], next: null }))
    await waitUntil(() => text().includes('−7.500 ETH'), 'no earlier rows')
    await waitUntil(() => focused()?.role === 'list', 'the focus is lost')
  })

  it('keep their rows when the service limits requests for earlier ones, and go on when it answers again', async () => {
    const limited = () => json({}, { status: 429, headers: { 'retry-after': '0' } })
    let earlier = limited
    history = ({ url }) =>
      url.searchParams.get('cursor') ? earlier() : json({ data: [entry('a', '1.5')], next: 'n1' })
    const { root, text } = await shown()
    byRole(root, 'tab', 'Activity').click()
    await waitUntil(() => text().includes('Show earlier'), 'no activity')
    byRole(root, 'button', 'Show earlier').click()
    await waitUntil(() => text().includes(en['list.limited.stale']), 'no message')
    expect(text()).to.include('−1.500 ETH').and.not.include('Show earlier')
    const again = () => byRole(root, 'button', 'Try again')
    expect(again().matches(':disabled')).to.equal(true)

    earlier = () => json({ data: [entry('z', '7.5')], next: null })
    const { now } = Date
    Date.now = () => now() + 31_000
    try {
      const [status] = deepAll(root, 'w3m-activity-list').flatMap(list =>
        deepAll(list.shadowRoot ?? list, 'w3m-list-status'),
      )
      status?.parentNode?.insertBefore(status, status.nextSibling) // notices that time has passed
      await waitUntil(() => !again().matches(':disabled'), 'still off')
      again().click()
      const more = () => allByRole(root, 'button', 'Show earlier')[0]
      await waitUntil(() => more()?.getAttribute('aria-busy') === 'false', 'still limited')
      more()?.click()
      await waitUntil(() => text().includes('−7.500 ETH'), 'no earlier rows')
      expect(text()).to.include('−1.500 ETH')
    } finally {
      Date.now = now
    }
  })

  it('are refreshed when the visitor returns, silently if that fails', async () => {
    const { root, text } = await shown()
    await waitUntil(() => text().includes('12.345 USDC'), 'no tokens')
    byRole(root, 'tab', 'Activity').click()
    await waitUntil(() => text().includes('−1.500 ETH'), 'no activity')
    const back = (): boolean => document.dispatchEvent(new Event('visibilitychange'))
    back()
    await settle(50)
    expect([asked('/balance'), asked('/history')], 'they are fresh').to.deep.equal([1, 1])
    const { now } = Date
    const later = now() + 60_000
    Date.now = () => later
    try {
      balances = () => json({ balances: [token('USDC', { quantity: { decimals: '6', numeric: '7' } })] })
      history = () => new Response('', { status: 502 })
      back()
      await waitUntil(() => text().includes(en['list.stale']), 'no failure')
      expect(text()).to.include('−1.500 ETH').and.not.include('Could not load your activity.')
      expect(byRole(root, 'button', 'Try again').matches(':disabled')).to.equal(true)
      expect(snackController.state.open).to.equal(false)
      byRole(root, 'tab', 'Tokens').click()
      await waitUntil(() => text().includes('7.000 USDC'), 'old tokens')
      expect([asked('/balance'), asked('/history')]).to.deep.equal([2, 2])
    } finally {
      Date.now = now
    }
  })

  it('do not count what is still pending as an earlier answer', async () => {
    storePending([pendingEntry()])
    const { root, text } = await shown({ awaitTransaction: () => new Promise<void>(() => undefined) })
    byRole(root, 'tab', 'Activity').click()
    await waitUntil(() => text().includes('−1.500 ETH'), 'no activity')
    history = () => new Response('', { status: 502 })
    await loadTransactions('eip155', { force: true }).catch(() => undefined)
    await waitUntil(() => text().includes('Could not load your activity.'), 'no failure')
    expect(text()).to.include('Pending').and.not.include(en['list.stale'])
  })

  it('are fetched as soon as the browser is back online', async () => {
    balances = () => new TypeError('offline')
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    try {
      const { text } = await shown()
      await waitUntil(() => text().includes('Could not load your token balances.'), 'no message')
      balances = () => json({ balances: [token('USDC')] })
      Reflect.deleteProperty(navigator, 'onLine')
      dispatchEvent(new Event('online'))
      await waitUntil(() => text().includes('12.345 USDC'), 'no tokens')
    } finally {
      Reflect.deleteProperty(navigator, 'onLine')
    }
  })

  it('are refreshed once the site’s own transactions are on the chain: the visible one immediately, others when opened', async () => {
    const receipts: (() => void)[] = []
    const awaitTransaction = () => new Promise<void>(resolve => void receipts.push(resolve))
    const { root, text } = await shown({ awaitTransaction })
    byRole(root, 'tab', 'Activity').click()
    await waitUntil(() => text().includes('−1.500 ETH'), 'no activity')
    byRole(root, 'tab', 'Tokens').click()
    await waitUntil(() => text().includes('12.345 USDC'), 'no tokens')

    balances = () => json({ balances: [token('USDC', { quantity: { decimals: '6', numeric: '7' } })] })
    history = () => json({ data: [entry('c', '2.5'), entry('a', '1.5')], next: null })
    siteTransactions.observe('request', [{ method: 'eth_sendTransaction' }], Promise.resolve(HASH))
    await waitUntil(() => receipts.length === 1)
    expect([asked('/balance'), asked('/history')]).to.deep.equal([1, 1])
    receipts[0]?.()
    await waitUntil(() => text().includes('7.000 USDC'), 'old tokens')
    expect([asked('/balance'), asked('/history')]).to.deep.equal([2, 1])
    byRole(root, 'tab', 'Activity').click()
    await waitUntil(() => text().includes('−2.500 ETH'), 'old activity')
    expect([asked('/balance'), asked('/history')]).to.deep.equal([2, 2])
  })

  it('keep their rows when they cannot be read again after a transaction of the site', async () => {
    const { root, text } = await shown({ awaitTransaction: () => Promise.resolve() })
    byRole(root, 'tab', 'Activity').click()
    await waitUntil(() => text().includes('−1.500 ETH'), 'no activity')
    history = () => new Response('', { status: 502 })
    siteTransactions.observe('request', [{ method: 'eth_sendTransaction' }], Promise.resolve(HASH))
    await waitUntil(() => text().includes(en['list.stale']), 'no failure')
    expect(text()).to.include('−1.500 ETH').and.not.include('Could not load your activity.')
    expect(snackController.state.open).to.equal(false)
  })
})
