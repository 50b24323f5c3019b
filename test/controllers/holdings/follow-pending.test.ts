import { expect } from '@open-wc/testing'

import { activityOf } from '../../../src/controllers/activity/activity.js'
import { connect } from '../../../src/controllers/connect/connect.js'
import { followPending } from '../../../src/controllers/holdings/follow-pending.js'
import { snackController } from '../../../src/controllers/shell/snack.js'
import { pendingController } from '../../../src/controllers/activity/pending.js'
import {
  TransactionDroppedError,
  TransactionFailedError,
  TransactionReplacedError,
} from '../../../src/core/errors/transaction.js'
import { ALICE, aspen, BOB, type Script } from '../../helpers/fake-adapter.js'
import { endInstance, instance, settle } from '../../helpers/instance.js'
import { hashOf, pendingEntry, storedPending, storePending } from '../../helpers/pending.js'

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

  for (const [error, words] of [
    [new TransactionReplacedError(), /another transaction took its place$/],
    [new TransactionDroppedError(), /the network dropped the transaction$/],
  ] as const)
    it(`says what became of it after a reload: ${error.code}`, async () => {
      await withStored([pendingEntry()], { awaitTransaction: () => Promise.reject(error) })
      await followPending()
      expect(snackController.state.message).to.match(words)
      expect(activityOf('eip155').items[0]).to.include({ hash: hashOf(1), status: 'failed' })
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
