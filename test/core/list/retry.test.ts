import { expect } from '@open-wc/testing'

import { BALANCE_RETRY } from '../../../src/core/limits.js'
import { mustWait, nextRetry } from '../../../src/core/list/retry.js'
import { network } from '../../helpers/network.js'

describe('a pause before a list is fetched again', () => {
  it('ends at its time, and never lasts longer because the clock was set back', () => {
    expect(mustWait(1_000_500, 1_000_000)).to.equal(true)
    expect(mustWait(1_000_000, 1_000_000)).to.equal(false)
    expect(mustWait(9_000_000, 1_000_000)).to.equal(false)
    expect(mustWait(undefined)).to.equal(false)
  })

  it('follows a failure, except one of a browser that was offline', () => {
    expect(nextRetry()).to.be.within(Date.now() + BALANCE_RETRY - 1_000, Date.now() + BALANCE_RETRY)
    const { undo } = network({ online: false, served: false })
    try {
      expect(nextRetry()).to.equal(undefined)
    } finally {
      undo()
    }
  })
})
