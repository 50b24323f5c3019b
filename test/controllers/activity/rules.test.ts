import { expect } from '@open-wc/testing'

import type { Transaction, Transfer } from '../../../src/core/entities/transaction.js'
import {
  entriesAfter,
  groupByDay,
  heldNfts,
  joinPages,
  keptTransactions,
  toEntries,
} from '../../../src/controllers/activity/rules.js'
import { counterpartyOf, isLookAlike, knownAddresses } from '../../../src/core/counterparties.js'

const ME = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const FRIEND = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const POISON = '0x71c7aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa976f'

const out: Transfer = { direction: 'out', quantity: '1.5', token: { symbol: 'ETH' } }
const spam: Transfer = { direction: 'in', nft: { name: 'Claim', spam: true } }
const entry = (id: string, patch: Partial<Transaction> = {}): Transaction => ({
  id,
  operation: 'send',
  status: 'confirmed',
  chain: 'eip155:1',
  minedAt: Date.UTC(2026, 0, 5, 12),
  sentFrom: ME,
  sentTo: FRIEND,
  transfers: [out],
  ...patch,
})

describe('the rules of activity', () => {
  it('keep activity on the connected chain, without spam and duplicates', () => {
    const list = keptTransactions(
      [
        entry('a'),
        entry('a'),
        entry('spam', { transfers: [spam, spam] }),
        entry('half', { transfers: [out, spam] }),
        entry('elsewhere', { chain: 'eip155:137' }),
        entry('none', { transfers: [] }),
      ],
      'eip155:1',
    )
    expect(list.map(({ id }) => id)).to.deep.equal(['a', 'half', 'none'])
    expect(list[1]?.transfers).to.deep.equal([out])
  })

  it('join pages without doubles', () =>
    expect(joinPages([entry('a')], [entry('a'), entry('b')]).map(({ id }) => id)).to.deep.equal(['a', 'b']))

  it('keep the entries after a refreshed first page, if it reaches them', () => {
    const list = ['a', 'b', 'c', 'd'].map(id => entry(id))
    const kept = (...ids: string[]) =>
      entriesAfter(
        list,
        ids.map(id => entry(id)),
      ).map(({ id }) => id)
    expect(kept('new', 'a', 'b')).to.deep.equal(['c', 'd'])
    expect(kept('new', 'b'), 'one that is no longer there').to.deep.equal(['c', 'd'])
    expect(kept('x', 'y'), 'a gap').to.deep.equal([])
    expect(kept('c', 'd')).to.deep.equal([])
  })

  it('find the other side', () => {
    expect(counterpartyOf(entry('a'), 'eip155', ME)).to.equal(FRIEND)
    const received = entry('b', { sentFrom: FRIEND, sentTo: ME, transfers: [{ ...out, direction: 'in' }] })
    expect(counterpartyOf(received, 'eip155', ME.toLowerCase())).to.equal(FRIEND)
    expect(counterpartyOf(entry('c', { sentTo: ME }), 'eip155', ME)).to.equal(undefined)
  })

  it('mark entries that moved nothing and addresses that imitate known ones', () => {
    const entries = toEntries(
      [
        entry('zero', { sentTo: POISON, transfers: [{ ...out, quantity: '0.000' }] }),
        entry('dust', { sentFrom: POISON, sentTo: ME, transfers: [{ ...out, direction: 'in', quantity: '0.01' }] }),
        entry('real'),
        entry('other', { sentFrom: '0x1', sentTo: ME, transfers: [{ ...out, direction: 'in', quantity: '0' }] }),
      ],
      'eip155',
      ME,
    )
    expect(entries.map(({ warning }) => warning)).to.deep.equal(['lookAlike', 'lookAlike', undefined, 'zeroValue'])
  })

  it('do not count a recipient that only a token reports as one that the account chose', () => {
    const fake = entry('fake', {
      sentFrom: '0x9999',
      sentTo: POISON,
      transfers: [{ ...out, token: { symbol: 'USDC' } }],
    })
    const warnings = (transactions: readonly Transaction[], trusted?: readonly string[]) =>
      toEntries(transactions, 'eip155', ME, trusted).map(({ warning }) => warning)
    expect(warnings([fake, entry('real')])).to.deep.equal(['lookAlike', undefined])
    expect(warnings([fake], [FRIEND]), 'of a known address').to.deep.equal(['lookAlike'])
    expect(warnings([entry('later'), fake]), 'of a recipient of later').to.deep.equal([undefined, 'lookAlike'])
    expect([...knownAddresses([entry('later'), fake], 'eip155', ME).values()].flat()).to.deep.equal([ME, FRIEND])
    const known = [...knownAddresses([fake, entry('real')], 'eip155', ME).values()].flat()
    expect(known).to.deep.equal([ME, FRIEND])
  })

  it('know the recipients of an account whose transactions are relayed', () => {
    const sponsored = entry('sponsored', { sentFrom: '0x9999' })
    expect([...knownAddresses([sponsored, sponsored], 'eip155', ME).values()].flat()).to.deep.equal([ME, FRIEND])
  })

  it('count an address as a look-alike by its ends alone', () => {
    expect(isLookAlike('eip155', POISON, [FRIEND])).to.equal(true)
    expect(isLookAlike('eip155', FRIEND.toLowerCase(), [FRIEND])).to.equal(false)
    expect(isLookAlike('eip155', ME, [FRIEND])).to.equal(false)
  })

  it('group by the visitor’s day, the latest first, and what has no date last', () => {
    const noon = (day: number): number => new Date(2026, 0, day, 12).getTime()
    const undated = (({ minedAt: _at, ...rest }) => rest)(entry('x'))
    const days = groupByDay([undated, entry('a', { minedAt: noon(2) }), entry('b', { minedAt: noon(3) })])
    expect(days.map(({ day, entries }) => [day, entries.length])).to.deep.equal([
      [new Date(2026, 0, 3).getTime(), 1],
      [new Date(2026, 0, 2).getTime(), 1],
      [undefined, 1],
    ])
  })

  it('hold the collectibles that came in and did not go out again', () => {
    const nft = (name: string, direction: Transfer['direction']): Transfer => ({
      direction,
      nft: { name, spam: false },
    })
    const held = heldNfts([
      entry('1', { transfers: [nft('gone', 'out')] }),
      entry('2', { transfers: [nft('gone', 'in'), nft('kept', 'in'), spam] }),
      entry('3', { status: 'failed', transfers: [nft('never', 'in')] }),
    ])
    expect(held.map(({ name }) => name)).to.deep.equal(['kept'])
  })

  it('keep an NFT of which not every copy was sent on', () => {
    const nft = (name: string, direction: 'in' | 'out', copies?: number): Transfer => ({
      direction,
      nft: { name, spam: false },
      ...(copies ? { copies } : {}),
    })
    const held = heldNfts([
      entry('1', { transfers: [nft('ticket', 'out'), nft('spent', 'out', 3), nft('unrevealed', 'out')] }),
      entry('2', { transfers: [nft('ticket', 'in', 3), nft('spent', 'in', 3)] }),
      entry('3', { transfers: [nft('unrevealed', 'in'), nft('unrevealed', 'in')] }),
    ])
    expect(held.map(({ name, copies }) => [name, copies])).to.deep.equal([
      ['ticket', 2],
      ['unrevealed', 1],
    ])
  })
})
