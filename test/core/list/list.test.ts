import { expect } from '@open-wc/testing'

import { isFirstLoad, isStale, type ListState, type ListStatus, NO_LIST } from '../../../src/core/list/list.js'

const state = (status: ListStatus, items: readonly number[] = [], updatedAt?: number): ListState<number> => ({
  status,
  items,
  updatedAt,
})

describe('a list', () => {
  it('that was not requested is empty, and no one can fill it for others', () => {
    expect(NO_LIST).to.deep.equal({ status: 'idle', items: [] })
    expect(Object.isFrozen(NO_LIST) && Object.isFrozen(NO_LIST.items)).to.equal(true)
  })

  for (const status of ['failed', 'limited'] as const)
    it(`that ${status} after good items is stale`, () => {
      expect(isStale(state(status, [1], 5))).to.equal(true)
      expect(isStale(state(status, [1]))).to.equal(false)
      expect(isStale(state(status, [], 5))).to.equal(false)
    })

  for (const status of ['idle', 'loading', 'ready', 'partial', 'unavailable'] as const)
    it(`that is ${status} is not stale`, () => expect(isStale(state(status, [1], 5))).to.equal(false))

  for (const status of ['idle', 'loading'] as const)
    it(`that is ${status} and empty may still get its first items`, () => {
      expect(isFirstLoad(state(status))).to.equal(true)
      expect(isFirstLoad(state(status, [], 5))).to.equal(true)
    })

  for (const status of ['idle', 'loading'] as const)
    it(`that is ${status} may still get its first items although one is known from elsewhere`, () => {
      expect(isFirstLoad(state(status, [1]))).to.equal(true)
      expect(isFirstLoad(state(status, [1], 5))).to.equal(false)
    })

  for (const status of ['ready', 'partial', 'failed', 'limited', 'unavailable'] as const)
    it(`that is ${status} and empty stays so`, () => expect(isFirstLoad(state(status))).to.equal(false))
})
