import { expect } from '@open-wc/testing'
import * as z from 'zod/mini'

import { compact, field, lenientList, lenientMap, readUint, required } from '../../src/services/lenient.js'
import { parse } from '../../src/services/readers.js'

const upper = (value: unknown): string | undefined => (typeof value === 'string' ? value.toUpperCase() : undefined)
const isShort = (key: string): key is string => key.length < 4

describe('lenient parsing', () => {
  it('drops the bad entries of a list one by one', () =>
    expect(parse(lenientList(z.number()), [1, 'x', 2, null])).to.deep.equal([1, 2]))

  it('keeps a list without valid entries as an empty one', () =>
    expect(parse(lenientList(z.number()), ['x'])).to.deep.equal([]))

  for (const value of [undefined, null, {}, 'ab', { length: 1, 0: 1 }])
    it(`reads no list from ${JSON.stringify(value)}`, () =>
      expect(parse(lenientList(z.number()), value)).to.equal(undefined))

  it('drops the bad entries of a map, by key and by value', () => {
    const map = parse(
      lenientMap(isShort, () => z.number()),
      { a: 1, b: 'x', long: 2 },
    )
    expect(Object.entries(map ?? {})).to.deep.equal([['a', 1]])
  })

  it('makes maps in which no key is special', () => {
    const map = parse(
      lenientMap(
        (key): key is string => Boolean(key),
        () => z.number(),
      ),
      JSON.parse('{"__proto__":1}'),
    )
    expect(Object.getPrototypeOf(map)).to.equal(null)
    expect(Object.keys(map ?? {})).to.deep.equal(['__proto__'])
    expect(({} as Record<string, unknown>)['polluted']).to.equal(undefined)
  })

  it('chooses the schema of a map’s entry by its key', () => {
    const schema = lenientMap(isShort, key => z.literal(key))
    expect({ ...parse(schema, { a: 'a', b: 'a' }) }).to.deep.equal({ a: 'a' })
  })

  for (const value of [undefined, null, [], 'a', 4])
    it(`reads no map from ${JSON.stringify(value)}`, () =>
      expect(
        parse(
          lenientMap(isShort, () => z.number()),
          value,
        ),
      ).to.equal(undefined))

  it('lets a field be bad without costing the entry', () => {
    const schema = z.object({ name: field(upper) })
    expect(parse(schema, { name: 'a' })).to.deep.equal({ name: 'A' })
    expect(parse(schema, { name: 4 })?.name).to.equal(undefined)
    expect(parse(schema, {})).to.not.equal(undefined)
  })

  it('drops an entry whose required field is bad or missing', () => {
    const schema = z.object({ name: required(upper) })
    expect(parse(schema, { name: 'a' })).to.deep.equal({ name: 'A' })
    expect(parse(schema, { name: 4 })).to.equal(undefined)
    expect(parse(schema, {})).to.equal(undefined)
  })

  it('takes a schema for a field, as it does a reader', () => {
    const schema = z.object({ name: required(z.string()), age: field(z.number()) })
    expect(parse(schema, { name: 'a', age: 4 })).to.deep.equal({ name: 'a', age: 4 })
    expect(parse(schema, { name: 'a', age: 'x' })?.age).to.equal(undefined)
    expect(parse(schema, { age: 4 })).to.equal(undefined)
  })

  it('reads an amount in base units from digits or a number, without losing any', () => {
    expect(readUint('9007199254740993')).to.equal(9007199254740993n)
    expect(readUint(5)).to.equal(5n)
    for (const value of ['', '1.5', '-1', '0x5', -1, 1.5, 2 ** 53, null, '9'.repeat(79)])
      expect(readUint(value)).to.equal(undefined)
  })

  it('omits only undefined values', () =>
    expect(compact({ a: undefined, b: null, c: 0, d: '' })).to.deep.equal({ b: null, c: 0, d: '' }))
})
