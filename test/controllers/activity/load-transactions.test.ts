import { expect } from '@open-wc/testing'

import { analyticsController } from '../../../src/controllers/shell/analytics/analytics.js'
import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { activityOf, nftsOf } from '../../../src/controllers/activity/activity.js'
import { connect } from '../../../src/controllers/connect/connect.js'
import { loadTransactions } from '../../../src/controllers/activity/load-transactions.js'
import { snackController } from '../../../src/controllers/shell/snack.js'
import { en } from '../../../src/locales/en/index.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import { ALICE, aspen, BOB } from '../../helpers/fake-adapter.js'
import { type Answer, json, type Seen } from '../../helpers/fake-fetch.js'
import { endInstance, instance, OFFLINE } from '../../helpers/instance.js'
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
