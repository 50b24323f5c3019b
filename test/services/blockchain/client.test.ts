import { expect } from '@open-wc/testing'

import { HttpStatusError, RateLimitedError } from '../../../src/core/errors/service.js'
import { named, reasonOf } from '../../../src/services/blockchain/client.js'
import { rejection } from '../../helpers/rejection.js'

const failed = (body: unknown, status = 400): HttpStatusError =>
  new HttpStatusError(status, { details: typeof body === 'string' ? body : JSON.stringify(body) })

describe('the message of a failed reply', () => {
  it('is the first reason’s description', () =>
    expect(reasonOf(failed({ reasons: [{ description: 'too often' }, { description: 'other' }] }))).to.equal(
      'too often',
    ))

  it('is the message if there are no reasons', () =>
    expect(reasonOf(failed({ message: 'bad chain' }))).to.equal('bad chain'))

  for (const body of ['', 'plain text', '{', 'null', '5', '[]', { reasons: 'x' }, { reasons: [] }, { message: 5 }])
    it(`is missing in ${JSON.stringify(body)}`, () => expect(reasonOf(failed(body))).to.equal(undefined))

  it('is missing for another failure', () => {
    expect(reasonOf(new Error('x'))).to.equal(undefined)
    expect(reasonOf(undefined)).to.equal(undefined)
  })
})

describe('a call of the blockchain service', () => {
  it('returns its result', async () => expect(await named(Promise.resolve(5))).to.equal(5))

  it('that is rate-limited fails with the service’s message', async () => {
    const cause = failed({ reasons: [{ description: 'quota' }] }, 429)
    const error = await rejection(named(Promise.reject(cause)))
    expect(error).to.be.instanceOf(RateLimitedError).and.include({ cause, details: 'quota', message: 'Rate Limited' })
  })

  it('that is rate-limited without a message fails with that of the status', async () => {
    const error = await rejection(named(Promise.reject(new HttpStatusError(429))))
    expect(error).to.be.instanceOf(RateLimitedError).and.include({ details: 'HTTP status code: 429' })
  })

  for (const cause of [failed('x', 403), new TypeError('x'), 'text'])
    it(`that fails otherwise keeps its own reason: ${String(cause)}`, async () =>
      expect(await rejection(named(Promise.reject(cause)))).to.equal(cause))
})
