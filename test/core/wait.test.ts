import { expect } from '@open-wc/testing'

import { wait } from '../../src/core/wait.js'
import { rejection } from '../helpers/rejection.js'

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
