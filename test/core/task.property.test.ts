import { expect } from '@open-wc/testing'
import fc from 'fast-check'

import { ModalClosedError } from '../../src/core/errors/attempt.js'
import { endInstance, startInstance } from '../../src/core/instance.js'
import { tasks } from '../../src/core/task.js'
import { wait } from '../../src/core/time.js'

const SUBJECTS = ['eip155', 'solana'] as const
type Subject = (typeof SUBJECTS)[number]

type Step =
  | { readonly do: 'join' | 'replace'; readonly subject: Subject; readonly key: string; readonly isQuiet: boolean }
  | { readonly do: 'finish' | 'fail' | 'sleep'; readonly run: number }
  | { readonly do: 'abort'; readonly subject: Subject }
  | { readonly do: 'start' | 'destroy' }

const subject = fc.constantFrom(...SUBJECTS)
const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constantFrom('join', 'replace'),
        subject,
        key: fc.constantFrom('a', 'b'),
        isQuiet: fc.boolean(),
      }),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('finish', 'fail', 'sleep'), run: fc.nat(8) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('abort'), subject }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('start', 'destroy') }) },
  ) as fc.Arbitrary<Step>, // the union of the records, which the library widens
  { maxLength: 30 },
)

interface Run {
  readonly subject: Subject
  readonly key: string
  readonly signal: AbortSignal
  readonly finish: () => void
  readonly fail: () => void
  /** Has the run wait for a time that no test lives to see. */
  readonly sleep: () => void
  isOver: boolean
}

/** Typical work: after each wait it checks its signal, and only then writes. */
class World {
  readonly loads = tasks<Subject, string>()
  readonly runs: Run[] = []
  readonly results: Promise<unknown>[] = []
  readonly stale: string[] = []
  /** What is to be current by the rules: the last run of each subject that was started and has not ended. */
  readonly current = new Map<Subject, Run>()

  take(step: Step): void {
    switch (step.do) {
      case 'join':
      case 'replace':
        return this.#ask(step)
      case 'abort':
        this.current.delete(step.subject)
        return this.loads(step.subject).abort()
      case 'start':
      case 'destroy':
        this.current.clear()
        return step.do === 'start' ? void startInstance({ networks: [] }) : endInstance()
      default:
        this.runs[step.run]?.[step.do]()
    }
  }

  #ask({ do: how, subject, key, isQuiet }: Extract<Step, { key: string }>): void {
    const known = this.current.get(subject)
    const isJoined = how === 'join' && known?.key === key
    const before = this.runs.length
    const result = this.loads(subject)[how](signal => this.#work({ subject, key, signal, isQuiet }), key)
    expect(this.runs.length - before).to.equal(isJoined ? 0 : 1)
    if (isJoined) expect(this.loads(subject).running).to.equal(result)
    this.results.push(result.catch((error: unknown) => error))
  }

  async #work({ isQuiet, ...about }: Pick<Run, 'subject' | 'key' | 'signal'> & { isQuiet: boolean }): Promise<string> {
    const run = this.#makeRun(about)
    try {
      await run.answer
      if (isQuiet && about.signal.aborted) return 'left'
      about.signal.throwIfAborted()
      this.#write(run)
      return 'written'
    } catch (error) {
      if (!about.signal.aborted) this.#write(run)
      throw error
    } finally {
      run.isOver = true
      if (this.current.get(about.subject) === run) this.current.delete(about.subject)
    }
  }

  #makeRun(about: Pick<Run, 'subject' | 'key' | 'signal'>): Run & { readonly answer: Promise<void> } {
    let [finish, fail]: [() => void, (error: unknown) => void] = [() => undefined, () => undefined]
    const answer = new Promise<void>((resolve, reject) => ([finish, fail] = [resolve, reject]))
    const sleep = (): void => void wait(60_000, about.signal).then(finish, fail)
    const run = {
      ...about,
      answer,
      finish,
      fail: () => fail(new Error(about.signal.aborted ? 'failed too late' : 'failed')),
      sleep,
      isOver: false,
    }
    this.runs.push(run)
    this.current.set(about.subject, run)
    return run
  }

  #write(run: Run): void {
    if (this.current.get(run.subject) !== run) this.stale.push(`${run.subject} ${run.key}`)
  }

  /** What must hold between any two steps. */
  check(): void {
    expect(this.stale).to.deep.equal([])
    const live = this.runs.filter(({ isOver, signal }) => !isOver && !signal.aborted)
    expect(live).to.have.members([...this.current.values()])
    for (const name of SUBJECTS)
      expect(this.loads(name).running !== undefined).to.equal(this.current.has(name), `${name} is running`)
  }
}

describe('tasks, in any order of start, finish, failure, abort and destroy', () => {
  const unhandled: unknown[] = []
  const onUnhandled = (event: PromiseRejectionEvent): unknown => unhandled.push(event.reason)
  before(() => window.addEventListener('unhandledrejection', onUnhandled))
  after(() => window.removeEventListener('unhandledrejection', onUnhandled))

  it('write nothing stale, and leave no rejection unhandled and no timer', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async list => {
        const world = new World()
        for (const step of list) {
          world.take(step)
          for (let turn = 0; turn < 8; turn++) await Promise.resolve() // as long as the longest chain from an answer to its write
          world.check()
        }
        world.take({ do: 'destroy' })
        for (const run of world.runs) run.finish()
        const results = await Promise.all(world.results) // all settle now: nothing waits for its minute
        world.check()
        for (const result of results)
          if (typeof result !== 'string' && !(result instanceof ModalClosedError))
            expect(result).to.have.property('message', 'failed')
      }),
      { numRuns: 300 },
    )
    await new Promise(resolve => setTimeout(resolve)) // browsers report after the microtasks
    expect(unhandled).to.deep.equal([])
  })
})
