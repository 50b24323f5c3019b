import { expect } from '@open-wc/testing'

import { runBeforeIdle, whenIdle } from '../../../src/controllers/shell/when-idle.js'
import { settle } from '../../helpers/instance.js'
import { watchConsole } from '../stubs.js'
import { waitUntil } from '../../helpers/wait-until.js'

describe('when-idle', () => {
  it('waits until the work that the visitor waits for has ended, even with a failure', async () => {
    const done: string[] = []
    let stop: (() => void) | undefined
    runBeforeIdle(new Promise((_resolve, reject) => (stop = () => reject(new Error('gone')))))
    whenIdle(async () => done.push('work'))
    await settle(50)
    expect(done).to.deep.equal([])
    stop?.()
    await waitUntil(() => done.length === 1, 'not done')
  })

  it('never works within the call', async () => {
    let done = false
    whenIdle(async () => (done = true))
    expect(done).to.equal(false)
    await waitUntil(() => done, 'not done')
  })

  it('needs nothing of a browser or a page that has no requestIdleCallback', async () => {
    const { requestIdleCallback } = window
    let done = false
    Reflect.set(window, 'requestIdleCallback', undefined)
    try {
      whenIdle(async () => (done = true))
      await waitUntil(() => done, 'not done')
    } finally {
      Reflect.set(window, 'requestIdleCallback', requestIdleCallback)
    }
  })

  it('reports failed work', async () => {
    const lines = watchConsole()
    try {
      whenIdle(() => Promise.reject(new Error('broken')))
      await waitUntil(() => lines.of('error').join().includes('broken'), 'not told')
    } finally {
      lines.restore()
    }
  })
})
