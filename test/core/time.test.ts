import { expect } from '@open-wc/testing'

import { within } from '../../src/core/time.js'
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
