import { expect } from '@open-wc/testing'
import * as z from 'zod/mini'

import { HttpStatusError } from '../../src/core/errors/service.js'
import { LOGGED_REQUESTS } from '../../src/core/limits.js'
import { loggedRequests } from '../../src/services/request-log.js'
import { createHttpClient } from '../../src/services/http.js'
import { RpcEndpoint } from '../../src/services/rpc-endpoint.js'
import { fakeFetch, json } from '../helpers/fake-fetch.js'
import { endInstance, instance } from '../helpers/instance.js'
import { rejection } from '../helpers/rejection.js'

const schema = z.object({ a: z.number() })

describe('the requests that are logged', () => {
  beforeEach(() => void instance())
  afterEach(endInstance)

  it('are those of services, with the answer, how long it took, and how it failed', async () => {
    const { fetchLike } = fakeFetch(({ url }) => {
      if (url.pathname === '/base/good') return json({ a: 1 })
      if (url.pathname === '/base/odd') return json({ b: 1 })
      return url.pathname === '/base/down' ? new TypeError('Failed to fetch') : new Response('', { status: 503 })
    })
    const http = createHttpClient('https://api.example/base', { projectId: 'p' }, { fetchLike })
    await http.get('/good', { schema })
    for (const path of ['/odd', '/down', '/sick']) await rejection(http.get(path, { schema }))
    expect(loggedRequests().map(({ path, status, error }) => [path, status, error])).to.deep.equal([
      ['/good', 200, undefined],
      ['/odd', 200, 'REPLY_MALFORMED'],
      ['/down', undefined, 'TypeError'],
      ['/sick', 503, 'HTTP_STATUS'],
    ])
    for (const answer of loggedRequests()) {
      expect(answer).to.include({ method: 'GET', base: 'https://api.example/base' })
      expect(answer.duration).to.be.within(0, 5_000)
    }
  })

  it('have no duration while they are open', async () => {
    const { fetchLike } = fakeFetch(() => 'hang')
    const leave = new AbortController()
    const http = createHttpClient('https://api.example', {}, { fetchLike })
    const asked = rejection(http.get('/slow', { schema, signal: leave.signal }))
    expect(loggedRequests()[0]?.duration).to.equal(undefined)
    leave.abort()
    await asked
    expect(loggedRequests()[0]).to.include({ error: 'AbortError' })
  })

  it('are those of endpoints, with each of the calls once', async () => {
    const { fetchLike } = fakeFetch(() => new Response('', { status: 500 }))
    const endpoint = new RpcEndpoint('https://node.example/key', { fetchLike })
    const calls = ['eth_call', 'eth_call', 'eth_chainId'].map(method => ({ method, params: [] }))
    expect(await rejection(endpoint.send(calls))).to.be.instanceOf(HttpStatusError)
    expect(loggedRequests()[0]).to.include({
      base: 'https://node.example/key',
      path: 'eth_call eth_chainId',
      status: 500,
    })
  })

  it('are the latest ones only, and end with the instance', async () => {
    const { fetchLike } = fakeFetch(() => json({ a: 1 }))
    const http = createHttpClient('https://api.example', {}, { fetchLike })
    for (let index = 0; index < LOGGED_REQUESTS + 5; index += 1) await http.get(`/${index}`, { schema })
    expect(loggedRequests()).to.have.lengthOf(LOGGED_REQUESTS)
    expect(loggedRequests()[0]?.path).to.equal('/5')
    await endInstance()
    expect(loggedRequests()).to.deep.equal([])
  })
})
