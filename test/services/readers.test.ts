import { expect } from '@open-wc/testing'
import * as z from 'zod/mini'

import { accept, bool, isRecord, listOf, mapOf, memberOf, objectOf, parse, text } from '../../src/services/readers.js'

interface Person {
  readonly name: string
  readonly nick?: string
}

const person = objectOf<Person>({ name: text(/^\S/) }, { nick: text() })

describe('parse', () => {
  it('accepts a reader or a schema', () => {
    expect(parse(bool, true)).to.equal(true)
    expect(parse(z.boolean(), true)).to.equal(true)
    expect(parse(bool, 'true')).to.equal(undefined)
    expect(parse(z.boolean(), 'true')).to.equal(undefined)
  })
})

describe('readers of single values', () => {
  it('accepts a string that matches its pattern', () => {
    expect(text()('')).to.equal('')
    expect(text(/^a+$/)('aa')).to.equal('aa')
    expect(text(/^a+$/)('b')).to.equal(undefined)
    expect(text()(4)).to.equal(undefined)
    expect(text()(['a'])).to.equal(undefined)
  })

  for (const value of [0, 1, 'true', null, undefined])
    it(`does not accept ${JSON.stringify(value)} as a boolean`, () => expect(bool(value)).to.equal(undefined))

  it('finds a field of the value itself', () => {
    expect(memberOf({ a: 1 }, 'a')).to.equal(1)
    for (const value of [{}, null, 'text', undefined, 4]) expect(memberOf(value, 'toString')).to.equal(undefined)
  })
})

describe('readers', () => {
  it('recognises an object with fields', () => {
    expect([{}, Object.create(null)].map(isRecord)).to.deep.equal([true, true])
    expect([null, [], 'x', 4, undefined, () => 1].map(isRecord)).to.deep.equal(Array(6).fill(false))
  })

  it('accepts what a test accepts, unchanged', () => {
    const list = accept(Array.isArray)
    const value = [1]
    expect(list(value)).to.equal(value)
    expect(list({})).to.equal(undefined)
  })

  it('drops the bad entries of a list one by one, and keeps false and empty ones', () => {
    expect(listOf(bool)([true, 'x', false])).to.deep.equal([true, false])
    expect(listOf(text())(['', 4])).to.deep.equal([''])
    expect(listOf(z.boolean())([true, 'x', false])).to.deep.equal([true, false])
    expect(listOf(bool)({ 0: true })).to.equal(undefined)
  })
})

describe('a map from outside', () => {
  const read = mapOf(
    (key): key is 'a' | 'b' => key === 'a' || key === 'b',
    key => text(new RegExp(`^${key}`)),
  )

  it('keeps the keys that are known and the values that fit', () =>
    expect({ ...read({ a: 'a1', b: 'x', c: 'c1' }) }).to.deep.equal({ a: 'a1' }))

  it('takes schemas as well', () => {
    const schemas = mapOf(
      (key): key is 'a' => key === 'a',
      () => z.number(),
    )
    expect({ ...schemas({ a: 1, b: 2 }) }).to.deep.equal({ a: 1 })
    expect({ ...schemas({ a: 'x' }) }).to.deep.equal({})
  })

  it('has no prototype that a key could reach', () => {
    const any = mapOf(
      (_key): _key is string => true,
      () => text(),
    )
    const map = any(JSON.parse('{"__proto__":"x","constructor":"y"}'))
    expect(Object.getPrototypeOf(map)).to.equal(null)
    expect(map?.['constructor']).to.equal('y')
  })

  for (const value of [null, [], 'x'])
    it(`is not ${JSON.stringify(value)}`, () => expect(read(value)).to.equal(undefined))
})

describe('an object from outside', () => {
  it('keeps the fields that are named', () =>
    expect(person({ name: 'Ann', nick: 'A', evil: 1 })).to.deep.equal({ name: 'Ann', nick: 'A' }))

  it('does without a field that may be missing, or is bad', () => {
    expect(person({ name: 'Ann' })).to.deep.equal({ name: 'Ann' })
    expect(person({ name: 'Ann', nick: 4 })).to.deep.equal({ name: 'Ann' })
    expect(person({ name: 'Ann', nick: 4 })).not.to.have.property('nick')
  })

  for (const value of [{}, { name: 4 }, { name: ' x' }, null, [], 'Ann'])
    it(`is invalid without its required fields: ${JSON.stringify(value)}`, () =>
      expect(person(value)).to.equal(undefined))

  it('reads no required field from the prototype of its own result', () => {
    const odd = objectOf<{ toString: string }>({ toString: text() } as never, {} as never) // a name every object has
    expect(odd({})).to.equal(undefined)
  })
})
