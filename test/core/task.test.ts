import { expect } from '@open-wc/testing'

import { ModalClosedError } from '../../src/core/errors/attempt.js'
import { endInstance, instance, startInstance } from '../../src/core/instance.js'
import { Task, oncePerInstance, serialQueue, tasks } from '../../src/core/task.js'
import { wait } from '../../src/core/time.js'
import { rejection } from '../helpers/rejection.js'

/** Work that the test ends, with the signal of each run. */
function makeWork() {
  const runs: { signal: AbortSignal; end: (value: string) => void; fail: (error: unknown) => void }[] = []
  const work = (signal: AbortSignal): Promise<string> => new Promise((end, fail) => runs.push({ signal, end, fail }))
  const aborted = (): boolean[] => runs.map(({ signal }) => signal.aborted)
  return { runs, work, aborted }
}

describe('a task', () => {
  afterEach(endInstance)

  it('starts immediately, and is joined by equal calls', async () => {
    const { runs, work } = makeWork()
    const task = new Task<string>()
    const [one, two] = [task.join(work, 'a'), task.join(work, 'a')]
    expect(one).to.equal(two)
    expect(task.running).to.equal(one)
    expect(task.key).to.equal('a')
    expect(runs).to.have.length(1)
    runs[0]?.end('done')
    expect(await one).to.equal('done')
    expect([task.running, task.key]).to.deep.equal([undefined, undefined])
  })

  it('runs again after it ended', async () => {
    const { runs, work } = makeWork()
    const task = new Task<string>()
    const one = task.join(work)
    runs[0]?.end('one')
    await one
    const two = task.join(work)
    runs[1]?.end('two')
    expect(await two).to.equal('two')
  })

  it('runs again after it failed, and fails for all that joined', async () => {
    const { runs, work } = makeWork()
    const task = new Task<string>()
    const both = [rejection(task.join(work)), rejection(task.join(work))]
    const error = new Error('no')
    runs[0]?.fail(error)
    expect(await Promise.all(both)).to.deep.equal([error, error])
    const again = task.join(work)
    runs[1]?.end('two')
    expect(await again).to.equal('two')
  })

  it('is replaced by a run with another key, which is then the one to join', async () => {
    const { runs, work, aborted } = makeWork()
    const task = new Task<string>()
    const old = rejection(task.join(work, 'a'))
    const now = task.join(work, 'b')
    expect(aborted()).to.deep.equal([true, false])
    runs[0]?.fail(new Error('too late to matter'))
    expect(await old).to.be.instanceOf(ModalClosedError)
    expect(task.join(work, 'b')).to.equal(now)
    runs[1]?.end('b')
    expect(await now).to.equal('b')
  })

  it('may be replaced by the same again', async () => {
    const { runs, work, aborted } = makeWork()
    const task = new Task<string>()
    const old = task.join(work, 'a')
    const now = task.replace(work, 'a')
    expect(aborted()).to.deep.equal([true, false])
    expect(task.join(work, 'a')).to.equal(now)
    runs[0]?.end('resolves as it likes')
    runs[1]?.end('a')
    expect(await Promise.all([old, now])).to.deep.equal(['resolves as it likes', 'a'])
  })

  it('is aborted for a reason', async () => {
    const { work, aborted } = makeWork()
    const task = new Task<string>()
    task.abort()
    const listening = (signal: AbortSignal): Promise<string> => wait(60_000, signal).then(() => work(signal))
    const run = rejection(task.join(listening))
    task.abort('reason')
    expect([task.running, await run, aborted()]).to.deep.equal([undefined, 'reason', []])
  })

  it('ends with its instance, and runs in the next', async () => {
    const { runs, work, aborted } = makeWork()
    const task = new Task<string>()
    startInstance({ networks: [] })
    const old = rejection(task.join(work, 'a'))
    endInstance()
    expect(aborted()).to.deep.equal([true])
    expect(task.running).to.equal(undefined)
    const now = task.join(work, 'a')
    runs[0]?.fail(new Error('too late to matter'))
    runs[1]?.end('a')
    expect(await old).to.be.instanceOf(ModalClosedError)
    expect(await now).to.equal('a')
  })

  it('cannot start while it is ending', async () => {
    const { runs, work } = makeWork()
    const task = new Task<string>()
    const early: Promise<unknown>[] = []
    instance().signal.addEventListener('abort', () => early.push(rejection(task.join(work))))
    endInstance()
    expect(await early[0]).to.be.instanceOf(ModalClosedError)
    expect(runs).to.have.length(0)
  })

  it('may be aborted or replaced by its own work before that waits for anything', async () => {
    const { runs, work } = makeWork()
    const task = new Task<string>()
    const aborting = task.join(signal => (task.abort(), Promise.resolve(String(signal.aborted))))
    expect(await aborting).to.equal('true')
    let inner: Promise<string> | undefined
    const outer = task.join(async signal => ((inner = task.replace(work)), String(signal.aborted)))
    expect(await outer).to.equal('true')
    expect(task.running).to.equal(inner)
    runs[0]?.end('inner')
    expect(await inner).to.equal('inner')
  })

  it('rejects if its work throws synchronously', async () => {
    const broken = (): Promise<string> => {
      throw new Error('at once')
    }
    const task = new Task<string>()
    expect(await rejection(task.join(broken))).to.have.property('message', 'at once')
    expect(task.running).to.equal(undefined)
  })
})

describe('tasks', () => {
  afterEach(endInstance)

  it('go on beside each other, one for each subject', () => {
    const { work, aborted, runs } = makeWork()
    const loads = tasks<string, string>()
    void loads('a').join(work, 1)
    void loads('b').join(work, 2)
    expect(loads('a').join(work, 1)).to.equal(loads('a').running)
    expect(aborted()).to.deep.equal([false, false])
    runs.forEach(({ end }) => end(''))
  })

  it('end with their instance', () => {
    const loads = tasks<string>()
    const known = loads('a')
    expect(loads('a')).to.equal(known)
    endInstance()
    expect(loads('a')).not.to.equal(known)
  })
})

describe('what is made once per instance', () => {
  afterEach(endInstance)

  it('is made on the first call and shared by all others', async () => {
    const { runs, work } = makeWork()
    const get = oncePerInstance(() => work(instance().signal))
    expect(get.known()).to.equal(undefined)
    const made = get()
    expect([get(), get.known()]).to.deep.equal([made, made])
    runs[0]?.end('done')
    expect(await get()).to.equal('done')
    expect(runs).to.have.length(1)
  })

  it('is made again after a failure', async () => {
    const { runs, work } = makeWork()
    const get = oncePerInstance(() => work(instance().signal))
    const failed = rejection(get())
    runs[0]?.fail(new Error('once'))
    expect(await failed).to.have.property('message', 'once')
    const made = get()
    runs[1]?.end('done')
    expect(await made).to.equal('done')
  })

  it('is separate for each key and each instance', () => {
    const get = oncePerInstance((key: string) => Promise.resolve(key))
    const [one, two] = [get('a'), get('b')]
    expect(one).not.to.equal(two)
    endInstance()
    expect(get.known('a')).to.equal(undefined)
    expect(get('a')).not.to.equal(one)
  })
})

describe('one by one', () => {
  it('starts work after all earlier work, even if that fails', async () => {
    const inTurn = serialQueue()
    const log: string[] = []
    const work =
      (name: string, fails = false) =>
      async (): Promise<string> => {
        log.push(`${name} starts`)
        await Promise.resolve()
        log.push(`${name} ends`)
        if (fails) throw new Error(name)
        return name
      }
    const [first, second, third] = [inTurn(work('a')), inTurn(work('b', true)), inTurn(work('c'))]
    expect(await first).to.equal('a')
    expect(await rejection(second)).to.have.property('message', 'b')
    expect(await third).to.equal('c')
    expect(log).to.deep.equal(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends'])
  })
})
