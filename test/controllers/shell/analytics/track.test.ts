import { expect } from '@open-wc/testing'

import { accountsController } from '../../../../src/controllers/accounts/accounts.js'
import { alertsController } from '../../../../src/controllers/shell/alerts.js'
import { recordIntent } from '../../../../src/controllers/shell/intent.js'
import { track } from '../../../../src/controllers/shell/analytics/track.js'
import { sendTracked } from '../../../../src/controllers/shell/analytics/send-event.js'
import type { TrackedEvent } from '../../../../src/core/events.js'
import { ALICE, BOB } from '../../../helpers/fake-adapter.js'
import { json } from '../../../helpers/fake-fetch.js'
import { endInstance, instance, OFFLINE, settle } from '../../../helpers/instance.js'
import { newService, stubFetch } from '../../stubs.js'
import { waitUntil } from '../../../helpers/wait-until.js'

const sink = (analytics: (event: TrackedEvent) => void) => ({ services: { ...OFFLINE.services, analytics } })
const CLICK: TrackedEvent = { type: 'track', event: 'CLICK_NETWORKS' }

describe('track', () => {
  let service: ReturnType<typeof stubFetch> | undefined
  afterEach(async () => {
    service?.restore()
    await endInstance()
  })

  /** An analytics service, and a catalogue that says whether events are wanted. */
  function start({ enabled = true, status = 202, projectId = newService() } = {}) {
    service = stubFetch(({ url }) =>
      url.pathname === '/getAnalyticsConfig' ? json({ isAnalyticsEnabled: enabled }) : new Response('', { status }),
    )
    const services = { ...OFFLINE.services, catalogue: newService(), analytics: newService() }
    const { modal } = instance({}, { projectId, services, debug: true })
    return { modal, sent: () => service?.seen.filter(({ url }) => url.pathname === '/e') ?? [] }
  }

  it('gives the page and the sink of the site each event', () => {
    const heard: string[] = []
    const { modal } = instance(
      {},
      sink(({ event }) => heard.push(event)),
    )
    track('CLICK_NETWORKS', undefined)
    expect(heard).to.deep.equal(['CLICK_NETWORKS'])
    expect(modal.getEvent().data?.event).to.equal('CLICK_NETWORKS')
  })

  it('sends nothing when analytics is off, but still notifies the page', () => {
    const heard: string[] = []
    const { modal } = instance({}, { ...sink(({ event }) => heard.push(event)), features: { analytics: false } })
    track('CLICK_NETWORKS', undefined)
    expect(heard).to.deep.equal([])
    expect(modal.getEvent().data?.event).to.equal('CLICK_NETWORKS')
  })

  it('keeps what is for the page only from the sink', () => {
    const heard: string[] = []
    instance(
      {},
      sink(({ event }) => heard.push(event)),
    )
    track('MODAL_CREATED', undefined)
    expect(heard).to.deep.equal([])
  })

  it('is not stopped by a sink that throws, and the site gets its own error', async () => {
    const faults: string[] = []
    const real = window.onerror
    window.onerror = message => Boolean(faults.push(String(message)))
    try {
      instance(
        {},
        sink(() => {
          throw new Error('fault of the site')
        }),
      )
      expect(() => track('CLICK_NETWORKS', undefined)).to.not.throw()
      await waitUntil(() => faults.length)
      expect(faults[0]).to.contain('fault of the site')
    } finally {
      window.onerror = real
    }
  })

  it('sends to the service once the visitor has shown intent, and not before', async () => {
    const { sent } = start()
    track('CLICK_NETWORKS', undefined)
    await settle(50)
    expect(service?.seen).to.deep.equal([])
    recordIntent()
    track('CLICK_WALLET_HELP', undefined)
    await waitUntil(() => sent().length === 1, 'not sent')
    expect(JSON.parse(String(sent()[0]?.init.body)).props.event).to.equal('CLICK_WALLET_HELP')
  })

  it('reports the time of the event, and the account and network that were active then, if any', async () => {
    const { modal, sent } = start()
    recordIntent()
    const times = [undefined, ALICE, BOB].map(address => {
      if (address) accountsController.patch('eip155', { address })
      track('CLICK_NETWORKS', undefined)
      return modal.getEvent().timestamp
    })
    accountsController.clear('eip155')
    await waitUntil(() => sent().length === 3, 'not sent')
    const bodies = sent().map(({ init }) => JSON.parse(String(init.body)))
    const event = { type: 'track', event: 'CLICK_NETWORKS', properties: { caipNetworkId: 'eip155:1' } }
    expect(bodies.map(({ props }) => props)).to.deep.equal([
      event,
      { ...event, address: ALICE },
      { ...event, address: BOB },
    ])
    expect(bodies.map(({ timestamp }) => timestamp)).to.deep.equal(times)
  })

  it('sends nothing for a project that turned it off, and checks that once', async () => {
    const { sent } = start({ enabled: false })
    await sendTracked(CLICK, { timestamp: 1 })
    await sendTracked(CLICK, { timestamp: 1 })
    expect(sent()).to.deep.equal([])
    expect(service?.seen).to.have.length(1)
  })

  it('shows once, after a 403, that the origin is not allowed', async () => {
    start({ status: 403 })
    await sendTracked(CLICK, { timestamp: 1 })
    expect(alertsController.state.current?.name).to.equal('originNotAllowed')
    alertsController.dismiss()
    await sendTracked(CLICK, { timestamp: 1 })
    expect(alertsController.state.current).to.equal(undefined)
  })

  it('ignores any other failure', async () => {
    start({ status: 500 })
    await sendTracked(CLICK, { timestamp: 1 })
    expect(alertsController.state.current).to.equal(undefined)
  })
})
