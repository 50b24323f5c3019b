import { expect } from '@open-wc/testing'

import { startDeadline } from '../../src/services/deadline.js'
import { rejection } from '../helpers/rejection.js'

const late = (): Error => new Error('late')
const never = new Promise<never>(() => undefined)

describe('a deadline', () => {
  it('lets work that is in time settle as it does', async () => {
    const deadline = startDeadline(1000, late)
    expect(await deadline.race(Promise.resolve(5))).to.equal(5)
    const own = new Error('own')
    expect(await rejection(deadline.race(Promise.reject(own)))).to.equal(own)
    deadline.end()
  })

  it('rejects on timeout, whatever the work does', async () =>
    expect(String(await rejection(startDeadline(5, late).race(never)))).to.equal('Error: late'))

  it('notifies the work through its signal', async () => {
    const deadline = startDeadline(5, late)
    await rejection(deadline.race(never))
    expect(deadline.signal.aborted).to.equal(true)
    expect(String(deadline.signal.reason)).to.equal('Error: late')
  })

  it('rejects with the caller’s own reason when the caller gives up', async () => {
    const caller = new AbortController()
    const deadline = startDeadline(1000, late, caller.signal)
    const race = rejection(deadline.race(never))
    caller.abort('enough')
    expect(await race).to.equal('enough')
    deadline.end()
  })

  it('of a caller that has already given up never starts', async () => {
    const deadline = startDeadline(1000, late, AbortSignal.abort('before'))
    expect(deadline.signal.aborted).to.equal(true)
    expect(await rejection(deadline.race(Promise.resolve(1)))).to.equal('before')
    deadline.end()
  })

  it('gives the reason of a failure: the error of the work itself before the deadline', () => {
    const deadline = startDeadline(1000, late)
    expect(deadline.reasonFor('own')).to.equal('own')
    deadline.end()
  })

  it('gives the reason of a failure: the deadline, even if the work reports another error', async () => {
    const deadline = startDeadline(5, late)
    await rejection(deadline.race(never))
    expect(String(deadline.reasonFor(new DOMException('aborted', 'AbortError')))).to.equal('Error: late')
  })

  it('that has ended is never late', async () => {
    const deadline = startDeadline(5, late)
    deadline.end()
    await rejection(startDeadline(5, late).race(never))
    expect(deadline.signal.aborted).to.equal(false)
  })

  it('that has ended no longer follows the caller', () => {
    const caller = new AbortController()
    const deadline = startDeadline(1000, late, caller.signal)
    deadline.end()
    caller.abort()
    expect(deadline.signal.aborted).to.equal(false)
  })
})
