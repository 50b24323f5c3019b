import { expect } from '@open-wc/testing'

import { SocketBudget } from '../../../src/services/relay/socket-budget.js'

function make(random = 0) {
  let now = 0
  const clock = { now: () => now, random: () => random, wait: () => Promise.resolve() }
  const budget = new SocketBudget(clock)
  /** Opens sockets as soon as they may be until the time is over; each is closed after so many ms, or never opens. */
  const storm = (until: number, lives?: number): readonly number[] => {
    const opened: number[] = []
    for (let pause = budget.wait(); pause !== undefined && now + pause < until; pause = budget.wait()) {
      now += pause
      opened.push(now)
      budget.take()
      if (lives === undefined) continue
      now += lives
      budget.close(lives)
    }
    return opened
  }
  return { budget, storm, at: (ms: number) => void (now = ms) }
}

/** Most sockets in any 60 s. */
const densest = (opened: readonly number[]): number =>
  Math.max(...opened.map(from => opened.filter(at => at >= from && at < from + 60_000).length))

describe('the budget of sockets to a relay', () => {
  it('has the first immediately, with delays that double after each failure', () => {
    const { storm } = make()
    expect(storm(60_000)).to.deep.equal([0, 1_000, 3_000, 7_000, 15_000, 30_000, 45_000])
  })

  it('shortens pauses at random, by half at most', () => {
    const { storm } = make(1)
    expect(storm(10_000)).to.deep.equal([0, 500, 1_500, 3_500, 7_500])
  })

  it('abandons a relay after 2 minutes without a stable socket', () => {
    for (const lives of [undefined, 300, 4_900]) {
      const { budget, storm } = make(1)
      expect(densest(storm(600_000, lives))).to.be.at.most(15)
      expect(budget.wait()).to.equal(undefined)
    }
  })

  it('says how the sockets have fared, and changes nothing by it', () => {
    const { budget, storm, at } = make()
    expect(budget.health()).to.deep.equal({
      recentSockets: 0,
      failures: 0,
      backoff: 0,
      givenUp: false,
      lastClose: undefined,
    })
    storm(10_000, 100)
    const health = budget.health()
    expect(health).to.deep.include({ recentSockets: 4, failures: 4, givenUp: false, backoff: budget.wait() })
    expect(budget.health()).to.deep.equal(health)
    at(130_000)
    expect(budget.health()).to.include({ recentSockets: 0, givenUp: true, backoff: 0 })
  })

  it('treats only a socket that stayed open for 5 s as stable', () => {
    const { budget, storm, at } = make()
    storm(10_000, 100)
    at(50_000)
    budget.take()
    expect(budget.close(4_999)).to.equal(false)
    expect(budget.wait()).to.be.greaterThan(5_000)
    expect(budget.close(5_000)).to.equal(true)
    expect(budget.wait()).to.equal(500)
    at(500_000)
    expect(budget.wait()).to.equal(0)
  })

  it('can be requested again: soon, for another 2 minutes, and without more sockets per minute', () => {
    const { budget, storm, at } = make()
    storm(130_000)
    at(130_000)
    expect(budget.wait()).to.equal(undefined)
    budget.renew()
    expect(budget.wait()).to.equal(0)
    budget.take()
    budget.renew()
    expect(budget.wait()).to.equal(5_000)
    at(130_000 + 119_000)
    expect(budget.wait()).to.equal(0)
    const hasty = make()
    const opened: number[] = []
    for (let now = 0; now < 180_000; now += 100) {
      hasty.at(now)
      hasty.budget.renew()
      hasty.budget.change()
      if (hasty.budget.wait() !== 0) continue
      hasty.budget.take()
      opened.push(now)
    }
    expect(densest(opened)).to.equal(15)
    expect(opened).to.have.length(45)
  })
})
