import { expect } from '@open-wc/testing'

import { paymentsKey } from '../../../src/services/storage/payments.js'

const ENTRY = { key: 'a', via: 'exchange', startedAt: 1, caipNetworkId: 'eip155:1' }

describe('stored payments', () => {
  it('are checked one by one, and untrusted ones are dropped', () => {
    const kept = { ...ENTRY, named: true, sessionId: 's1', url: 'https://exchange.example/' }
    const read = paymentsKey.read([
      kept,
      {
        ...ENTRY,
        named: 'yes',
        url: 'javascript:alert(1)',
        hash: 'x',
        sessionId: '../..',
        from: '<b>',
        exchangeName: 'A\u202eB',
      },
      { ...ENTRY, via: 'gift' },
      { ...ENTRY, caipNetworkId: 'eip155:0' },
      { ...ENTRY, startedAt: '1' },
      null,
    ])
    expect(read).to.have.length(2)
    expect(read?.[0]).to.deep.equal(kept)
    expect(read?.[1]).to.not.have.any.keys('named', 'url', 'hash', 'sessionId', 'from')
    expect(read?.[1]?.exchangeName).not.to.contain('\u202e')
  })

  it('are of a batch only with a readable id and the wallet that knows it', () => {
    const batch = { id: 'batch-1', connectorId: 'com.example.aspen' }
    const read = paymentsKey.read([
      { ...ENTRY, via: 'wallet', batch },
      { ...ENTRY, via: 'wallet', batch: { ...batch, id: 'a b' } },
      { ...ENTRY, via: 'wallet', batch: { id: 'batch-1' } },
    ])
    expect(read?.map(entry => entry.batch)).to.deep.equal([batch, undefined, undefined])
  })

  it('are 99 at most', () => {
    expect(paymentsKey.read(Array.from({ length: 120 }, () => ENTRY))).to.have.length(99)
    expect(paymentsKey.read('rubbish')).to.equal(undefined)
  })
})
