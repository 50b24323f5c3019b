import { expect } from '@open-wc/testing'

import { ServiceOffError } from '../../../src/core/errors/service.js'
import { HTTP_TIMEOUT, REPORT_SIZE } from '../../../src/core/limits.js'
import { postReport } from '../../../src/services/analytics/post.js'
import { rejection } from '../../helpers/rejection.js'
import { options, receiver } from '../../helpers/report-receiver.js'

/** Replaces the page's `fetch` for the duration of the work. */
async function withFetch<T>(answer: () => Promise<Response>, work: () => Promise<T>) {
  const own = globalThis.fetch
  const asked: RequestInit[] = []
  globalThis.fetch = (_url, init = {}) => (asked.push(init), answer())
  try {
    return { result: await work(), asked }
  } finally {
    globalThis.fetch = own
  }
}

let place = 0
/** A service that was not called yet, so that no rate limit applies. */
const fresh = () => ({ projectId: 'p', services: { analytics: `https://pulse${(place += 1)}.example` } })

describe('a report', () => {
  it('says when, what and from where', async () => {
    const { send, body } = receiver()
    expect(await postReport(5, { a: 1 }, {}, options, send)).to.equal('sent')
    expect(body()).to.deep.include({ timestamp: 5, props: { a: 1 }, domain: location.hostname })
  })

  it('names the page without what its path may tell of the visitor', async () => {
    const { pathname, search } = location
    const { send, body } = receiver()
    for (const path of ['/invitations/jo@example.com/123456', '/u/jo%40example.com'])
      try {
        history.replaceState(null, '', path)
        await postReport(5, {}, {}, options, send)
      } finally {
        history.replaceState(null, '', pathname + search)
      }
    expect([body(0)['url'], body(1)['url']]).to.deep.equal([
      `${location.origin}/invitations/[email]/[code]`,
      `${location.origin}/u/[email]`,
    ])
  })

  it('has an id of its own each time', async () => {
    const { send, body } = receiver()
    await postReport(5, {}, {}, options, send)
    await postReport(5, {}, {}, options, send)
    expect(body(0)['eventId']).not.to.equal(body(1)['eventId'])
  })

  it('of the largest size is sent whole, and a larger one in its bare form', async () => {
    const { send, received, body } = receiver()
    await postReport(5, { text: '' }, { bare: true }, options, send)
    const room = REPORT_SIZE - (received[0]?.text.length ?? 0)
    await postReport(5, { text: 'x'.repeat(room) }, { bare: true }, options, send)
    await postReport(5, { text: 'x'.repeat(room + 1) }, { bare: true }, options, send)
    expect(body(1)['props']).to.have.property('text')
    expect(body(2)['props']).to.deep.equal({ bare: true })
  })

  it('is measured in bytes', async () => {
    const { send, body } = receiver()
    await postReport(5, { text: 'é'.repeat(REPORT_SIZE / 2) }, { bare: true }, options, send)
    expect(body()['props']).to.deep.equal({ bare: true })
  })

  for (const [status, result] of [
    [200, 'sent'],
    [202, 'sent'],
    [299, 'sent'],
    [403, 'forbidden'],
    [0, 'failed'],
    [199, 'failed'],
    [300, 'failed'],
    [401, 'failed'],
    [500, 'failed'],
  ] as const)
    it(`answered with ${status} is ${result}`, async () =>
      expect(await postReport(5, {}, {}, options, receiver(status).send)).to.equal(result))

  it('is not made when the service is off', async () => {
    const { send, received } = receiver()
    const error = await rejection(postReport(5, {}, {}, { projectId: 'p', services: { analytics: false } }, send))
    expect(error).to.be.instanceOf(ServiceOffError)
    expect(received).to.deep.equal([])
  })
})

describe('a report being sent', () => {
  it('outlives the page, without cookies, redirects and the path', async () => {
    const { asked } = await withFetch(
      async () => new Response(),
      () => postReport(5, {}, {}, fresh()),
    )
    expect(asked[0]).to.include({
      method: 'POST',
      keepalive: true,
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
    })
    expect(asked[0]).not.to.have.property('headers')
  })

  it('ends its time limit once it is answered', async () => {
    const { setTimeout, clearTimeout } = globalThis
    const running = new Set<unknown>()
    let started = 0
    Object.assign(globalThis, {
      setTimeout(work: () => void, ms?: number) {
        const timer = setTimeout(work, ms)
        if (ms === HTTP_TIMEOUT && (started += 1)) running.add(timer)
        return timer
      },
      clearTimeout(timer: ReturnType<typeof setTimeout>) {
        running.delete(timer)
        clearTimeout(timer)
      },
    })
    try {
      await withFetch(
        async () => new Response(),
        () => postReport(5, {}, {}, fresh()),
      )
      expect([started, running.size]).to.deep.equal([1, 0])
    } finally {
      Object.assign(globalThis, { setTimeout, clearTimeout })
    }
  })

  it('that is lost does no harm', async () => {
    const { result } = await withFetch(
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => postReport(5, {}, {}, fresh()),
    )
    expect(result).to.equal('failed')
  })

  for (const header of [undefined, '60', 'soon', '999999'])
    it(`does not call the service after a 429 with retry-after ${header}`, async () => {
      const headers: HeadersInit = header === undefined ? {} : { 'retry-after': header }
      const at = fresh()
      const { asked } = await withFetch(
        async () => new Response(null, { status: 429, headers }),
        async () => {
          await postReport(5, {}, {}, at)
          await postReport(6, {}, {}, at)
        },
      )
      expect(asked).to.have.length(1)
    })

  it('is sent again after the pause, which lasts 5 minutes at most', async () => {
    const at = fresh()
    const now = Date.now
    const { asked } = await withFetch(
      async () => new Response(null, { status: 429, headers: { 'retry-after': '999999' } }),
      async () => {
        await postReport(5, {}, {}, at)
        try {
          Date.now = () => now() + 300_500
          await postReport(6, {}, {}, at)
        } finally {
          Date.now = now
        }
      },
    )
    expect(asked).to.have.length(2)
  })
})
