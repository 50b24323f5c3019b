import { expect } from '@open-wc/testing'

import { AnalyticsController, type AnalyticsState } from '../../../../src/controllers/shell/analytics/analytics.js'
import { waitUntil } from '../../../helpers/wait-until.js'

describe('AnalyticsController', () => {
  it('has no event at first', () => {
    expect(new AnalyticsController().state).to.deep.equal({ timestamp: 0, data: undefined })
  })

  it('holds the latest event with its time', () => {
    const analytics = new AnalyticsController()
    const before = Date.now()
    analytics.notify({ type: 'track', event: 'MODAL_OPEN', properties: { connected: false } })
    analytics.notify({ type: 'track', event: 'MODAL_CLOSE', properties: { connected: true } })
    expect(analytics.state.data).to.deep.equal({ type: 'track', event: 'MODAL_CLOSE', properties: { connected: true } })
    expect(analytics.state.timestamp).to.be.within(before, Date.now())
  })

  it('sends every event to subscribers, also several of one task', async () => {
    const analytics = new AnalyticsController()
    const heard: unknown[] = []
    analytics.subscribe(({ data }) => heard.push(data?.event))
    analytics.notify({ type: 'track', event: 'MODAL_OPEN', properties: { connected: false } })
    analytics.notify({ type: 'track', event: 'CLICK_NETWORKS' })
    expect(heard, 'not within the work that reports them').to.deep.equal([])
    await waitUntil(() => heard.length === 2)
    expect(heard).to.deep.equal(['MODAL_OPEN', 'CLICK_NETWORKS'])
  })

  it('sends the same event again to subscribers, but to no one who has unsubscribed', async () => {
    const analytics = new AnalyticsController()
    const heard: AnalyticsState[] = []
    const left: AnalyticsState[] = []
    analytics.subscribe(state => heard.push(state))
    analytics.subscribe(state => left.push(state))()
    const event = { type: 'track', event: 'CLICK_NETWORKS' } as const
    analytics.notify(event)
    await waitUntil(() => heard.length === 1)
    analytics.notify(event)
    await waitUntil(() => heard.length === 2)
    expect(left).to.deep.equal([])
  })
})
