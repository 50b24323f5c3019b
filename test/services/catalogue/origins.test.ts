import { expect } from '@open-wc/testing'

import { RateLimitedError, ServerError } from '../../../src/core/errors/service.js'
import { fetchAllowedOrigins } from '../../../src/services/catalogue/origins.js'
import { type Answer, fakeFetch, json } from '../../helpers/fake-fetch.js'
import { rejection } from '../../helpers/rejection.js'

const options = { projectId: 'p' }
const http = (answer: () => Answer) => ({ fetchLike: fakeFetch(answer).fetchLike })

describe('the allowed origins', () => {
  const origins = (answer: () => Answer) => fetchAllowedOrigins(options, undefined, http(answer))

  it('are the list', async () =>
    expect(await origins(() => json({ allowedOrigins: ['https://a.example', 5] }))).to.deep.equal([
      'https://a.example',
    ]))

  it('are limited at status 429', async () =>
    expect(await rejection(origins(() => json({}, { status: 429 })))).to.be.instanceOf(RateLimitedError))

  for (const status of [500, 503, 599])
    it(`fail with the detail at status ${status}`, async () => {
      const error = await rejection(origins(() => json({}, { status })))
      expect(error)
        .to.be.instanceOf(ServerError)
        .and.include({ details: `HTTP status code: ${status}` })
    })

  const empty: Readonly<Record<string, () => Answer>> = {
    'status 404': () => json({}, { status: 404 }),
    'broken JSON': () => new Response('{not json'),
    'a wrong type': () => json({ allowedOrigins: { length: 1, 0: '*' } }),
    'no connection': () => new TypeError('reset'),
  }
  for (const [name, answer] of Object.entries(empty))
    it(`are none after ${name}`, async () => expect(await origins(answer)).to.deep.equal([]))

  it('are none without a catalogue', async () => expect(await fetchAllowedOrigins({})).to.deep.equal([]))

  it('reject when aborted', async () =>
    expect(
      await rejection(
        fetchAllowedOrigins(
          options,
          AbortSignal.abort('no'),
          http(() => 'hang'),
        ),
      ),
    ).to.equal('no'))
})
