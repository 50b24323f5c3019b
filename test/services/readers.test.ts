import { expect } from '@open-wc/testing'

import { accept, isRecord, listOf, mapOf, objectOf } from '../../src/services/readers.js'
import { bool, text } from '../../src/services/text-readers.js'

interface Person {
  readonly name: string
  readonly nick?: string
}

const person = objectOf<Person>({ name: text(/^\S/) }, { nick: text() })

describe('parsing by hand', () => {
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

  it('takes no needed field from the prototype of its own result', () => {
    const odd = objectOf<{ toString: string }>({ toString: text() } as never, {} as never) // a name every object has
    expect(odd({})).to.equal(undefined)
  })
})
