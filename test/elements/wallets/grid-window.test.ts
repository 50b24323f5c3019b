import { expect } from '@open-wc/testing'

import { cellAfter, rowsAt, scrollTo } from '../../../src/elements/wallets/grid-window.js'

const shape = { columns: 4, count: 601, rowHeight: 100, viewport: 400 }

describe('the window of a grid', () => {
  it('renders the same number of rows at every position, however long the grid is', () => {
    for (const count of [601, 6001])
      for (const top of [0, 50, 4000, 1e9]) {
        const { first, end } = rowsAt(top, { ...shape, count })
        expect(end - first).to.equal(9)
      }
  })

  it('renders visible rows, and never missing ones', () => {
    expect(rowsAt(0, shape)).to.deep.equal({ first: 0, end: 9 })
    expect(rowsAt(1050, shape)).to.deep.equal({ first: 8, end: 17 })
    expect(rowsAt(1e9, shape).end).to.equal(151)
    expect(rowsAt(0, { ...shape, count: 3 })).to.deep.equal({ first: 0, end: 1 })
    expect(rowsAt(0, { ...shape, count: 0 })).to.deep.equal({ first: 0, end: 0 })
  })

  it('scrolls no further than needed', () => {
    expect(scrollTo(0, 500, shape)).to.equal(0)
    expect(scrollTo(24, 500, shape)).to.equal(500)
    expect(scrollTo(40, 0, shape)).to.equal(700)
  })
})

describe('cellAfter', () => {
  const go = (key: string, from: number, more: object = {}) => cellAfter({ key, ...more }, from, shape)

  it('goes by cell and by row, and stays at the edges', () => {
    expect(go('ArrowRight', 3)).to.equal(4)
    expect(go('ArrowLeft', 0)).to.equal(0)
    expect(go('ArrowDown', 1)).to.equal(5)
    expect(go('ArrowUp', 5)).to.equal(1)
    expect(go('ArrowUp', 2)).to.equal(2)
    expect(go('ArrowRight', 600)).to.equal(600)
    expect(go('ArrowDown', 598)).to.equal(600)
    expect(go('ArrowDown', 600)).to.equal(600)
  })

  it('turns left and right where the text runs the other way', () => {
    expect(go('ArrowRight', 3, { rtl: true })).to.equal(2)
    expect(go('ArrowLeft', 3, { rtl: true })).to.equal(4)
  })

  it('goes to the ends of a row, with control to those of the grid, and by pages', () => {
    expect(go('Home', 6)).to.equal(4)
    expect(go('End', 6)).to.equal(7)
    expect(go('Home', 6, { ctrlKey: true })).to.equal(0)
    expect(go('End', 6, { ctrlKey: true })).to.equal(600)
    expect(go('PageDown', 1)).to.equal(17)
    expect(go('PageUp', 17)).to.equal(1)
    expect(go('PageUp', 6)).to.equal(2)
    expect(go('PageDown', 599)).to.equal(600)
  })

  it('leaves the shortcuts of the browser alone', () => {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'])
      for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
        expect(go(key, 6, { [modifier]: true }), `${modifier} ${key}`).to.equal(undefined)
    for (const key of ['Home', 'End']) expect(go(key, 6, { altKey: true })).to.equal(undefined)
  })

  it('leaves every other key alone', () => {
    for (const key of ['a', 'Enter', 'Tab', 'constructor']) expect(go(key, 3)).to.equal(undefined)
  })
})
