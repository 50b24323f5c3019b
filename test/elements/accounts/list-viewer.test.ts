import { expect } from '@open-wc/testing'
import { ReactiveElement } from '@lit/reactive-element'

import type { ChainNamespace } from '../../../src/core/caip.js'
import { BALANCE_CACHE } from '../../../src/core/limits.js'
import { ListViewer } from '../../../src/elements/accounts/list-viewer.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** How much younger than 30 s the shown list is, in ms. */
const REST = 50

class TestViewer extends ReactiveElement {
  readonly namespace: ChainNamespace = 'eip155'
  readonly loads: boolean[] = []
  updatedAt = 0
  retryAt = 0

  constructor() {
    super()
    new ListViewer(this, {
      list: () => ({ status: 'ready', items: [], updatedAt: this.updatedAt, retryAt: this.retryAt }),
      load: ({ quiet = false }) => this.loads.push(quiet),
    })
  }
}
customElements.define('test-list-viewer', TestViewer)

describe('list-viewer', () => {
  let viewer: TestViewer
  beforeEach(() => {
    instance()
    viewer = new TestViewer()
  })
  afterEach(async () => {
    viewer.remove()
    await endInstance()
  })

  it('refreshes a list as soon as it is 30 s old, not only 30 s after it was shown', async () => {
    viewer.updatedAt = Date.now() - BALANCE_CACHE + REST
    document.body.append(viewer)
    await waitUntil(() => viewer.loads.includes(true))
    expect(Date.now() - viewer.updatedAt).to.be.at.least(BALANCE_CACHE)
  })

  it('refreshes the list of an element that the page puts back', async () => {
    document.body.append(viewer)
    await viewer.updateComplete
    viewer.remove()
    viewer.loads.length = 0
    document.body.append(viewer)
    expect(viewer.loads).to.deep.equal([true])
  })

  it('refreshes a list that failed as soon as it may be fetched again', async () => {
    viewer.updatedAt = Date.now() - BALANCE_CACHE
    viewer.retryAt = Date.now() + REST
    document.body.append(viewer)
    await waitUntil(() => viewer.loads.includes(true))
    expect(Date.now()).to.be.at.least(viewer.retryAt)
  })
})
