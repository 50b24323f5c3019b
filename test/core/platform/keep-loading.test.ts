import { expect } from '@open-wc/testing'

import { lazy } from '../../../src/core/lazy.js'
import { keepLoading } from '../../../src/core/platform/keep-loading.js'
import { rejection } from '../../helpers/rejection.js'
import { settle } from '../../helpers/instance.js'

/** Code that fails to load a number of times, and how often it was asked for. */
function failing(times: number) {
  const asked: number[] = []
  const load = lazy(async () => {
    asked.push(asked.length)
    if (asked.length <= times) throw new Error(`failure ${asked.length}`)
    return 'code'
  })
  return { load, asked }
}

const online = (): unknown => window.dispatchEvent(new Event('online'))
const returned = (): unknown => document.dispatchEvent(new Event('visibilitychange'))

describe('what the visitor waits for', () => {
  it('is loaded once where nothing fails', async () => {
    const { load, asked } = failing(0)
    await keepLoading(load, new AbortController().signal)
    online()
    returned()
    await settle()
    expect(asked).to.have.length(1)
  })

  it('is loaded again when the browser is online or the visitor is back, until it arrives', async () => {
    const { load, asked } = failing(2)
    expect(await rejection(keepLoading(load, new AbortController().signal))).to.have.property('message', 'failure 1')
    online()
    await settle()
    expect(asked).to.have.length(2)
    returned()
    await settle()
    expect(load.known.get()).to.equal('code')
    online()
    await settle()
    expect(asked).to.have.length(3)
  })

  it('is loaded again immediately if the browser came online, or the visitor came back, while it failed', async () => {
    for (const happens of [online, returned]) {
      const { load, asked } = failing(3)
      const loading = keepLoading(load, new AbortController().signal)
      happens()
      expect(await rejection(loading)).to.have.property('message', 'failure 2')
      happens() // a later attempt
      happens()
      await settle()
      expect(asked).to.have.length(4)
      expect(load.known.get()).to.equal('code')
    }
  })

  it('is not loaded again for what has been left while it failed', async () => {
    const { load, asked } = failing(1)
    const life = new AbortController()
    const loading = keepLoading(load, life.signal)
    online()
    life.abort()
    await rejection(loading)
    online()
    await settle()
    expect(asked).to.have.length(1)
  })

  it('is given up with what shows it', async () => {
    const { load, asked } = failing(1)
    const life = new AbortController()
    await rejection(keepLoading(load, life.signal))
    life.abort()
    online()
    returned()
    await settle()
    expect(asked).to.have.length(1)
  })
})
