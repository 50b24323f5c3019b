import { aTimeout, expect } from '@open-wc/testing'

import { HttpStatusError, HttpUnreachableError, MalformedReplyError } from '../../src/core/errors/service.js'
import { evmChainCheck } from '../../src/services/json-rpc.js'
import { RpcEndpoint } from '../../src/services/rpc-endpoint.js'
import { type Answer, fakeFetch, json } from '../helpers/fake-fetch.js'
import { rejection } from '../helpers/rejection.js'

interface Sent {
  readonly id: number
  readonly method: string
}

const URL_OF_NODE = 'https://node.example/rpc'
const call = (method: string) => ({ method, params: [] })

/** The calls in a request. */
const sentIn = (init: RequestInit): Sent | readonly Sent[] => JSON.parse(String(init.body)) as Sent | readonly Sent[]
const answerTo = ({ id, method }: Sent): object => ({ jsonrpc: '2.0', id, result: method })

/** A node that answers each call with its method, unless `other` says something else. */
function makeNode(
  other: (calls: Sent | readonly Sent[]) => Answer | undefined = () => undefined,
  options: { check?: ReturnType<typeof evmChainCheck>; timeout?: number; url?: string } = {},
) {
  const { fetchLike, seen } = fakeFetch(({ init }) => {
    const calls = sentIn(init)
    return other(calls) ?? json('method' in calls ? answerTo(calls) : calls.map(answerTo))
  })
  return { endpoint: new RpcEndpoint(options.url ?? URL_OF_NODE, { fetchLike, ...options }), seen }
}

describe('an endpoint of a chain', () => {
  it('is asked one call as an object, and several as a list', async () => {
    const { endpoint, seen } = makeNode()
    expect(await endpoint.send([call('a')])).to.deep.equal([{ result: 'a' }])
    expect(await endpoint.send([call('a'), call('b')])).to.deep.equal([{ result: 'a' }, { result: 'b' }])
    expect(seen.map(({ init }) => Array.isArray(sentIn(init)))).to.deep.equal([false, true])
  })

  it('is asked without cookies, without redirects and without the page’s path', async () => {
    const { endpoint, seen } = makeNode()
    await endpoint.send([call('a')])
    expect(seen[0]?.init).to.include({
      method: 'POST',
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
    })
    expect(seen[0]?.init.headers).to.deep.equal({ 'content-type': 'application/json' })
  })

  it('never gives two calls the same id', async () => {
    const { endpoint, seen } = makeNode()
    await endpoint.send([call('a'), call('b')])
    await endpoint.send([call('c')])
    const ids = seen.flatMap(({ init }) => [sentIn(init)].flat()).map(({ id }) => id)
    expect(new Set(ids).size).to.equal(3)
  })

  it('leaves a call unanswered and the others not', async () => {
    const { endpoint } = makeNode(calls => (Array.isArray(calls) ? json(calls.slice(1).map(answerTo)) : undefined))
    expect(await endpoint.send([call('a'), call('b')])).to.deep.equal([undefined, { result: 'b' }])
  })
})

describe('an endpoint without batch support', () => {
  for (const status of [400, 405, 413, 415, 422])
    it(`is asked one by one after a ${status}`, async () => {
      const { endpoint } = makeNode(calls => (Array.isArray(calls) ? new Response('', { status }) : undefined))
      expect(await endpoint.send([call('a'), call('b')])).to.deep.equal([{ result: 'a' }, { result: 'b' }])
    })

  it('is asked one by one when it answers a list with one error', async () => {
    const { endpoint } = makeNode(calls =>
      Array.isArray(calls) ? json({ id: null, error: { code: -32600, message: 'batch' } }) : undefined,
    )
    expect(await endpoint.send([call('a'), call('b')])).to.deep.equal([{ result: 'a' }, { result: 'b' }])
  })

  const tooLarge = { code: 31, message: 'Batch of more than 3 requests are not allowed' }
  for (const [how, status, answer] of [
    ['a 500 that says so', 500, () => ({ error: tooLarge })],
    [
      'an error for each call that says so',
      200,
      (calls: readonly Sent[]) => calls.map(({ id }) => ({ id, error: tooLarge })),
    ],
    ['one for the first call alone', 200, ([first]: readonly Sent[]) => [{ id: first?.id, error: tooLarge }]],
  ] as const)
    it(`is asked one by one after ${how}`, async () => {
      const { endpoint } = makeNode(calls => ('method' in calls ? undefined : json(answer(calls), { status })))
      expect(await endpoint.send([call('a'), call('b')])).to.deep.equal([{ result: 'a' }, { result: 'b' }])
    })

  it('is remembered: no further list is tried', async () => {
    const { endpoint, seen } = makeNode(calls => (Array.isArray(calls) ? new Response('', { status: 400 }) : undefined))
    await endpoint.send([call('a'), call('b')])
    await endpoint.send([call('c'), call('d')])
    expect(seen).to.have.length(5)
  })

  it('is not split for a failure that has nothing to do with lists', async () => {
    const { endpoint, seen } = makeNode(() => new Response('', { status: 500 }))
    const error = await rejection(endpoint.send([call('a'), call('b')]))
    expect(error).to.be.instanceOf(HttpStatusError).and.include({ status: 500 })
    expect(seen).to.have.length(1)
  })
})

describe('an endpoint that fails', () => {
  it('is marked, until a call works', async () => {
    let isDown = true
    const { endpoint } = makeNode(() => (isDown ? new Response('', { status: 503 }) : undefined))
    expect(endpoint.isFailed).to.equal(false)
    await rejection(endpoint.send([call('a')]))
    expect(endpoint.isFailed).to.equal(true)
    isDown = false
    await endpoint.send([call('a')])
    expect(endpoint.isFailed).to.equal(false)
  })

  it('by not answering is unreachable, with the reason', async () => {
    const { endpoint } = makeNode(() => 'hang', { timeout: 10 })
    const error = await rejection(endpoint.send([call('a')]))
    expect(error).to.be.instanceOf(HttpUnreachableError)
  })

  it('by losing the connection is unreachable, with its cause', async () => {
    const cause = new TypeError('Failed to fetch')
    const { endpoint } = makeNode(() => cause)
    const error = await rejection(endpoint.send([call('a')]))
    expect(error).to.be.instanceOf(HttpUnreachableError).and.include({ cause })
  })

  it('by answering with garbage throws MalformedReplyError', async () => {
    const { endpoint } = makeNode(() => new Response('<html>'))
    expect(await rejection(endpoint.send([call('a')]))).to.be.instanceOf(MalformedReplyError)
  })

  it('is not marked if the caller gave up', async () => {
    const { endpoint } = makeNode(() => 'hang')
    const caller = new AbortController()
    const failed = rejection(endpoint.send([call('a')], caller.signal))
    caller.abort('enough')
    expect(await failed).to.equal('enough')
    expect(endpoint.isFailed).to.equal(false)
  })
})

describe('an endpoint that must serve a chain', () => {
  const chain = (result: unknown) => (calls: Sent | readonly Sent[]) =>
    'method' in calls && calls.method === 'eth_chainId' ? json({ id: calls.id, result }) : undefined

  it('is checked once, before the first call', async () => {
    const { endpoint, seen } = makeNode(chain('0x1'), { check: evmChainCheck(1) })
    await endpoint.send([call('a')])
    await endpoint.send([call('b')])
    expect(seen.map(({ init }) => [sentIn(init)].flat()[0]?.method)).to.deep.equal(['eth_chainId', 'a', 'b'])
  })

  for (const result of ['0x2', 1, null, 'one', '0x', '0x' + '0'.repeat(20) + '1'])
    it(`is not asked anything when it says ${JSON.stringify(result)}`, async () => {
      const { endpoint, seen } = makeNode(chain(result), { check: evmChainCheck(1) })
      const error = await rejection(endpoint.send([call('a')]))
      expect(error).to.be.instanceOf(MalformedReplyError).and.include({ details: 'The endpoint serves another chain.' })
      expect(seen).to.have.length(1)
    })

  it('is checked again after it failed', async () => {
    let result = '0x2'
    const { endpoint } = makeNode(calls => chain(result)(calls), { check: evmChainCheck(1) })
    await rejection(endpoint.send([call('a')]))
    result = '0x1'
    expect(await endpoint.send([call('a')])).to.deep.equal([{ result: 'a' }])
  })
})

describe('a look at a failed endpoint', () => {
  it('does nothing while it works, and nothing within 4 s of its failure', async () => {
    const { endpoint, seen } = makeNode(() => new Response('', { status: 500 }), { check: evmChainCheck(1) })
    await endpoint.ping()
    expect(seen).to.have.length(0)
    await rejection(endpoint.send([call('a')]))
    await endpoint.ping()
    await aTimeout(0)
    expect(seen).to.have.length(1)
  })

  it('gives one without requests another chance after 4 s', async () => {
    const { endpoint } = makeNode(() => new Response('', { status: 500 }))
    await rejection(endpoint.send([call('a')]))
    const now = Date.now
    Date.now = () => now() + 4_001
    await endpoint.ping()
    Date.now = now
    expect(endpoint.isFailed).to.equal(false)
  })
})
