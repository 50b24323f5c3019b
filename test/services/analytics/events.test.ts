import { expect } from '@open-wc/testing'

import { ServiceOffError } from '../../../src/core/errors/service.js'
import { sendEvent } from '../../../src/services/analytics/events.js'
import { rejection } from '../../helpers/rejection.js'
import { options, receiver } from '../../helpers/report-receiver.js'

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const timestamp = Date.UTC(2026, 0, 1)

describe('sendEvent', () => {
  it('posts the event in the service’s format, without the page’s query and fragment', async () => {
    const before = location.href
    history.replaceState(null, '', `${location.pathname}?token=SECRET#key`)
    const { send, received, body } = receiver()
    try {
      const event = { type: 'track', event: 'MODAL_OPEN', properties: { connected: true } } as const
      const result = await sendEvent(
        event,
        { timestamp, address: ADDRESS, caipNetworkId: 'eip155:421614' },
        options,
        send,
      )
      expect(result).to.equal('sent')
    } finally {
      history.replaceState(null, '', before)
    }
    expect(`${received[0]?.url.origin}${received[0]?.url.pathname}`).to.equal('https://pulse.walletconnect.org/e')
    expect([...(received[0]?.url.searchParams.keys() ?? [])]).to.deep.equal(['projectId', 'st', 'sv'])
    expect(received[0]?.text).not.to.include('SECRET')
    expect(body()).to.have.all.keys('eventId', 'url', 'domain', 'timestamp', 'props')
    expect(body().eventId).to.match(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(body().timestamp).to.equal(timestamp)
    expect(body().url).to.equal(location.origin + location.pathname)
    expect(body().domain).to.equal(location.hostname)
    expect(body().props).to.deep.equal({
      type: 'track',
      event: 'MODAL_OPEN',
      address: ADDRESS,
      properties: { connected: true, caipNetworkId: 'eip155:421614' },
    })
  })

  it('redacts properties and keeps the body within 16 KiB', async () => {
    const { send, received } = receiver()
    const message = 'victim@example.com typed 123456 at https://a.example/x?token=SECRET'
    await sendEvent({ type: 'track', event: 'CONNECT_ERROR', properties: { message } }, { timestamp }, options, send)
    for (const secret of ['victim', '123456', 'SECRET']) expect(received[0]?.text).not.to.include(secret)
    const list = Array.from({ length: 50 }, () => 'x'.repeat(5_000))
    await sendEvent({ type: 'track', event: 'CONNECT_ERROR', properties: { list } }, { timestamp }, options, send)
    expect(received[1]?.text.length).to.be.at.most(16_384)
  })

  it('keeps the ids of the networks', async () => {
    const { send, body } = receiver()
    const networks = ['1', '421614', '84532']
    await sendEvent({ type: 'track', event: 'INITIALIZE', properties: { networks } }, { timestamp }, options, send)
    expect(body().props).to.deep.include({ properties: { networks } })
  })

  it('reports when the origin is not allowed, and when it failed', async () => {
    const event = { type: 'track', event: 'MODAL_OPEN' } as const
    expect(await sendEvent(event, { timestamp }, options, receiver(403).send)).to.equal('forbidden')
    expect(await sendEvent(event, { timestamp }, options, receiver(500).send)).to.equal('failed')
    expect(await sendEvent(event, { timestamp }, options, receiver(0).send)).to.equal('failed')
    expect(
      await rejection(sendEvent(event, { timestamp }, { ...options, services: { analytics: false } })),
    ).to.be.instanceOf(ServiceOffError)
  })
})
