import { expect } from '@open-wc/testing'
import fc from 'fast-check'

import { OfflineError } from '../../src/core/errors/offline.js'
import { lazy } from '../../src/core/lazy.js'
import { subscribe } from '../../src/core/signal.js'
import { network } from '../helpers/network.js'
import { rejection } from '../helpers/rejection.js'

describe('a lazy module', () => {
  it('loads once, on first use', async () => {
    const limits = lazy(() => import('../../src/core/limits.js'))
    expect(limits.known.get()).to.equal(undefined)
    const [one, two] = await Promise.all([limits(), limits()])
    expect(one.RECENT_WALLETS).to.equal(2)
    expect(two).to.equal(one)
    expect(await limits()).to.equal(one)
    expect(limits.known.get()).to.equal(one)
  })

  it('notifies those who wait to render from it', async () => {
    const load = lazy(() => Promise.resolve('code'))
    const seen: unknown[] = []
    const stop = subscribe(load.known, value => seen.push(value))
    await load()
    await Promise.resolve()
    stop()
    expect(seen).to.deep.equal(['code'])
  })

  it('does not treat a failure as an answer the next time', async () => {
    const answers = [() => Promise.reject(new Error('lost')), () => Promise.resolve('code')]
    const load = lazy(() => answers.shift()?.() ?? Promise.reject(new Error('asked again')))
    const failed = [load(), load()].map(rejection)
    expect(await Promise.all(failed)).to.have.nested.property('[1].message', 'lost')
    expect(load.known.get()).to.equal(undefined)
    expect(await load()).to.equal('code')
    expect(await load()).to.equal('code')
  })

  it('that throws before it loads anything has failed too', async () => {
    const load = lazy((): Promise<never> => {
      throw new Error('at once')
    })
    expect(await rejection(load())).to.have.property('message', 'at once')
  })

  it('is not requested while the browser is offline, but is as soon as it is online', async () => {
    let asked = 0
    const load = lazy(() => Promise.resolve(++asked))
    const offline = network({ online: false, served: false })
    expect(await rejection(load()).finally(offline.undo)).to.be.instanceOf(OfflineError)
    expect(asked).to.equal(0)
    expect(await load()).to.equal(1)
  })
})

type Step = 'ask' | 'succeed' | 'fail'

describe('a lazy module, in any order of questions and answers', () => {
  it('has at most one pending load, and none after it was loaded', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom<Step>('ask', 'succeed', 'fail')), async steps => {
        const loads: PromiseWithEnds[] = []
        const load = lazy(() => {
          const ends = promiseWithEnds()
          loads.push(ends)
          return ends.promise
        })
        const asked: Promise<unknown>[] = []
        for (const step of [...steps, 'succeed']) {
          if (step === 'ask') asked.push(load().catch((error: unknown) => error))
          else loads.at(-1)?.[step === 'fail' ? 'reject' : 'resolve'](loads.length)
          await new Promise(resolve => setTimeout(resolve))
          expect(loads.filter(({ isOver }) => !isOver())).to.have.length.at.most(1)
        }
        const loaded = load.known.get()
        if (loaded !== undefined) {
          expect(loaded).to.equal(loads.length)
          expect(await load()).to.equal(loaded)
        }
        expect(await Promise.all(asked)).to.have.length(asked.length)
      }),
      { numRuns: 50 },
    ))
})

interface PromiseWithEnds {
  readonly promise: Promise<number>
  readonly resolve: (value: number) => void
  readonly reject: (reason: unknown) => void
  readonly isOver: () => boolean
}

function promiseWithEnds(): PromiseWithEnds {
  let isOver = false
  let [resolve, reject]: [(value: number) => void, (reason: unknown) => void] = [() => undefined, () => undefined]
  const promise = new Promise<number>((...ends) => ([resolve, reject] = ends)).finally(() => (isOver = true))
  return { promise, resolve, reject, isOver: () => isOver }
}
