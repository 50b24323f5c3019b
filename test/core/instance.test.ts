import { expect } from '@open-wc/testing'
import fc from 'fast-check'

import { ModalClosedError } from '../../src/core/errors/attempt.js'
import { atEnd, endInstance, instance, instanceValue, startInstance, updateOptions } from '../../src/core/instance.js'
import { subscribe } from '../../src/core/signal.js'

describe('an instance', () => {
  afterEach(endInstance)

  it('has the options of its site, which may change', () => {
    const { signal } = startInstance({ networks: [], projectId: 'one', basic: true })
    updateOptions({ projectId: 'two' })
    expect(instance()).to.deep.include({ created: true, options: { networks: [], projectId: 'two', basic: true } })
    expect(instance().signal).to.equal(signal)
    endInstance()
    expect(instance()).to.deep.include({ created: false, options: { networks: [] } })
  })

  it('is followed like any other state', async () => {
    const seen: (string | undefined)[] = []
    const stop = subscribe({ get: () => instance().options.projectId }, id => seen.push(id))
    startInstance({ networks: [], projectId: 'one' })
    await Promise.resolve()
    updateOptions({ projectId: 'two' })
    await Promise.resolve()
    endInstance()
    await Promise.resolve()
    stop()
    expect(seen).to.deep.equal(['one', 'two', undefined])
  })

  it('aborts its running work at its end', () => {
    const { signal } = startInstance({ networks: [] })
    expect(signal.aborted).to.equal(false)
    endInstance()
    expect(signal.reason).to.be.instanceOf(ModalClosedError)
    expect(instance().signal.aborted).to.equal(false)
  })

  it('ends what ran before it', () => {
    const { signal } = instance()
    startInstance({ networks: [] })
    expect(signal.aborted).to.equal(true)
  })

  it('resets state at its end: after running work has stopped, in reverse loading order', () => {
    const order: string[] = []
    startInstance({ networks: [] }).signal.addEventListener('abort', () => order.push('stopped'))
    atEnd(() => order.push('first'))
    atEnd(() => order.push('last'))
    endInstance()
    expect(order).to.deep.equal(['stopped', 'last', 'first'])
  })

  it('ends even if something cannot be reset', () => {
    const { signal } = startInstance({ networks: [] })
    let isBroken = true
    atEnd(() => {
      if (isBroken) throw new Error('broken')
    })
    expect(endInstance).to.throw('broken')
    isBroken = false
    expect([instance().created, instance().signal.aborted, signal.aborted]).to.deep.equal([false, false, true])
  })
})

describe('a value of the instance', () => {
  afterEach(endInstance)

  it('is created on first use', () => {
    let made = 0
    const list = instanceValue(() => (made++, []))
    startInstance({ networks: [] })
    expect(made).to.equal(0)
    list()
    list()
    expect(made).to.equal(1)
  })

  it('may be undefined, and is still created only once', () => {
    let made = 0
    const nothing = instanceValue(() => void made++)
    expect([nothing(), nothing(), made]).to.deep.equal([undefined, undefined, 1])
  })

  it('is the same throughout one instance and never seen by another, in any order of starts and ends', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('start', 'end', 'update', 'read')), steps => {
        endInstance()
        const map = instanceValue(() => new Map<string, AbortSignal>())
        const past = new Set<AbortSignal>()
        let { signal } = instance()
        for (const step of steps) {
          if (step === 'read') {
            map().set('owner', map().get('owner') ?? instance().signal)
            expect(map().get('owner')).to.equal(signal)
          } else if (step === 'update') updateOptions({ projectId: 'other' })
          else {
            past.add(signal)
            if (step === 'start') startInstance({ networks: [] })
            else endInstance()
            signal = instance().signal
            expect(map().size).to.equal(0)
          }
          expect(instance().signal).to.equal(signal)
          expect([signal, ...past].map(({ aborted }) => aborted)).to.deep.equal([false, ...[...past].map(() => true)])
        }
      }),
    ))
})
