import { expect } from '@open-wc/testing'

import { activityOf } from '../../../src/controllers/activity/activity.js'
import { connect } from '../../../src/controllers/connect/connect.js'
import { holderOf } from '../../../src/controllers/accounts/holder.js'
import { addPending, followPending } from '../../../src/controllers/holdings/follow-pending.js'
import { tokensOf } from '../../../src/controllers/holdings/held-tokens.js'
import { loadTokens } from '../../../src/controllers/holdings/load-tokens.js'
import { sendableTokens } from '../../../src/controllers/send/send-form.js'
import { recordIntent } from '../../../src/controllers/shell/intent.js'
import { snackController } from '../../../src/controllers/shell/snack.js'
import { pendingController } from '../../../src/controllers/activity/pending.js'
import { transactionsController } from '../../../src/controllers/activity/transactions.js'
import {
  SendError,
  TransactionDroppedError,
  TransactionExpiredError,
  TransactionFailedError,
  TransactionReplacedError,
} from '../../../src/core/errors/transaction.js'
import { loadTransactions } from '../../../src/controllers/activity/load-transactions.js'
import { nativeBalanceCache, portfolioCache } from '../../../src/services/storage/cache.js'
import { ALICE, aspen, birch, BOB, result, type Script } from '../../helpers/fake-adapter.js'
import { json } from '../../helpers/fake-fetch.js'
import { endInstance, instance, OFFLINE, settle } from '../../helpers/instance.js'
import { newService, stubFetch } from '../stubs.js'
import { hashOf, pendingEntry, storedPending, storePending } from '../../helpers/pending.js'
import { waitUntil } from '../../helpers/wait-until.js'

async function withStored(value: unknown, script: Script = {}) {
  storePending(value)
  const made = instance(script)
  await connect(aspen.id, 'eip155')
  return made
}

const never = (): Promise<void> => new Promise(() => undefined)

describe('follow-pending', () => {
  afterEach(endInstance)

  it('shows what was sent before the page was loaded, on top of the activity', async () => {
    const { adapter } = await withStored([pendingEntry()], { awaitTransaction: never })
    void followPending()
    await settle()
    expect(pendingController.list('eip155:1', ALICE.toLowerCase())).to.have.length(1)
    expect(activityOf('eip155').items[0]).to.include({ hash: hashOf(1), status: 'pending', counterparty: BOB })
    expect(adapter.calls).to.include(`await ${hashOf(1)}`)
  })

  it('still recognises a swap after a reload, with its result, and reports its success', async () => {
    const received = { symbol: 'USDC', quantity: '1200.5' }
    let confirm = (): void => undefined
    const confirmed = new Promise<void>(resolve => (confirm = resolve))
    await withStored([{ ...pendingEntry(), received }], { awaitTransaction: () => confirmed })
    const following = followPending()
    await settle()
    const [entry] = activityOf('eip155').items
    expect(entry?.operation).to.equal('trade')
    expect(entry?.transfers.map(({ direction, token }) => [direction, token?.symbol])).to.deep.equal([
      ['out', 'ETH'],
      ['in', 'USDC'],
    ])
    confirm()
    await following
    expect(snackController.state.message).to.match(/swapped$/)
  })

  describe('a batch that an earlier page has sent', () => {
    const batch = { id: 'batch-1', connectorId: aspen.id }
    const entry = pendingEntry({ hash: batch.id, batch, received: { symbol: 'USDC', quantity: '2' } })

    it('is asked for at its wallet, and listed without a hash until there is one', async () => {
      let mine = (_hashes: readonly string[]): void => undefined
      const mined = new Promise<readonly string[]>(resolve => (mine = resolve))
      const asked: string[] = []
      await withStored([entry], { awaitBatch: id => (asked.push(id), mined) })
      const following = followPending()
      await settle()
      expect(asked).to.deep.equal([batch.id])
      const [shown] = activityOf('eip155').items
      expect(shown).to.include({ operation: 'trade', status: 'pending' }).and.not.have.any.keys('hash')
      mine([hashOf(7)])
      await following
      expect(snackController.state.message).to.match(/swapped$/)
      expect(storedPending()).to.deep.equal([])
    })

    it('has failed once its wallet says so', async () => {
      await withStored([entry], { awaitBatch: () => Promise.reject(new TransactionFailedError()) })
      await followPending()
      expect(snackController.state.message).to.match(/wasn’t swapped$/)
      expect(storedPending()[0]).to.include({ hash: batch.id, status: 'failed' })
    })

    it('has an unknown outcome where its wallet no longer reports on it', async () => {
      const { adapter } = await withStored([entry], { awaitBatch: () => Promise.reject(new SendError()) })
      await followPending()
      expect(storedPending()[0]).to.include({ hash: batch.id, status: 'unknown' })
      expect(
        adapter.calls.filter(call => call.startsWith('await')),
        'it is no hash',
      ).to.deep.equal([])
    })

    for (const [what, patch] of [
      ['wallet', { batch: { ...batch, connectorId: birch.id } }],
      ['account', { from: BOB }],
    ] as const)
      it(`is left pending without a request while its ${what} is not connected`, async () => {
        const asked: string[] = []
        const elsewhere = { ...entry, ...patch }
        await withStored([elsewhere], { awaitBatch: async id => void asked.push(id) })
        await followPending()
        expect(asked).to.deep.equal([])
        expect(storedPending()).to.deep.equal([elsewhere])
      })

    it('has an unknown outcome while its wallet is not connected, and holds nothing back', async () => {
      let balance = 10n ** 18n
      const { modal } = await withStored([{ ...entry, batch: { ...batch, connectorId: birch.id } }], {
        balance: async () => balance,
        connect: async id => result(id),
        awaitBatch: never,
      })
      await modal.updateNativeBalance('eip155')
      const holder = holderOf('eip155')
      const available = (): bigint | undefined =>
        holder && sendableTokens(holder).find(({ address }) => !address)?.amount
      await waitUntil(() => available() === balance)
      await followPending()
      expect(activityOf('eip155').items.map(({ status }) => status)).to.deep.equal(['unknown'])
      expect(available()).to.equal(balance)
      const transfers = [{ direction: 'out', quantity: '0.5', token: { symbol: 'ETH' } }] as const
      const listed = {
        id: 'x',
        hash: hashOf(9),
        operation: 'trade',
        status: 'confirmed',
        minedAt: Date.now(),
        transfers,
      } as const
      transactionsController.patch('eip155', `eip155:1:${ALICE}`, { status: 'ready', items: [listed] })
      expect(
        activityOf('eip155').items.map(({ hash }) => hash),
        'the history’s own entry alone',
      ).to.deep.equal([hashOf(9)])
      transactionsController.patch('eip155', `eip155:1:${ALICE}`, { items: [] })
      await connect(birch.id, 'eip155')
      void followPending()
      await settle()
      expect(
        activityOf('eip155').items.map(({ status }) => status),
        'its wallet is back',
      ).to.deep.equal(['pending'])
    })

    it('is left pending once its wallet is disconnected, or on another account', async () => {
      const { modal, adapter } = await withStored([entry], { awaitBatch: never })
      const choose = (address: string): void =>
        adapter.emit({ type: 'accounts', connectorId: aspen.id, accounts: [{ address }] })
      for (const leave of [() => choose(BOB), () => modal.disconnect('eip155')]) {
        choose(ALICE)
        const following = followPending()
        await settle()
        await leave()
        await following
        expect(storedPending()).to.deep.equal([entry])
      }
    })
  })

  for (const [error, words, stored] of [
    [
      new TransactionReplacedError({ details: hashOf(2) }),
      /another transaction took its place$/,
      { status: 'failed', loss: 'replaced' },
    ],
    [new TransactionReplacedError(), /another transaction took its place$/, { status: 'unknown', loss: 'replaced' }],
    [new TransactionDroppedError(), /the network dropped the transaction$/, { status: 'unknown', loss: 'dropped' }],
    [new TransactionExpiredError(), /wasn’t sent$/, { status: 'failed', loss: 'expired' }],
  ] as const)
    it(`says what became of it after a reload: ${error.code}, ${stored.status}`, async () => {
      const { adapter } = await withStored([pendingEntry()], { awaitTransaction: () => Promise.reject(error) })
      await followPending()
      expect(snackController.state.message).to.match(words)
      expect(activityOf('eip155').items[0]).to.include({ hash: hashOf(1), status: stored.status })
      expect(storedPending()[0]).to.include(stored)
      await followPending()
      expect(pendingController.state.transactions[0]).to.include(stored)
      expect(adapter.calls.filter(call => call.startsWith('await'))).to.have.length(1)
    })

  it('keeps the amount from being spent again until the balance shows that it is gone', async () => {
    let balance = 10n ** 18n
    const { modal } = await withStored([], { balance: async () => balance })
    await modal.updateNativeBalance('eip155')
    await waitUntil(() => modal.getAccount().balance === '1')
    const available = (): bigint | undefined => {
      const holder = holderOf('eip155')
      return holder && sendableTokens(holder).find(({ address }) => !address)?.amount
    }
    const [token] = tokensOf('eip155').items
    if (!token) throw new Error('no ether')
    const half = 5n * 10n ** 17n
    const sent = Promise.resolve(hashOf(1))
    addPending({ caipNetworkId: 'eip155:1', from: ALICE, to: BOB, token, amount: half }, hashOf(1), sent)
    await waitUntil(() => pendingController.state.uncounted.length === 1)
    expect(storedPending()).to.deep.equal([])
    expect(available(), 'the node lags behind').to.equal(half)
    balance = half
    await waitUntil(() => pendingController.state.uncounted.length === 0)
    expect(available()).to.equal(half)
  })

  it('accepts no swap with an invalid other side', async () => {
    await withStored([{ ...pendingEntry(), received: { symbol: 'USDC', quantity: 'NaN' } }], {
      awaitTransaction: never,
    })
    void followPending()
    await settle()
    expect(activityOf('eip155').items.map(({ operation }) => operation)).to.deep.equal(['send'])
  })

  it('removes an entry when its receipt arrives, and requests each once', async () => {
    const { adapter } = await withStored([pendingEntry()])
    await Promise.all([followPending(), followPending()])
    expect(storedPending()).to.deep.equal([])
    expect(pendingController.state.transactions).to.deep.equal([])
    expect(adapter.calls.filter(call => call.startsWith('await'))).to.have.length(1)
  })

  describe('with a history that lags behind the chain', () => {
    let stub: ReturnType<typeof stubFetch> | undefined
    let hashes: readonly string[] = []
    afterEach(() => stub?.restore())

    async function served(entry = pendingEntry(), { intent = true, script = {} as Script } = {}) {
      const listed = (hash: string) => ({
        id: hash,
        metadata: { operationType: 'send', hash, minedAt: new Date().toISOString(), chain: 'eip155:1' },
        transfers: [],
      })
      stub = stubFetch(({ url: { pathname } }) => {
        if (pathname.endsWith('supported-chains')) return json({ http: ['eip155:1', 'eip155:137'], ws: [] })
        return pathname.endsWith('/history') ? json({ data: hashes.map(listed), next: null }) : json({ balances: [] })
      })
      storePending([entry])
      const made = instance(script, { services: { ...OFFLINE.services, blockchain: newService() } })
      await connect(aspen.id, 'eip155')
      if (intent) recordIntent()
      await followPending()
      return made
    }
    const shown = () => activityOf('eip155').items.map(({ hash, status }) => [hash, status])

    it('keeps a confirmed transaction until the history lists it', async () => {
      hashes = []
      await served()
      expect(storedPending()).to.deep.equal([])
      expect(shown()).to.deep.equal([[hashOf(1), 'confirmed']])
      expect(activityOf('eip155').items[0]?.transfers[0]?.quantity).to.equal('0.5')
      hashes = [hashOf(1)]
      await loadTransactions('eip155', { force: true })
      expect(shown()).to.deep.equal([[hashOf(1), 'confirmed']])
      expect(activityOf('eip155').items[0]?.transfers).to.deep.equal([])
      await followPending()
      expect(pendingController.state.transactions).to.deep.equal([])
    })

    it('shows the hash under which the chain has what a wallet has sped up', async () => {
      hashes = []
      await served(pendingEntry(), { script: { minedAs: hashOf(2) } })
      expect(storedPending()).to.deep.equal([])
      expect(shown()).to.deep.equal([[hashOf(2), 'confirmed']])
    })

    it('shows the hash of a batch once its wallet has named it', async () => {
      hashes = []
      const batch = { id: 'batch-1', connectorId: aspen.id }
      const script: Script = { awaitBatch: async () => [hashOf(6), hashOf(7)] }
      await served(pendingEntry({ hash: batch.id, batch }), { script })
      expect(storedPending()).to.deep.equal([])
      expect(shown()).to.deep.equal([[hashOf(7), 'confirmed']])
    })

    it('refreshes the token that a swap paid out', async () => {
      hashes = [hashOf(1)]
      const token = `0x${'1'.repeat(40)}`
      await served(pendingEntry({ received: { symbol: 'USDC', quantity: '2', token } }))
      const asked = stub?.seen.findLast(({ url }) => url.pathname.endsWith('/balance'))
      expect(asked?.url.searchParams.get('forceUpdate')).to.equal(`eip155:1:${token}`)
      expect(pendingController.state.transactions).to.deep.equal([])
    })

    it('asks no service before the visitor shows intent, and then for what has changed', async () => {
      hashes = [hashOf(1)]
      const owner = `eip155:1:${ALICE}` as const
      portfolioCache.write(owner, { caipAddress: owner, balance: { balances: [] } })
      const { adapter } = await served(pendingEntry(), { intent: false })
      expect(storedPending()).to.deep.equal([])
      expect(stub?.seen).to.deep.equal([])
      expect(portfolioCache.read(owner)).to.equal(undefined)
      expect(
        adapter.calls.filter(call => call.startsWith('balance')),
        'the wallet is asked again',
      ).to.have.length(2)
      recordIntent()
      await Promise.all([loadTokens('eip155'), loadTransactions('eip155')])
      expect(stub?.paths().filter(path => /(?:balance|history)$/.test(path))).to.have.length(2)
      expect(shown()).to.deep.equal([[hashOf(1), 'confirmed']])
    })

    it('clears the caches of an account on another network, so that nothing outdated is shown there', async () => {
      hashes = []
      const owner = `eip155:137:${ALICE}` as const
      nativeBalanceCache.write(owner, { caipAddress: owner, balance: '9', symbol: 'POL' })
      portfolioCache.write(owner, { caipAddress: owner, balance: { balances: [] } })
      await served(pendingEntry({ caipNetworkId: 'eip155:137' }))
      expect([nativeBalanceCache.read(owner), portfolioCache.read(owner)]).to.deep.equal([undefined, undefined])
      expect(
        stub?.paths().some(path => path.endsWith('/history')),
        'that account is not shown',
      ).to.equal(false)
      expect(pendingController.list('eip155:137', ALICE).map(({ status }) => status)).to.deep.equal(['confirmed'])
    })
  })

  it('shows what another tab sends, until that tab removes it', async () => {
    await withStored([])
    await followPending()
    const changed = (value: unknown) => {
      storePending(value)
      dispatchEvent(new StorageEvent('storage', { key: '@appkit/pending_transactions' }))
    }
    changed([pendingEntry()])
    expect(pendingController.state.transactions.map(({ hash }) => hash)).to.deep.equal([hashOf(1)])
    changed([])
    expect(pendingController.state.transactions).to.deep.equal([])
  })

  it('follows what another tab sends, which may be closed before its receipt arrives', async () => {
    const { adapter } = await withStored([])
    await followPending()
    storePending([pendingEntry()])
    dispatchEvent(new StorageEvent('storage', { key: '@appkit/pending_transactions' }))
    await waitUntil(() => storedPending().length === 0, 'not followed')
    expect(adapter.calls.filter(call => call.startsWith('await'))).to.deep.equal([`await ${hashOf(1)}`])
    expect(snackController.state.message).to.match(/sent$/)
  })

  it('keeps a failed transaction marked as failed, and does not ask again', async () => {
    const { adapter } = await withStored([pendingEntry()], {
      awaitTransaction: () => Promise.reject(new TransactionFailedError()),
    })
    await followPending()
    expect(storedPending()[0]?.status).to.equal('failed')
    await followPending()
    expect(adapter.calls.filter(call => call.startsWith('await'))).to.have.length(1)
  })

  it('keeps 99 and drops entries that are broken, too old, or not its own', async () => {
    const many = Array.from({ length: 120 }, (_, index) => pendingEntry({ hash: hashOf(index) }))
    const broken = [
      null,
      'x',
      { ...pendingEntry(), hash: '0x1' },
      { ...pendingEntry(), hash: '0x1', batch: { id: '0x2', connectorId: aspen.id } },
      { ...pendingEntry(), hash: 'a b', batch: { id: 'a b', connectorId: aspen.id } },
      { ...pendingEntry(), to: '<b>' },
      { ...pendingEntry(), quantity: 'NaN' },
    ]
    await withStored([...broken, ...many], { awaitTransaction: never })
    void followPending()
    await settle()
    expect(pendingController.state.transactions).to.have.length(99)
    expect(pendingController.list('eip155:137', ALICE)).to.deep.equal([])
  })

  it('omits transactions older than a day', async () => {
    await withStored([pendingEntry({ sentAt: Date.now() - 90_000_000 })], { awaitTransaction: never })
    await followPending()
    expect(pendingController.state.transactions).to.deep.equal([])
  })

  it('sends no request for a network that the site no longer lists', async () => {
    const { adapter } = await withStored([pendingEntry({ caipNetworkId: 'eip155:5' })])
    await followPending()
    expect(adapter.calls.some(call => call.startsWith('await'))).to.equal(false)
    expect(storedPending()).to.have.length(1)
  })
})
