import { expect } from '@open-wc/testing'

import { loadOnce } from '../../../src/controllers/shell/load-once.js'
import { rejection } from '../../helpers/rejection.js'

const ALICE = 'eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const BOB = 'eip155:1:0x000000000000000000000000000000000000dEaD'

/** Loads completed by the test, with their notifications. */
function makeWork() {
  const runs: { signal: AbortSignal; isCurrent: () => boolean; end: () => void; fail: (error: Error) => void }[] = []
  const work = (signal: AbortSignal, isCurrent: () => boolean): Promise<void> =>
    new Promise((end, fail) => runs.push({ signal, isCurrent, end, fail }))
  return { runs, work }
}

describe('one load of a list', () => {
  it('is shared by all callers for the same owner', async () => {
    const { runs, work } = makeWork()
    const [one, two] = [loadOnce('a', ALICE, work), loadOnce('a', ALICE, work)]
    expect(one).to.equal(two)
    expect(runs).to.have.length(1)
    runs[0]?.end()
    await one
  })

  it('runs again after it ended', async () => {
    const { runs, work } = makeWork()
    const one = loadOnce('b', ALICE, work)
    runs[0]?.end()
    await one
    void loadOnce('b', ALICE, work)
    expect(runs).to.have.length(2)
    runs[1]?.end()
  })

  it('runs again after it failed, and fails for all callers', async () => {
    const { runs, work } = makeWork()
    const both = [rejection(loadOnce('c', ALICE, work)), rejection(loadOnce('c', ALICE, work))]
    const error = new Error('no')
    runs[0]?.fail(error)
    expect(await Promise.all(both)).to.deep.equal([error, error])
    void loadOnce('c', ALICE, work)
    expect(runs).to.have.length(2)
    runs[1]?.end()
  })

  it('is replaced by another owner’s load, and says so', () => {
    const { runs, work } = makeWork()
    void loadOnce('d', ALICE, work)
    expect(runs[0]?.isCurrent()).to.equal(true)
    void loadOnce('d', BOB, work)
    expect(runs[0]?.signal.aborted).to.equal(true)
    expect(runs[0]?.isCurrent()).to.equal(false)
    expect(runs[1]?.isCurrent()).to.equal(true)
    runs.forEach(({ end }) => end())
  })

  it('is replaced by a forced call unless it is forced too, and by a restart in any case', () => {
    const { runs, work } = makeWork()
    void loadOnce('h', ALICE, work)
    const forced = loadOnce('h', ALICE, work, { force: true })
    expect(runs[0]?.isCurrent(), 'an answer that may be kept').to.equal(false)
    expect(loadOnce('h', ALICE, work)).to.equal(forced)
    expect(loadOnce('h', ALICE, work, { force: true })).to.equal(forced)
    const restarted = loadOnce('h', ALICE, work, { force: true, restart: true })
    expect(runs.map(({ isCurrent }) => isCurrent())).to.deep.equal([false, false, true])
    expect(loadOnce('h', ALICE, work, { force: true })).to.equal(restarted)
    runs.forEach(({ end }) => end())
  })

  it('that gave way does not end the one that came after it', async () => {
    const { runs, work } = makeWork()
    const old = loadOnce('e', ALICE, work)
    const now = loadOnce('e', BOB, work)
    runs[0]?.end()
    await old
    expect(loadOnce('e', BOB, work)).to.equal(now)
    runs[1]?.end()
    await now
  })

  it('of another list continues in parallel', () => {
    const { runs, work } = makeWork()
    void loadOnce('f', ALICE, work)
    void loadOnce('g', BOB, work)
    expect(runs.map(({ signal }) => signal.aborted)).to.deep.equal([false, false])
    runs.forEach(({ end }) => end())
  })
})
