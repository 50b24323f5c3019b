import { expect } from '@open-wc/testing'
import * as z from 'zod/mini'

import { HttpStatusError, HttpUnreachableError, MalformedReplyError } from '../../src/core/errors/service.js'
import { createHttpClient } from '../../src/services/http.js'
import { RpcEndpoint } from '../../src/services/rpc-endpoint.js'
import { path } from '../../src/services/url-path.js'
import { type Answer, type Seen, fakeFetch, json } from '../helpers/fake-fetch.js'
import { rejection } from '../helpers/rejection.js'

const schema = z.object({ a: z.number() })
const clientOf = (answer: (request: Seen) => Answer | Promise<Answer>, timeout?: number) => {
  const { fetchLike, seen } = fakeFetch(answer)
  const http = createHttpClient(
    'https://api.example/base/',
    { projectId: 'p&q', st: 'x', none: undefined },
    { fetchLike, ...(timeout ? { timeout } : {}) },
  )
  return { http, seen }
}
/** A body that sends one byte every `ms` milliseconds and never ends. */
const drip = (ms: number): ReadableStream<Uint8Array> => {
  let timer: ReturnType<typeof setInterval> | undefined
  return new ReadableStream({
    start(controller) {
      timer = setInterval(() => controller.enqueue(new Uint8Array([32])), ms)
    },
    cancel: () => clearInterval(timer),
  })
}

describe('http client', () => {
  it('joins base, path and parameters, and leaves out what is undefined', async () => {
    const { http, seen } = clientOf(() => json({ a: 1, b: 2 }))
    const reply = await http.get('/list', { schema, query: { page: '1', search: '', gone: undefined } })
    expect(reply).to.deep.equal({ a: 1 })
    expect(seen[0]?.url.href).to.equal('https://api.example/base/list?projectId=p%26q&st=x&page=1&search=')
    expect(seen[0]?.init).to.include({ method: 'GET', redirect: 'error', credentials: 'omit' })
  })

  it('posts JSON', async () => {
    const { http, seen } = clientOf(() => json({ a: 1 }))
    await http.post('/make', { schema, body: { x: ['ü'] } })
    expect(seen[0]?.init.method).to.equal('POST')
    expect(seen[0]?.init.body).to.equal('{"x":["ü"]}')
    expect(new Headers(seen[0]?.init.headers).get('content-type')).to.equal('application/json')
  })

  for (const status of [400, 401, 403, 404, 422, 500, 503, 599])
    it(`rejects with the status ${status} and the beginning of the body`, async () => {
      const { http } = clientOf(() => new Response('why '.repeat(5_000), { status }))
      const error = await rejection(http.get('/x', { schema }))
      expect(error).to.be.instanceOf(HttpStatusError)
      if (!(error instanceof HttpStatusError)) return
      expect(error.status).to.equal(status)
      expect(error.message).to.equal(`HTTP status code: ${status}`)
      expect(error.details).to.have.lengthOf(2_048)
    })

  const malformed: Readonly<Record<string, () => Response>> = {
    'broken JSON': () => new Response('{not json'),
    'HTML with status 200': () => new Response('<html>login</html>', { headers: { 'content-type': 'text/html' } }),
    'an empty body': () => new Response(''),
    'no content': () => new Response(null, { status: 204 }),
    null: () => json(null),
    'a wrong shape': () => json({ a: '1' }),
    'deep nesting': () => new Response('['.repeat(20_000) + ']'.repeat(20_000)),
    'more than 5 MiB': () => new Response(`{"a":1,"x":"${'A'.repeat(6 * 1024 * 1024)}"}`),
    'a length above 5 MiB': () => new Response('{"a":1}', { headers: { 'content-length': '99999999' } }),
  }
  for (const [name, reply] of Object.entries(malformed))
    it(`treats ${name} as a malformed reply`, async () =>
      expect(await rejection(clientOf(reply).http.get('/x', { schema }))).to.be.instanceOf(MalformedReplyError))

  it('never lets a reply reach a prototype', async () => {
    const { http } = clientOf(() => new Response('{"a":1,"__proto__":{"polluted":1}}'))
    expect(await http.get('/x', { schema })).to.deep.equal({ a: 1 })
    expect({}).not.to.have.property('polluted')
  })

  it('times out when a service never answers', async () => {
    const { http } = clientOf(() => 'hang', 30)
    expect(await rejection(http.get('/x', { schema }))).to.be.instanceOf(HttpUnreachableError)
  })

  it('gives up after 10 s, also on a chain’s endpoint', async () => {
    const { fetchLike } = fakeFetch(() => 'hang')
    const before = Date.now()
    const late = (task: Promise<unknown>) => rejection(task).then(error => [error, Date.now() - before] as const)
    const call = { method: 'eth_blockNumber', params: [] }
    const ends = await Promise.all([
      late(clientOf(() => 'hang').http.get('/x', { schema })),
      late(new RpcEndpoint('https://chain.example', { fetchLike }).send([call])),
    ])
    for (const [error, after] of ends) {
      expect(error).to.be.instanceOf(HttpUnreachableError)
      expect(after).to.be.within(9_900, 12_000)
    }
  }).timeout(15_000)

  it('aborts a body that never ends', async () => {
    const { http, seen } = clientOf(() => new Response(drip(5)), 60)
    expect(await rejection(http.get('/x', { schema }))).to.be.instanceOf(HttpUnreachableError)
    expect(seen[0]?.init.signal?.aborted).to.equal(true)
  })

  it('distinguishes a broken connection from an answer', async () => {
    const error = await rejection(clientOf(() => new TypeError('Failed to fetch')).http.get('/x', { schema }))
    expect(error).to.be.instanceOf(HttpUnreachableError)
    expect((error as Error).cause).to.be.instanceOf(TypeError)
  })

  it("rejects with the caller's reason when aborted, before and during the call", async () => {
    const { http, seen } = clientOf(() => 'hang')
    const reason = new Error('closed')
    expect(await rejection(http.get('/x', { schema, signal: AbortSignal.abort(reason) }))).to.equal(reason)
    const controller = new AbortController()
    const task = rejection(http.get('/x', { schema, signal: controller.signal }))
    controller.abort(reason)
    expect(await task).to.equal(reason)
    expect(seen.at(-1)?.init.signal?.aborted).to.equal(true)
  })

  it('does not repeat a call after a 429, but makes others', async () => {
    let status = 429
    const { http, seen } = clientOf(() => json({ a: 1 }, { status, headers: { 'retry-after': '120' } }))
    for (let times = 0; times < 4; times++) {
      const error = await rejection(http.get('/x', { schema }))
      expect(error).to.be.instanceOf(HttpStatusError).and.include({ status: 429 })
    }
    expect(seen).to.have.lengthOf(1)
    status = 200
    expect(await http.get('/y', { schema })).to.deep.equal({ a: 1 })
  })

  it('makes no call of the same route after a 429, whatever its values', async () => {
    const limited = /\/names\//
    const { http, seen } = clientOf(({ url }) => json({ a: 1 }, { status: limited.test(url.pathname) ? 429 : 200 }))
    await rejection(http.get(path`/names/${'a'}`, { schema }))
    expect(await rejection(http.get(path`/names/${'b'}`, { schema }))).to.include({ status: 429 })
    expect(seen).to.have.lengthOf(1)
    expect(await http.get(path`/others/${'b'}`, { schema })).to.deep.equal({ a: 1 })
  })

  it('waits no longer than the 429 asks', async () => {
    let status = 429
    const { http } = clientOf(() => json({ a: 1 }, { status, headers: { 'retry-after': '0' } }))
    await rejection(http.get('/x', { schema }))
    status = 200
    expect(await http.get('/x', { schema })).to.deep.equal({ a: 1 })
  })

  it('accepts only files of the right type and size', async () => {
    const file = (type: string, size = 10) =>
      clientOf(() => new Response(new Uint8Array(size), { headers: { 'content-type': type } })).http
    const request = { type: 'image/', limit: 100 }
    expect((await file('image/png').blob('/x', request)).size).to.equal(10)
    expect((await file('IMAGE/SVG+XML').blob('/x', request)).type).to.equal('image/svg+xml')
    expect(await rejection(file('text/html').blob('/x', request))).to.be.instanceOf(MalformedReplyError)
    expect(await rejection(file('image/png', 101).blob('/x', request))).to.be.instanceOf(MalformedReplyError)
  })
})
