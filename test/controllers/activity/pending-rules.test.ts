import { expect } from '@open-wc/testing'

import type { Transaction } from '../../../src/core/entities/transaction.js'
import { isListed, pendingEntries } from '../../../src/controllers/activity/pending-rules.js'
import { aspen } from '../../helpers/fake-adapter.js'
import { hashOf, pendingEntry } from '../../helpers/pending.js'

const listed = (patch: Partial<Transaction> = {}): Transaction => ({
  id: 'x',
  hash: hashOf(9),
  operation: 'send',
  status: 'confirmed',
  minedAt: Date.now(),
  transfers: [{ direction: 'out', quantity: '0.50', token: { symbol: 'ETH' } }],
  ...patch,
})

describe('transactions sent from this browser', () => {
  it('are shown until the history lists them, by their hash in any case', () => {
    const sent = pendingEntry({ hash: `0x${'ab'.repeat(32)}` })
    expect(pendingEntries([sent], [])).to.have.length(1)
    expect(pendingEntries([sent], [listed()])).to.have.length(1)
    expect(pendingEntries([sent], [listed({ hash: sent.hash.toUpperCase() })])).to.deep.equal([])
  })

  it('may be listed under another hash once they are confirmed, as those of a Safe are', () => {
    const confirmed = pendingEntry({ status: 'confirmed' })
    expect(isListed(confirmed, [listed()])).to.equal(true)
    expect(isListed(pendingEntry(), [listed()]), 'it waits for its receipt').to.equal(false)
    expect(isListed(confirmed, [listed({ minedAt: confirmed.sentAt - 60_000 })]), 'an earlier one').to.equal(false)
    const other = { direction: 'out', quantity: '0.6', token: { symbol: 'ETH' } } as const
    expect(isListed(confirmed, [listed({ transfers: [other] })])).to.equal(false)
  })

  it('may be a batch whose wallet no longer reports on it, and are then told by what it moved', () => {
    const batch = { id: 'batch-1', connectorId: aspen.id }
    const sent = pendingEntry({ hash: batch.id, batch, status: 'unknown' })
    expect(isListed(sent, [listed()])).to.equal(true)
    expect(isListed({ ...sent, status: 'pending' }, [listed()]), 'its wallet still reports').to.equal(false)
    expect(isListed({ ...sent, hash: hashOf(1) }, [listed()]), 'its hash is known').to.equal(false)
  })

  it('show the expected proceeds of a swap only until it is confirmed', () => {
    const received = { symbol: 'USDC', quantity: '1200.5' }
    const quantities = (status: 'pending' | 'confirmed') =>
      pendingEntries([pendingEntry({ received, status })], [])[0]?.transfers.map(({ quantity }) => quantity)
    expect(quantities('pending')).to.deep.equal(['0.5', '1200.5'])
    expect(quantities('confirmed')).to.deep.equal(['0.5', undefined])
  })
})
