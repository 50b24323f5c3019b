import { expect } from '@open-wc/testing'

import { analyticsController } from '../../../src/controllers/shell/analytics/analytics.js'
import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { activityOf, nftsOf } from '../../../src/controllers/activity/activity.js'
import { pendingController } from '../../../src/controllers/activity/pending.js'
import { connect } from '../../../src/controllers/connect/connect.js'
import { loadTransactions } from '../../../src/controllers/activity/load-transactions.js'
import { transactionsController } from '../../../src/controllers/activity/transactions.js'
import { refresh } from '../../../src/controllers/holdings/refresh.js'
import { snackController } from '../../../src/controllers/shell/snack.js'
import { en } from '../../../src/locales/en/index.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import { ALICE, aspen, BOB } from '../../helpers/fake-adapter.js'
import { type Answer, json, type Seen } from '../../helpers/fake-fetch.js'
import { endInstance, instance, OFFLINE } from '../../helpers/instance.js'
import { hashOf, pendingEntry } from '../../helpers/pending.js'
import { rejection } from '../../helpers/rejection.js'
import { newService, stubFetch } from '../stubs.js'
import { waitUntil } from '../../helpers/wait-until.js'

const entry = (id: string, chain = 'eip155:1') => ({
  id,
  metadata: { operationType: 'send', minedAt: '2026-01-01T00:00:00Z', sentFrom: ALICE, sentTo: BOB, chain },
  transfers: [
    { direction: 'out', quantity: { numeric: '1' }, fungible_info: { symbol: 'ETH' } },
    { direction: 'in', nft_info: { name: `NFT ${id}`, content: null, flags: { is_spam: false } } },
  ],
})
const ids = () => activityOf('eip155').items.map(({ id }) => id)
const page = (names: readonly string[], next: string | null, chain?: string) =>
  json({ data: names.map(name => entry(name, chain)), next })

describe('load-transactions', () => {
  let stub: ReturnType<typeof stubFetch> | undefined
  let answer: (cursor: string | null, request: Seen) => Answer

  async function connected(options = {}) {
    stub = stubFetch(request =>
      request.url.pathname.endsWith('supported-chains')
        ? json({ http: ['eip155:1'], ws: [] })
        : answer(request.url.searchParams.get('cursor'), request),
    )
    const made = instance({}, { services: { ...OFFLINE.services, blockchain: newService() }, ...options })
    await connect(aspen.id, 'eip155')
    await waitUntil(() => accountsController.account('eip155').balanceStatus !== 'loading')
    return made
  }
  const asked = () => stub?.paths().filter(path => path.endsWith('/history')).length

  beforeEach(() => addMessages(en))
  afterEach(async () => {
    await endInstance()
    stub?.restore()
  })

  it('loads page after page, each entry once', async () => {
    answer = cursor => (cursor === 'n1' ? page(['b', 'c'], null) : page(['a', 'b'], 'n1'))
    await connected()
    await loadTransactions('eip155')
    expect(activityOf('eip155').next).to.equal('n1')
    expect(nftsOf('eip155').status).to.equal('partial')
    await loadTransactions('eip155')
    await loadTransactions('eip155', { more: true })
    expect(ids()).to.deep.equal(['a', 'b', 'c'])
    expect(nftsOf('eip155')).to.deep.include({ status: 'ready' })
    expect(nftsOf('eip155').items).to.have.length(3)
    expect(asked()).to.equal(2)
    expect(activityOf('eip155').items[0]?.counterparty).to.equal(BOB)
  })

  it('lists what this browser has sent among the rest, the latest first', async () => {
    answer = () => page(['a', 'b'], null)
    await connected()
    const sent = (index: number, date: string) =>
      pendingEntry({ hash: hashOf(index), sentAt: Date.parse(date), status: 'failed' })
    pendingController.setTransactions([sent(1, '2026-01-02'), sent(2, '2025-12-31')])
    await loadTransactions('eip155')
    expect(ids()).to.deep.equal([hashOf(1), 'a', 'b', hashOf(2)])
  })

  it('stops at a cursor that comes again', async () => {
    answer = () => page(['a'], 'SAME')
    await connected()
    await loadTransactions('eip155')
    await loadTransactions('eip155', { more: true })
    await loadTransactions('eip155', { more: true })
    expect(asked()).to.be.at.most(3)
    expect(ids()).to.deep.equal(['a'])
    expect(activityOf('eip155').next).to.equal(undefined)
  })

  it('keeps the pages after a refreshed first page, unless there is a gap', async () => {
    answer = cursor => (cursor === 'n1' ? page(['c', 'd'], 'n2') : page(['a', 'b'], 'n1'))
    await connected()
    await loadTransactions('eip155')
    await loadTransactions('eip155', { more: true })
    answer = () => page(['new', 'a', 'b'], 'n1')
    await loadTransactions('eip155', { force: true })
    expect(ids()).to.deep.equal(['new', 'a', 'b', 'c', 'd'])
    expect(activityOf('eip155').next).to.equal('n2')
    answer = () => page(['x', 'y'], 'n1')
    await loadTransactions('eip155', { force: true })
    expect(ids()).to.deep.equal(['x', 'y'])
    expect(activityOf('eip155').next).to.equal('n1')
  })

  it('reads again after a change while the next page is under way', async () => {
    answer = cursor => (cursor ? 'hang' : page(['a'], 'n1'))
    await connected()
    await loadTransactions('eip155')
    const more = loadTransactions('eip155', { more: true })
    await waitUntil(() => asked() === 2)
    answer = cursor => (cursor ? page(['b'], null) : page(['new', 'a'], 'n1'))
    await refresh('eip155')
    await more
    expect(ids()).to.deep.equal(['new', 'a'])
    await loadTransactions('eip155', { more: true })
    expect(ids()).to.deep.equal(['new', 'a', 'b'])
  })

  it('keeps its rows when they cannot be read again after a change', async () => {
    answer = () => page(['a'], null)
    await connected()
    await loadTransactions('eip155')
    answer = () => json({}, { status: 500 })
    await refresh('eip155')
    expect(ids()).to.deep.equal(['a'])
    expect(activityOf('eip155').status).to.equal('failed')
  })

  it('loads the next page once a refresh that is under way has ended', async () => {
    answer = cursor => (cursor ? page(['b'], null) : page(['a'], 'n1'))
    await connected()
    await loadTransactions('eip155')
    const refreshing = loadTransactions('eip155', { force: true, quiet: true })
    await Promise.all([refreshing, loadTransactions('eip155', { more: true })])
    expect(ids()).to.deep.equal(['a', 'b'])
    expect(asked()).to.equal(3)
  })

  it('keeps its rows and shows no message when a background refresh fails', async () => {
    answer = () => page(['a'], 'n1')
    await connected()
    await loadTransactions('eip155')
    const soon = Date.now() + 60_000
    const { now } = Date
    Date.now = () => soon
    try {
      answer = () => new Response('', { status: 502 })
      await rejection(loadTransactions('eip155', { quiet: true }))
    } finally {
      Date.now = now
    }
    expect(ids()).to.deep.equal(['a'])
    expect(activityOf('eip155')).to.deep.include({ status: 'failed', next: 'n1' })
    expect(snackController.state.open).to.equal(false)
  })

  it('leaves the list alone once another network is shown', async () => {
    let support: () => void = () => undefined
    const known = new Promise<void>(resolve => (support = resolve))
    answer = () => page(['a'], null)
    stub = stubFetch(async request => {
      if (!request.url.pathname.endsWith('supported-chains'))
        return answer(request.url.searchParams.get('cursor'), request)
      await known
      return json({ http: ['eip155:137'], ws: [] })
    })
    const { modal } = instance({}, { services: { ...OFFLINE.services, blockchain: newService() } })
    await connect(aspen.id, 'eip155')
    const here = loadTransactions('eip155')
    await modal.switchNetwork('eip155:137')
    const there = loadTransactions('eip155')
    const states: string[] = []
    const stop = transactionsController.subscribe(() => states.push(activityOf('eip155').status))
    support()
    await Promise.all([here, there])
    stop()
    expect(states).not.to.include('idle')
  })

  it('loads one more page when everything was filtered out', async () => {
    answer = cursor => (cursor ? page(['here'], 'n2') : page(['elsewhere'], 'n1', 'eip155:137'))
    await connected()
    await loadTransactions('eip155')
    expect(ids()).to.deep.equal(['here'])
    expect(asked()).to.equal(2)
  })

  it('empties the list when it fails, says so and tracks it', async () => {
    answer = () => page(['a'], 'n1')
    await connected()
    await loadTransactions('eip155')
    answer = () => new Response('', { status: 502 })
    await rejection(loadTransactions('eip155', { more: true }))
    expect(snackController.state.message).to.equal('Failed to fetch transactions')
    expect(activityOf('eip155')).to.deep.include({ status: 'failed', items: [] })
    expect(analyticsController.state.data).to.deep.include({
      event: 'ERROR_FETCH_TRANSACTIONS',
      properties: { address: ALICE, cursor: 'n1' },
    })
    answer = () => page(['a'], null)
    await loadTransactions('eip155')
    expect(ids(), 'not before 30 s').to.deep.equal([])
    await loadTransactions('eip155', { force: true })
    expect(ids()).to.deep.equal(['a'])
  })

  it('treats a malformed reply as a failure, and recognises a rate limit', async () => {
    answer = () => json({ data: 'nope', next: {} })
    await connected()
    await rejection(loadTransactions('eip155'))
    expect(activityOf('eip155').status).to.equal('failed')
    snackController.reset()
    answer = () => json({}, { status: 429 })
    await rejection(loadTransactions('eip155', { force: true }))
    expect(activityOf('eip155').status).to.equal('limited')
    expect(snackController.state.open, 'the list says it already').to.equal(false)
  })

  it('shows that no service lists anything', async () => {
    await connected({ services: OFFLINE.services })
    await loadTransactions('eip155')
    expect(activityOf('eip155').status).to.equal('unavailable')
    expect(stub?.seen).to.have.length(0)
  })
})
