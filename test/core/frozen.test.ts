import { expect } from '@open-wc/testing'

import { copyOf, frozen } from '../../src/core/frozen.js'

describe('freezing', () => {
  it('freezes plain data deeply, and returns it', () => {
    const value = { list: [{ deep: { er: 1 } }], bare: Object.assign(Object.create(null), { a: {} }) as { a: object } }
    expect(frozen(value)).to.equal(value)
    for (const part of [value, value.list, value.list[0], value.list[0]?.deep, value.bare, value.bare.a])
      expect(Object.isFrozen(part)).to.equal(true)
  })

  it('leaves class instances unchanged', () => {
    class Wallet {
      name = 'a'
    }
    const parts = {
      wallet: new Wallet(),
      error: new Error('x'),
      map: new Map(),
      bytes: new Uint8Array(1),
      run: () => 1,
    }
    frozen(parts)
    for (const part of Object.values(parts)) expect(Object.isFrozen(part)).to.equal(false)
  })

  it('terminates with circular data', () => {
    const circle: { self?: object } = {}
    circle.self = circle
    expect(Object.isFrozen(frozen(circle))).to.equal(true)
  })

  for (const value of [undefined, null, 5, 'x', true])
    it(`returns ${String(value)}`, () => expect(frozen(value)).to.equal(value))
})

describe('copying', () => {
  it('copies plain data deeply, and nothing else', () => {
    const error = new Error('x')
    const value = { list: [{ deep: [1, null] }], error, run: String }
    const copy = copyOf(value)
    expect(copy).to.deep.equal(value)
    for (const part of [
      [copy, value],
      [copy.list, value.list],
      [copy.list[0], value.list[0]],
    ])
      expect(part[0]).to.not.equal(part[1])
    expect(copy.error).to.equal(error)
  })

  for (const value of [undefined, null, 5, 'x', true])
    it(`returns ${String(value)}`, () => expect(copyOf(value)).to.equal(value))
})
