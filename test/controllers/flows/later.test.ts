import { expect, waitUntil } from '@open-wc/testing'

import { later } from '../../../src/controllers/flows/later.js'
import {
  type BackstageFlows,
  keepBackstage,
  loadedBackstage,
  provideChunks,
} from '../../../src/controllers/flows/load-backstage.js'
import * as asking from '../../../src/controllers/flows/asking.js'
import * as backstage from '../../../src/controllers/flows/backstage.js'
import * as connecting from '../../../src/controllers/flows/connecting.js'

describe('later', () => {
  it('does work at once where the code for it is', () => {
    keepBackstage(backstage)
    let given: BackstageFlows | undefined
    later(flows => void (given = flows))
    expect(given).to.equal(loadedBackstage())
  })

  it('loads the code when the page is quiet, and not before', async () => {
    const { requestIdleCallback } = window
    const quiet: (() => void)[] = []
    window.requestIdleCallback = work => quiet.push(() => work({ didTimeout: false, timeRemaining: () => 0 }))
    const loads: string[] = []
    keepBackstage(undefined)
    provideChunks({
      connecting: async () => connecting,
      asking: async () => asking,
      backstage: async () => {
        loads.push('backstage')
        return backstage
      },
    })
    try {
      let done = false
      later(() => void (done = true))
      await waitUntil(() => quiet.length === 1)
      expect({ done, loads }).to.deep.equal({ done: false, loads: [] })
      quiet[0]?.()
      await waitUntil(() => done)
      expect(loads).to.deep.equal(['backstage'])
    } finally {
      window.requestIdleCallback = requestIdleCallback
    }
  })
})
