import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { expectWithin, TimingError } from '../../bad-inputs/timing.mjs'
import { REFERENCE, slownessOf } from '../../support/pace.mjs'

/** A case whose page takes this long for the reference, in milliseconds. */
const session = (reference, slowness = 1) => ({ slowness, page: { evaluate: async () => reference } })

describe('limits on time', () => {
  it('apply unchanged on an idle machine, and on a faster one', async () => {
    for (const reference of [REFERENCE, REFERENCE / 4]) {
      await expectWithin(session(reference), 'BUDGET', 500, 500)
      await assert.rejects(expectWithin(session(reference), 'BUDGET', 501, 500), TimingError)
    }
  })

  it('are stretched by how much slower the machine is, before the case or now', async () => {
    await expectWithin(session(REFERENCE * 3), 'BUDGET', 1_500, 500)
    await expectWithin(session(REFERENCE, 3), 'BUDGET', 1_500, 500)
    await assert.rejects(expectWithin(session(REFERENCE * 3), 'BUDGET', 1_501, 500), /3\.0 times slower/)
  })

  it('use the slowest of a few measurements', () => assert.equal(slownessOf([REFERENCE, REFERENCE * 2, 0]), 2))
})
