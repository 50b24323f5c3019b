import { expect } from '@open-wc/testing'

import { RateLimitedError, ServerError } from '../../../src/core/errors/service.js'
import { MalformedReplyError } from '../../../src/core/errors/malformed.js'
import {
  fetchAllowedOrigins,
  fetchAnalyticsEnabled,
  fetchProjectConfig,
} from '../../../src/services/catalogue/project.js'
import { type Answer, fakeFetch, json } from '../../helpers/fake-fetch.js'
import { rejection } from '../../helpers/rejection.js'

const options = { projectId: 'p' }
const http = (answer: () => Answer) => ({ fetchLike: fakeFetch(answer).fetchLike })

describe("the project's settings", () => {
  it('hold features; malformed ones are skipped', async () => {
    const features = [
      { id: 'swap', isEnabled: true, config: ['1inch', 5] },
      { id: 'activity', isEnabled: false, config: null },
      { id: '__proto__', isEnabled: true, config: { polluted: 1 } },
      { id: 7 },
      null,
      { id: 'onramp', isEnabled: true },
    ]
    expect(
      await fetchProjectConfig(
        options,
        undefined,
        http(() => json({ features })),
      ),
    ).to.deep.equal([
      { id: 'swap', isEnabled: true, config: ['1inch'] },
      { id: 'activity', isEnabled: false, config: null },
      { id: 'onramp', isEnabled: true, config: undefined },
    ])
    expect({}).not.to.have.property('polluted')
  })

  it('of a wrong shape are a failure', async () =>
    expect(
      await rejection(
        fetchProjectConfig(
          options,
          undefined,
          http(() => json({})),
        ),
      ),
    ).to.be.instanceOf(MalformedReplyError))
})

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

describe('analytics', () => {
  const isOn = (answer: () => Answer) => fetchAnalyticsEnabled(options, undefined, http(answer))

  it('are on when the project says so, and off after any failure', async () => {
    expect(await isOn(() => json({ isAnalyticsEnabled: true }))).to.equal(true)
    expect(await isOn(() => json({ isAnalyticsEnabled: false }))).to.equal(false)
    expect(await isOn(() => json({ isAnalyticsEnabled: 'yes' }))).to.equal(false)
    expect(await isOn(() => json({}, { status: 403 }))).to.equal(false)
    expect(await fetchAnalyticsEnabled({})).to.equal(false)
  })
})
