import { expect } from '@open-wc/testing'

import { ListController } from '../../../src/core/list/list-controller.js'

const ALICE = 'eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const BOB = 'eip155:1:0x000000000000000000000000000000000000dEaD'

class Numbers extends ListController<number> {}

describe('a controller of lists', () => {
  it('initially has an empty list for everyone', () => {
    const numbers = new Numbers()
    expect(numbers.list('eip155', ALICE)).to.deep.equal({ status: 'idle', items: [] })
    expect(numbers.list('eip155', undefined)).to.deep.equal({ status: 'idle', items: [] })
  })

  it('keeps what is not changed', () => {
    const numbers = new Numbers()
    numbers.patch('eip155', ALICE, { status: 'ready', items: [1], updatedAt: 5 })
    numbers.patch('eip155', ALICE, { status: 'loading' })
    expect(numbers.list('eip155', ALICE)).to.deep.equal({ status: 'loading', items: [1], updatedAt: 5, owner: ALICE })
  })

  it('never shows a list to another account', () => {
    const numbers = new Numbers()
    numbers.patch('eip155', ALICE, { status: 'ready', items: [1] })
    expect(numbers.list('eip155', BOB).items).to.deep.equal([])
    expect(numbers.list('eip155', undefined).items).to.deep.equal([])
  })

  it('forgets what belonged to another account when it changes', () => {
    const numbers = new Numbers()
    numbers.patch('eip155', ALICE, { status: 'ready', items: [1], next: 'more' })
    numbers.patch('eip155', BOB, { status: 'loading' })
    expect(numbers.list('eip155', BOB)).to.deep.equal({ status: 'loading', items: [], owner: BOB })
    expect(numbers.list('eip155', ALICE).items).to.deep.equal([])
  })

  it('keeps the families apart', () => {
    const numbers = new Numbers()
    numbers.patch('eip155', ALICE, { items: [1] })
    numbers.patch('solana', 'solana:x:y', { items: [2] })
    expect(numbers.list('eip155', ALICE).items).to.deep.equal([1])
  })

  it('returns the same snapshot until something changes', () => {
    const numbers = new Numbers()
    numbers.patch('eip155', ALICE, { items: [1] })
    expect(numbers.list('eip155', ALICE)).to.equal(numbers.list('eip155', ALICE))
  })

  it('exposes nothing writable', () => {
    const numbers = new Numbers()
    numbers.patch('eip155', ALICE, { items: [1] })
    expect(Object.isFrozen(numbers.list('eip155', ALICE).items)).to.equal(true)
  })
})
