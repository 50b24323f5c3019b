import { expect } from '@open-wc/testing'

import { wait, within } from '../../src/core/time.js'
import { rejection } from '../helpers/rejection.js'

describe('within', () => {
  const late = () => new Error('late')

  it('settles as the task does', async () => {
    expect(await within(Promise.resolve(1), 1_000, late)).to.equal(1)
    expect(await rejection(within(Promise.reject(new Error('own')), 1_000, late))).to.have.property('message', 'own')
  })

  it('rejects when the task takes too long', async () =>
    expect(await rejection(within(new Promise(() => undefined), 10, late))).to.have.property('message', 'late'))
})

describe('wait', () => {
  it('resolves after its time', async () => {
    const start = performance.now()
    await wait(20)
    expect(performance.now() - start).to.be.at.least(15)
  })

  it('rejects with the reason of its signal', async () => {
    expect(await rejection(wait(10_000, AbortSignal.abort('early')))).to.equal('early')
    const controller = new AbortController()
    const task = rejection(wait(10_000, controller.signal))
    controller.abort('late')
    expect(await task).to.equal('late')
  })
})
