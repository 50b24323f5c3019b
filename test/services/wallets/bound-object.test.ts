import { expect } from '@open-wc/testing'

import { ConnectError } from '../../../src/core/errors/attempt.js'
import { bindObject } from '../../../src/services/wallets/bound-object.js'
import { rejection } from '../../helpers/rejection.js'

const throwing = (): never => {
  throw new Error('hostile')
}

/** Binds what must be bindable. */
function bind(value: unknown, methods: readonly string[] = ['request', 'disconnect']) {
  const bound = bindObject(value, methods)
  if (!bound) throw new Error('it was not bound')
  return bound
}

describe('an object of the page', () => {
  it('is called on itself, with the given arguments', async () => {
    const wallet = {
      name: 'One',
      request(...values: readonly unknown[]) {
        return [this.name, ...values]
      },
    }
    expect(await bind(wallet).call('request', 'a', 2)).to.deep.equal(['One', 'a', 2])
    expect(bind(wallet).raw).to.equal(wallet)
  })

  it('keeps the functions it had: what is swapped in later is never called', async () => {
    const wallet = { request: () => 'honest' }
    const bound = bind(wallet)
    wallet.request = () => 'swapped'
    expect(await bound.call('request')).to.equal('honest')
  })

  it('has no functions that came later', async () => {
    const wallet: Record<string, unknown> = { request: () => 1 }
    const bound = bind(wallet)
    wallet['disconnect'] = () => 1
    expect(bound.has('disconnect')).to.equal(false)
    expect(bound.has('request')).to.equal(true)
  })

  it('reports what it lacks', async () => {
    const error = await rejection(bind({ request: () => 1 }).call('disconnect'))
    expect(error).to.be.instanceOf(ConnectError)
    expect((error as ConnectError).details).to.equal('The wallet has no disconnect function.')
  })

  it('that throws rejects', async () => {
    expect(String(await rejection(bind({ request: throwing }).call('request')))).to.equal('Error: hostile')
  })

  it('that returns an object with a hostile then rejects and does not throw', async () => {
    const bound = bind({ request: () => ({ then: throwing }) })
    expect(String(await rejection(bound.call('request')))).to.equal('Error: hostile')
  })

  it('may be a function itself', () => {
    expect(
      bindObject(
        Object.assign(() => 1, { request: () => 1 }),
        ['request'],
      )?.has('request'),
    ).to.equal(true)
  })

  for (const value of [undefined, null, 'x', 4, {}, { request: 'x' }, { disconnect: () => 1 }])
    it(`is none: ${typeof value} ${JSON.stringify(value)}`, () =>
      expect(bindObject(value, ['request', 'disconnect'])).to.equal(undefined))

  it('whose getters throw is not one, and no one is notified', () => {
    expect(
      bindObject(
        {
          get request() {
            return throwing()
          },
        },
        ['request'],
      ),
    ).to.equal(undefined)
  })
})

describe('events of an object of the page', () => {
  /** A wallet that lets one listen in the way that is named. */
  function speaker(on: string, off: string) {
    const listeners = new Map<string, () => void>()
    const wallet = {
      request: () => 1,
      [on]: (event: string, listener: () => void) => void listeners.set(event, listener),
      [off]: (event: string) => void listeners.delete(event),
    }
    return { wallet, listeners }
  }

  for (const [on, off] of [
    ['on', 'removeListener'],
    ['addListener', 'off'],
  ] as const)
    it(`are added with ${on} and removed with ${off}`, () => {
      const { wallet, listeners } = speaker(on, off)
      let heard = 0
      const stop = bind(wallet).on('changed', () => (heard += 1))
      listeners.get('changed')?.()
      expect(heard).to.equal(1)
      stop()
      expect(listeners.size).to.equal(0)
    })

  it('end with the function that subscribing returned, if there is no other way', () => {
    let ended = 0
    const wallet = { request: () => 1, addListener: () => () => (ended += 1) }
    bind(wallet).on('changed', () => undefined)()
    expect(ended).to.equal(1)
  })

  it('are not passed on afterwards, even if the wallet continues to call', () => {
    const kept: (() => void)[] = []
    let heard = 0
    const stop = bind({ request: () => 1, on: (_: string, hear: () => void) => void kept.push(hear) }).on(
      'changed',
      () => (heard += 1),
    )
    stop()
    kept.forEach(hear => hear())
    expect(heard).to.equal(0)
    expect(kept).to.have.length(1)
  })

  it('of a wallet without events are silence', () => {
    expect(() => bind({ request: () => 1 }).on('changed', throwing)()).not.to.throw()
  })

  it('of a wallet whose functions throw are silence too', () => {
    const wallet = { request: () => 1, on: throwing, removeListener: throwing }
    expect(() => bind(wallet).on('changed', () => undefined)()).not.to.throw()
  })
})
