import { expect } from '@open-wc/testing'

import { MalformedReplyError } from '../../../src/core/errors/service.js'
import { fetchAnalyticsEnabled, fetchProjectConfig } from '../../../src/services/catalogue/project.js'
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
