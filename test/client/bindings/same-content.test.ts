import { expect } from '@open-wc/testing'

import { isSameContent } from '../../../src/client/bindings/same-content.js'

describe('isSameContent', () => {
  it('compares lists and plain objects by content, at any depth of data', () => {
    const data = (more: object) => [{ id: 'aspen', accounts: [{ address: '0x1', total: 2n, ...more }] }]
    expect(isSameContent(data({}), data({}))).to.equal(true)
    expect(isSameContent(data({}), data({ name: 'mine' }))).to.equal(false)
    expect(isSameContent(data({ name: 'mine' }), data({ label: 'mine' }))).to.equal(false)
    expect(isSameContent(data({ name: undefined }), data({ label: undefined }))).to.equal(false)
    expect(isSameContent([], {})).to.equal(false)
    expect(isSameContent([1, 2], [1])).to.equal(false)
    expect(isSameContent(Number.NaN, Number.NaN)).to.equal(true)
    expect(isSameContent(null, {})).to.equal(false)
  })

  it('leaves anything else unchanged', () => {
    const listener = (): void => {}
    expect(isSameContent({ listener }, { listener })).to.equal(true)
    expect(isSameContent({ listener }, { listener: (): void => {} })).to.equal(false)
    expect(isSameContent(new Date(0), new Date(0))).to.equal(false)
    expect(isSameContent(new Map(), new Map())).to.equal(false)
  })

  it('ends with data that holds itself', () => {
    const one: Record<string, unknown> = {}
    const other: Record<string, unknown> = { self: one }
    one['self'] = other
    const third: Record<string, unknown> = {}
    third['self'] = third
    expect(isSameContent(one, third)).to.equal(false)
  })
})
