import { expect } from '@open-wc/testing'

import { Controller } from '../../src/core/controller.js'
import { endInstance } from '../../src/core/instance.js'
import { computed, signal, subscribe, track, untracked } from '../../src/core/signal.js'

interface State {
  readonly count: number
  readonly name: string
}

class Counter extends Controller<State> {
  constructor() {
    super({ count: 0, name: 'first' })
  }
  add(): void {
    this.set({ count: this.state.count + 1 })
  }
}
const turn = () => new Promise(resolve => setTimeout(resolve))

describe('a controller', () => {
  it('changes what is named and keeps the rest, in a new snapshot', () => {
    const counter = new Counter()
    const before = counter.state
    counter.add()
    expect(counter.state).to.deep.equal({ count: 1, name: 'first' })
    expect(before.count).to.equal(0)
    expect(counter.get()).to.equal(counter.state)
    counter.reset()
    expect(counter.state).to.equal(before)
  })

  it('is reset at the end of the instance', () => {
    const counter = new Counter()
    counter.add()
    endInstance()
    expect(counter.state.count).to.equal(0)
  })

  it('notifies subscribers once per microtask, with the last state', async () => {
    const counter = new Counter()
    const heard: number[] = []
    const stop = counter.subscribe(({ count }) => heard.push(count))
    counter.add()
    counter.add()
    expect(heard).to.deep.equal([])
    await turn()
    expect(heard).to.deep.equal([2])
    counter.add()
    await turn()
    counter.add()
    stop()
    await turn()
    expect(heard).to.deep.equal([2, 3])
  })

  it('may be written by a subscriber', async () => {
    const counter = new Counter()
    const heard: number[] = []
    const stop = counter.subscribe(({ count }) => {
      heard.push(count)
      if (count < 3) counter.add()
    })
    counter.add()
    await turn()
    stop()
    expect(heard).to.deep.equal([1, 2, 3])
  })
})

describe('cells', () => {
  it('are derived lazily and only when something changed', () => {
    const cell = signal(1)
    let runs = 0
    const double = computed(() => {
      runs++
      return cell.get() * 2
    })
    expect(runs).to.equal(0)
    expect([double.get(), double.get(), runs]).to.deep.equal([2, 2, 1])
    cell.set(2)
    expect([double.get(), runs]).to.deep.equal([4, 2])
  })

  it('notify no one of an equal value', async () => {
    const cell = signal('a')
    const heard: string[] = []
    const stop = subscribe(cell, value => heard.push(value))
    cell.set('b')
    cell.set('a')
    await turn()
    stop()
    expect(heard).to.deep.equal([])
  })

  it('are tracked while a body runs, and not when read untracked', () => {
    const [seen, hidden] = [signal(1), signal(1)]
    let stale = 0
    const values: number[] = []
    const tracker = track(
      () => values.push(seen.get() + untracked(() => hidden.get())),
      () => stale++,
    )
    tracker.run()
    expect([values, stale]).to.deep.equal([[2], 0])
    hidden.set(5)
    expect(stale).to.equal(0)
    seen.set(2)
    seen.set(3)
    expect(stale).to.equal(1)
    tracker.run()
    expect(values).to.deep.equal([2, 8])
    seen.set(4)
    expect(stale).to.equal(2)
    tracker.stop()
    tracker.run()
    seen.set(5)
    expect(stale).to.equal(2)
  })
})
