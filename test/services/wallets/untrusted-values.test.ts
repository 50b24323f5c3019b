import { expect } from '@open-wc/testing'

import { arrayOf, bytesOf, callable, fieldOf, keysOf, textOf } from '../../../src/services/wallets/untrusted-values.js'

const throwing = (): never => {
  throw new Error('hostile')
}

/** An object every look into which throws. */
const trap: object = new Proxy(
  {},
  { get: throwing, ownKeys: throwing, has: throwing, getOwnPropertyDescriptor: throwing },
)
/** The same for a list: it says that it is one. */
const trapList: unknown = new Proxy([], { get: throwing })

/** A value of another page: its classes are not ours. */
function foreign<T>(make: (realm: typeof globalThis) => T): T {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const realm = frame.contentWindow as unknown as typeof globalThis // a window is a global object
  const made = make(realm)
  frame.remove()
  return made
}

describe('a field of a stranger’s object', () => {
  it('is the object’s own, including functions', () => {
    expect(fieldOf({ name: 'One' }, 'name')).to.equal('One')
    expect(
      fieldOf(
        Object.assign(() => undefined, { kind: 'function' }),
        'kind',
      ),
    ).to.equal('function')
  })

  it('is read with the object’s own getter', () => {
    const wallet = {
      inner: 'seen',
      get name() {
        return this.inner
      },
    }
    expect(fieldOf(wallet, 'name')).to.equal('seen')
  })

  it('is absent when its getter throws', () => {
    expect(
      fieldOf(
        {
          get name() {
            return throwing()
          },
        },
        'name',
      ),
    ).to.equal(undefined)
  })

  it('is absent when a proxy throws', () => expect(fieldOf(trap, 'name')).to.equal(undefined))

  for (const value of [undefined, null, 'text', 7, true, Symbol('x')])
    it(`is absent of ${String(value)}`, () => expect(fieldOf(value, 'length')).to.equal(undefined))
})

describe('what can be called', () => {
  it('is a function of any kind', () => {
    const run = (): number => 1
    expect(callable(run)).to.equal(run)
    expect(callable(class Wallet {})).to.be.a('function')
  })

  for (const value of [undefined, null, {}, 'alert(1)', { call: () => 1 }])
    it(`is not ${JSON.stringify(value)}`, () => expect(callable(value)).to.equal(undefined))
})

describe('a text', () => {
  it('is taken up to its limit and not beyond', () => {
    expect(textOf('abc', 3)).to.equal('abc')
    expect(textOf('abcd', 3)).to.equal(undefined)
  })

  it('that is empty is none', () => expect(textOf('', 3)).to.equal(undefined))

  it('is not created for what can be inlined as one', () => {
    expect(textOf(12, 3)).to.equal(undefined)
    expect(textOf({ toString: () => 'abc' }, 3)).to.equal(undefined)
    expect(textOf(new String('abc'), 3)).to.equal(undefined)
  })
})

describe('a list', () => {
  it('is cut at its limit', () => expect(arrayOf([1, 2, 3], 2)).to.deep.equal([1, 2]))

  it('is a copy, which later changes do not reach', () => {
    const own = [1]
    const copy = arrayOf(own, 5)
    own.push(2)
    expect(copy).to.deep.equal([1])
  })

  for (const value of [undefined, null, 'ab', { 0: 'a', length: 1 }, new Set([1])])
    it(`is empty of ${Object.prototype.toString.call(value)}`, () => expect(arrayOf(value, 5)).to.deep.equal([]))

  it('is empty when it cannot be read', () => expect(arrayOf(trapList, 5)).to.deep.equal([]))

  it('of another page counts too', () => {
    const list = foreign(realm => new realm.Array('a', 'b'))
    expect(arrayOf(list, 5)).to.deep.equal(['a', 'b'])
  })
})

describe('the names of an object', () => {
  it('are its own ones, up to the limit', () => {
    expect(keysOf({ a: 1, b: 2, c: 3 }, 2)).to.deep.equal(['a', 'b'])
    expect(keysOf(Object.create({ inherited: 1 }), 2)).to.deep.equal([])
  })

  it('are none when they cannot be listed', () => expect(keysOf(trap, 5)).to.deep.equal([]))

  for (const value of [undefined, null, 'ab', 7, () => 1])
    it(`are none of ${String(value)}`, () => expect(keysOf(value, 5)).to.deep.equal([]))
})

describe('bytes', () => {
  const expected = Uint8Array.of(1, 2, 255)

  it('come as a view, a buffer or a list of numbers', () => {
    expect(bytesOf(Uint8Array.of(1, 2, 255))).to.deep.equal(expected)
    expect(bytesOf(Uint8Array.of(1, 2, 255).buffer)).to.deep.equal(expected)
    expect(bytesOf([1, 2, 255])).to.deep.equal(expected)
  })

  it('of a view are those it shows, and no others of its buffer', () => {
    const buffer = Uint8Array.of(9, 1, 2, 255, 9).buffer
    expect(bytesOf(new Uint8Array(buffer, 1, 3))).to.deep.equal(expected)
    expect(bytesOf(new DataView(buffer, 1, 3))).to.deep.equal(expected)
  })

  it('are a copy, so that a wallet cannot change them afterwards', () => {
    const own = Uint8Array.of(1)
    const copy = bytesOf(own)
    own[0] = 9
    expect(copy).to.deep.equal(Uint8Array.of(1))
  })

  it('of another page count too', () => {
    expect(bytesOf(foreign(realm => realm.Uint8Array.of(1, 2, 255)))).to.deep.equal(expected)
    expect(bytesOf(foreign(realm => realm.Uint8Array.of(1, 2, 255).buffer))).to.deep.equal(expected)
  })

  for (const list of [[256], [-1], [1.5], ['1'], [null], [Number.NaN]])
    it(`are not ${JSON.stringify(list)}`, () => expect(bytesOf(list)).to.equal(undefined))

  for (const value of [undefined, null, 'AQI=', 7, { 0: 1, length: 1 }])
    it(`are not ${JSON.stringify(value)}`, () => expect(bytesOf(value)).to.equal(undefined))

  it('beyond the limit are refused in every form', () => {
    expect(bytesOf(new Uint8Array(3), 2)).to.equal(undefined)
    expect(bytesOf(new ArrayBuffer(3), 2)).to.equal(undefined)
    expect(bytesOf([0, 0, 0], 2)).to.equal(undefined)
    expect(bytesOf(new Uint8Array(2), 2)).to.have.length(2)
  })

  it('are none for a list that throws', () => expect(bytesOf(trapList)).to.equal(undefined))
})
