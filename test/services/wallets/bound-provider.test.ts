import { expect } from '@open-wc/testing'

import { ConnectError } from '../../../src/core/errors/attempt.js'
import { bindProvider } from '../../../src/services/wallets/bound-provider.js'
import { rejection } from '../../helpers/rejection.js'

const throwing = (): never => {
  throw new Error('hostile')
}

/** Binds what must be bindable. */
function bind(provider: unknown) {
  const bound = bindProvider(provider)
  if (!bound) throw new Error('it was not bound')
  return bound
}

describe('a bound provider', () => {
  it('forwards the whole call to the provider itself', async () => {
    const provider = {
      id: 7,
      request(call: object) {
        return { id: this.id, ...call }
      },
    }
    const answer = await bind(provider).request({ method: 'eth_accounts', params: [1] })
    expect(answer).to.deep.equal({ id: 7, method: 'eth_accounts', params: [1] })
  })

  it('turns any result of the wallet into a promise', async () => {
    expect(await bind({ request: () => 5 }).request({ method: 'x' })).to.equal(5)
    expect(await bind({ request: async () => 6 }).request({ method: 'x' })).to.equal(6)
  })

  it('rejects when the wallet throws immediately', async () =>
    expect(String(await rejection(bind({ request: throwing }).request({ method: 'x' })))).to.equal('Error: hostile'))

  it('reads request once: a later one is never called', async () => {
    const provider = { request: () => 'first' }
    const bound = bind(provider)
    provider.request = () => 'later'
    expect(await bound.request({ method: 'x' })).to.equal('first')
  })

  it('counts its reads: a getter runs once', () => {
    let reads = 0
    const provider = {
      get request() {
        reads += 1
        return () => 1
      },
    }
    const bound = bind(provider)
    void bound.request({ method: 'x' })
    void bound.request({ method: 'y' })
    expect(reads).to.equal(1)
  })

  for (const request of [undefined, null, 'eth', {}])
    it(`without a request function (${JSON.stringify(request)}) says so`, async () => {
      const error = await rejection(bind({ request }).request({ method: 'x' }))
      expect(error).to.be.instanceOf(ConnectError)
      expect((error as ConnectError).details).to.equal('The wallet has no request function.')
    })

  for (const value of [undefined, null, 'x', 1, () => 1])
    it(`is not made of ${String(value)}`, () => expect(bindProvider(value)).to.equal(undefined))
})

describe('events of a bound provider', () => {
  it('come with all their values, until the end', () => {
    const listeners = new Set<(...values: unknown[]) => void>()
    const heard: unknown[][] = []
    const stop = bind({
      on: (_: string, hear: () => void) => listeners.add(hear),
      removeListener: (_: string, hear: () => void) => listeners.delete(hear),
    }).on('chainChanged', (...values) => void heard.push([...values]))
    listeners.forEach(hear => hear('0x1', 'more'))
    expect(heard).to.deep.equal([['0x1', 'more']])
    stop()
    expect(listeners.size).to.equal(0)
  })

  it('are removed with the same function that was registered', () => {
    const seen: unknown[] = []
    bind({
      on: (_: string, hear: unknown) => void seen.push(hear),
      removeListener: (_: string, hear: unknown) => void seen.push(hear),
    }).on('x', () => undefined)()
    expect(seen).to.have.length(2)
    expect(seen[0]).to.equal(seen[1])
  })

  it('after the end reach no one, even if the wallet keeps the function', () => {
    let hear: (() => void) | undefined
    let heard = 0
    const stop = bind({ on: (_: string, own: () => void) => void (hear = own) }).on('x', () => (heard += 1))
    hear?.()
    stop()
    hear?.()
    expect(heard).to.equal(1)
  })

  it('are silently absent if the wallet has none, or fails', () => {
    expect(() => bind({}).on('x', () => undefined)()).not.to.throw()
    expect(() => bind({ on: throwing, removeListener: throwing }).on('x', () => undefined)()).not.to.throw()
  })
})
