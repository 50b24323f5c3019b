import { Signal } from '@lit-labs/signals'
import { expect } from '@open-wc/testing'

import { computed, signal, subscribe, untracked } from '../../src/core/signal.js'

/** Lets watchers tell what they saw. */
const turn = () => new Promise(resolve => setTimeout(resolve))

describe('the cells', () => {
  it('give derived values that follow them and are made only when something changed', () => {
    const cell = signal(2)
    let made = 0
    const double = computed(() => (made++, cell.get() * 2))
    expect([double.get(), double.get(), made]).to.deep.equal([4, 4, 1])
    cell.set(2)
    expect([double.get(), made]).to.deep.equal([4, 1])
    cell.set(5)
    expect([double.get(), made]).to.deep.equal([10, 2])
  })

  it('are read without being followed', () => {
    const [cell, quiet] = [signal(1), signal(1)]
    const sum = computed(() => cell.get() + untracked(() => quiet.get()))
    expect(sum.get()).to.equal(2)
    quiet.set(10)
    expect(sum.get()).to.equal(2)
    cell.set(2)
    expect(sum.get()).to.equal(12)
  })

  it('notify a listener once per turn, and no longer after it left', async () => {
    const cell = signal(0)
    const seen: number[] = []
    const stop = subscribe(cell, value => seen.push(value))
    cell.set(1)
    cell.set(2)
    await turn()
    expect(seen).to.deep.equal([2])
    stop()
    cell.set(3)
    await turn()
    expect(seen).to.deep.equal([2])
  })
})

describe('the cells of a site that uses @lit-labs/signals', () => {
  it('share one polyfill with ours, so that a value of theirs follows a cell of ours', () => {
    const ours = signal('a')
    const theirs = new Signal.Computed(() => `${ours.get()}!`)
    expect(theirs.get()).to.equal('a!')
    ours.set('b')
    expect(theirs.get()).to.equal('b!')
    expect(ours).to.be.instanceOf(Signal.State)
  })

  it('are followed by values and listeners of ours', async () => {
    const theirs = new Signal.State(1)
    const ours = computed(() => theirs.get() * 10)
    const seen: number[] = []
    const stop = subscribe(ours, value => seen.push(value))
    theirs.set(2)
    await turn()
    stop()
    expect([ours.get(), ...seen]).to.deep.equal([20, 20])
  })
})
