import { expect } from '@open-wc/testing'

import { unlessAborted } from '../../../src/chains/shared/unless-aborted.js'
import { ModalClosedError } from '../../../src/core/errors/attempt.js'
import { rejection } from '../../helpers/rejection.js'

const never = new Promise<never>(() => undefined)

describe('work that can be cancelled', () => {
  it('settles like the promise, unless it is aborted', async () => {
    const error = new Error('own')
    expect(await unlessAborted(Promise.resolve(5), new AbortController().signal, undefined)).to.equal(5)
    expect(await rejection(unlessAborted(Promise.reject(error), new AbortController().signal))).to.equal(error)
  })

  it('ends immediately when any signal is aborted', async () => {
    const [one, two] = [new AbortController(), new AbortController()]
    const task = rejection(unlessAborted(never, one.signal, two.signal))
    two.abort()
    expect(await task)
      .to.be.instanceOf(ModalClosedError)
      .and.have.property('message', 'Modal closed')
  })

  it('never returns anything after it was cancelled', async () =>
    expect(await rejection(unlessAborted(Promise.resolve(5), AbortSignal.abort()))).to.be.instanceOf(ModalClosedError))

  it('drops later results, including failures', async () => {
    const controller = new AbortController()
    let fail = (_error: Error): void => undefined
    const task = rejection(unlessAborted(new Promise((_, reject) => (fail = reject)), controller.signal))
    controller.abort()
    fail(new Error('late'))
    expect(await task).to.be.instanceOf(ModalClosedError)
  })

  it('is not undone by an abort after the end', async () => {
    const controller = new AbortController()
    const task = unlessAborted(Promise.resolve(5), controller.signal)
    const value = await task
    controller.abort()
    expect(value).to.equal(5)
    expect(await task).to.equal(5)
  })
})
