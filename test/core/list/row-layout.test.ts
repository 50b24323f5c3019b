import { expect } from '@open-wc/testing'

import { RowLayout } from '../../../src/core/list/row-layout.js'

const rows = (...keys: readonly string[]) => keys.map(key => ({ key, height: 10 }))

describe('the layout of a list’s rows', () => {
  it('adds up their heights, scaled and rounded', () => {
    const layout = new RowLayout([{ height: 10 }, { height: 21 }], 1.5)
    expect([layout.start(0), layout.start(1), layout.height]).to.deep.equal([0, 15, 47])
    expect(new RowLayout([]).height).to.equal(0)
  })

  it('finds the row at an offset', () => {
    const layout = new RowLayout(rows('a', 'b', 'c'))
    expect([0, 9, 10, 29].map(px => layout.rowAt(px))).to.deep.equal([0, 0, 1, 2])
  })

  it('has a key for each row, made of its index if its own is missing or repeated', () => {
    const layout = new RowLayout([{ height: 1 }, ...rows('a', 'a')])
    expect(layout.keys).to.deep.equal(['#0', 'a', '#2'])
  })

  it('keeps a scrolled list at its first visible row, and an unscrolled one at its start', () => {
    const layout = new RowLayout(rows('b', 'c'))
    const later = new RowLayout(rows('a', 'b', 'c'))
    expect(layout.follow(12, later)).to.equal(22)
    expect(layout.follow(0, later)).to.equal(0)
    expect(layout.follow(12, new RowLayout(rows('b'))), 'its row has gone').to.equal(12)
  })
})
