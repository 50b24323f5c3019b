import { expect } from '@open-wc/testing'

import { findArrival } from '../../../src/controllers/onramp/find-arrival.js'
import { DEFAULT_TOKENS } from '../../../src/controllers/onramp/rules.js'
import type { Purchase } from '../../../src/core/entities/onramp.js'
import type { Transaction } from '../../../src/core/entities/transaction.js'
import { ALICE, HASH, type Script } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'

const [token] = DEFAULT_TOKENS
const OTHER = `0x${'cd'.repeat(32)}`

const purchaseAt = (history?: string): Purchase => {
  if (!token) throw new Error('nothing is sold')
  const request = { projectId: undefined, address: ALICE, namespace: 'eip155', amount: '100.00', token } as const
  return {
    provider: { id: 'x', name: 'X', url: () => 'https://x.example', history },
    request: { ...request, currency: 'USD', method: 'card' },
    ...{ estimate: undefined, status: 'waiting', known: [], blocked: false, unread: false },
  }
}

const entry = (hash: string | undefined, patch: Partial<Transaction> = {}): Transaction => ({
  id: hash ?? 'none',
  ...(hash ? { hash } : {}),
  operation: 'receive',
  status: 'confirmed',
  transfers: [{ direction: 'in', quantity: '98', token: { symbol: 'USDC' } }],
  ...patch,
})

const find = (history: readonly Transaction[], script: Script = {}, provider?: string) => {
  instance(script)
  return findArrival(history, purchaseAt(provider), new AbortController().signal)
}

describe('the arrival of a purchase', () => {
  afterEach(endInstance)

  it('is of the token itself, not of another one with its symbol', async () => {
    const asked: unknown[] = []
    const received: Script['received'] = async ({ hash, address, token: contract, network }) => {
      asked.push([address, contract, network.caipNetworkId])
      return hash === HASH
    }
    expect((await find([entry(OTHER), entry(HASH)], { received }))?.id).to.equal(HASH)
    expect(asked[0]).to.deep.equal([ALICE, token?.address, token?.caipNetworkId])
    await endInstance()
    expect(await find([entry(OTHER)], { received })).to.equal(undefined)
  })

  it('is not a transaction that has not been mined', async () =>
    expect(await find([entry(HASH, { status: 'pending' })], { received: async () => true })).to.equal(undefined))

  it('is what the provider’s own list contains', async () => {
    const listed = entry(OTHER, { status: 'pending' })
    expect(await find([listed], { received: async () => false }, 'coinbase')).to.equal(listed)
  })

  it('is recognised by its symbol if the chain cannot be asked', async () => {
    expect((await find([entry(OTHER)]))?.id).to.equal(OTHER)
    await endInstance()
    expect((await find([entry(undefined)], { received: async () => false }))?.id).to.equal('none')
  })
})
