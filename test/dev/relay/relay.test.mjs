import assert from 'node:assert/strict'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, it } from 'node:test'
import WebSocket from 'ws'
import { startRelay } from '../../../dev/index.mjs'
import { comesTrue } from '../../support/comes-true.mjs'

/** @param {string} name */
const tokenOf = name => `x.${Buffer.from(JSON.stringify({ iss: `did:key:${name}` })).toString('base64url')}.y`

/** A client of the relay as far as these tests need one. @param {string} url @param {string} name @param {{ acknowledge?: boolean }} [options] */
async function join(url, name, { acknowledge = true } = {}) {
  const socket = new WebSocket(`${url}/?auth=${tokenOf(name)}&projectId=p`)
  /** @type {any[]} */
  const got = []
  const answers = new Map()
  socket.on('message', data => {
    const message = JSON.parse(String(data))
    if (message.method !== 'irn_subscription') return answers.get(message.id)?.(message)
    got.push(message.params.data)
    if (acknowledge) socket.send(JSON.stringify({ id: message.id, jsonrpc: '2.0', result: true }))
  })
  await once(socket, 'open')
  let id = 0
  return {
    socket,
    messages: () => got.map(({ message }) => message),
    /** @param {string} method @param {unknown} params @returns {Promise<any>} */
    call: (method, params) =>
      new Promise(resolve => {
        answers.set(++id, resolve)
        socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      }),
  }
}

describe('the relay', () => {
  /** @type {import('../../../dev/index.d.mts').DevRelay} */
  let relay
  beforeEach(async () => {
    relay = await startRelay()
  })
  afterEach(() => relay.stop())

  it('brings messages to subscribers, and never to their sender', async () => {
    const [ann, bob] = await Promise.all([join(relay.url, 'ann'), join(relay.url, 'bob')])
    const { result } = await ann.call('irn_subscribe', { topic: 't' })
    assert.match(result, /^[0-9a-f]{64}$/)
    await bob.call('irn_subscribe', { topic: 't' })
    assert.equal((await ann.call('irn_publish', { topic: 't', message: 'hello', ttl: 60, tag: 1 })).result, true)
    assert.ok(await comesTrue(() => bob.messages().length === 1))
    assert.deepEqual(ann.messages(), [])
    assert.deepEqual(
      relay.calls('irn_publish').map(({ topic, tag }) => [topic, tag]),
      [['t', 1]],
    )
  })

  it('keeps messages for later subscribers until they expire', async () => {
    const ann = await join(relay.url, 'ann')
    await ann.call('irn_batchPublish', {
      messages: [
        { topic: 't', message: 'long', ttl: 60 },
        { topic: 't', message: 'short', ttl: 0.05 },
      ],
    })
    const end = Date.now() + 50
    await comesTrue(() => Date.now() > end) // the short one has expired
    const bob = await join(relay.url, 'bob')
    await bob.call('irn_batchSubscribe', { topics: ['t', 'u'] })
    assert.ok(await comesTrue(() => bob.messages().length === 1))
    assert.deepEqual(bob.messages(), ['long'])
  })

  it('brings a message again only to a client that did not acknowledge it', async () => {
    const ann = await join(relay.url, 'ann')
    await ann.call('irn_publish', { topic: 't', message: 'once', ttl: 60 })
    const first = await join(relay.url, 'bob', { acknowledge: false })
    await first.call('irn_subscribe', { topic: 't' })
    assert.ok(await comesTrue(() => first.messages().length === 1))
    first.socket.terminate()
    const second = await join(relay.url, 'bob')
    await second.call('irn_subscribe', { topic: 't' })
    assert.ok(await comesTrue(() => second.messages().length === 1))
    const third = await join(relay.url, 'bob')
    await third.call('irn_subscribe', { topic: 't' })
    assert.deepEqual((await third.call('irn_fetchMessages', { topic: 't' })).result, { messages: [], hasMore: false })
    assert.deepEqual(third.messages(), [])
  })

  it('returns waiting messages when they are fetched', async () => {
    const [ann, bob] = await Promise.all([join(relay.url, 'ann'), join(relay.url, 'bob')])
    await ann.call('irn_publish', { topic: 't', message: 'm', ttl: 60, tag: 7 })
    const { result } = await bob.call('irn_batchFetchMessages', { topics: ['t'] })
    assert.deepEqual(
      result.messages.map((/** @type {any} */ { topic, message, tag }) => [topic, message, tag]),
      [['t', 'm', 7]],
    )
  })

  it('stops bringing after the end of a subscription', async () => {
    const [ann, bob] = await Promise.all([join(relay.url, 'ann'), join(relay.url, 'bob')])
    await bob.call('irn_subscribe', { topic: 't' })
    assert.equal((await bob.call('irn_unsubscribe', { topic: 't' })).result, true)
    await bob.call('irn_subscribe', { topic: 'u' })
    await bob.call('irn_batchUnsubscribe', { subscriptions: [{ topic: 'u', id: 'x' }] })
    await ann.call('irn_publish', { topic: 't', message: 'm' })
    await ann.call('irn_publish', { topic: 'u', message: 'm' })
    await bob.call('irn_subscribe', { topic: 'v' })
    assert.deepEqual(bob.messages(), [])
  })

  it('says what is wrong with a call', async () => {
    const ann = await join(relay.url, 'ann')
    assert.equal((await ann.call('irn_nonsense', {})).error.code, -32601)
    assert.equal((await ann.call('irn_publish', { topic: 't' })).error.code, -32602)
    assert.equal((await ann.call('irn_batchSubscribe', { topics: [1] })).error.code, -32602)
    ann.socket.send('not JSON')
    assert.equal((await ann.call('irn_subscribe', { topic: 't' })).error, undefined)
  })
})

describe('the switches of the relay', () => {
  /** @type {import('../../../dev/index.d.mts').DevRelay} */
  let relay
  beforeEach(async () => {
    relay = await startRelay()
  })
  afterEach(() => relay.stop())

  const refused = () => assert.rejects(join(relay.url, 'ann'))

  it('drops everyone for a while', async () => {
    const ann = await join(relay.url, 'ann')
    relay.drop(1_500)
    await once(ann.socket, 'close')
    await refused()
    assert.equal(relay.state().status, 'down')
    assert.ok(await comesTrue(() => relay.state().status === 'up'))
    await join(relay.url, 'ann')
  })

  it('restarts with or without the messages that wait', async () => {
    for (const forget of [false, true]) {
      const ann = await join(relay.url, 'ann')
      await ann.call('irn_publish', { topic: 't', message: 'm', ttl: 60 })
      relay.restart({ downMs: 30, forget })
      await once(ann.socket, 'close')
      assert.ok(await comesTrue(() => relay.state().status === 'up'))
      const name = `bob${forget}`
      const bob = await join(relay.url, name)
      const { result } = await bob.call('irn_fetchMessages', { topic: 't' })
      assert.equal(result.messages.length, forget ? 0 : 1)
    }
  })

  it('flaps so often', async () => {
    relay.flap({ upMs: 300, downMs: 150, times: 2 })
    for (const status of ['down', 'up', 'down', 'up']) {
      assert.ok(await comesTrue(() => relay.state().status === status), status)
    }
    await new Promise(resolve => setTimeout(resolve, 600)) // twice as long as it would stay up
    assert.equal(relay.state().status, 'up')
  })

  it('waits before every message', async () => {
    const ann = await join(relay.url, 'ann')
    relay.delay(100)
    const start = Date.now()
    await ann.call('irn_subscribe', { topic: 't' })
    assert.ok(Date.now() - start >= 195)
  })

  it('accepts sockets and stays silent', async () => {
    const ann = await join(relay.url, 'ann')
    relay.hang()
    const answer = ann.call('irn_subscribe', { topic: 't' })
    const nothing = new Promise(resolve => setTimeout(resolve, 80, 'nothing')) // an answer takes a few ms
    assert.equal(await Promise.race([answer, nothing]), 'nothing')
  })

  for (const [reason, text] of /** @type {const} */ ([
    ['origin', 'Unauthorized: origin not allowed'],
    ['key', 'Unauthorized: invalid key'],
    ['clock', 'JWT validation error: JWT Token is not yet valid'],
  ])) {
    it(`closes with the reason of the public relay: ${text}`, async () => {
      relay.refuse(reason)
      const socket = new WebSocket(relay.url)
      const [code, said] = await once(socket, 'close')
      assert.equal(code, 3000)
      assert.equal(String(said), text)
      relay.restore()
      await join(relay.url, 'ann')
    })
  }

  for (const status of /** @type {const} */ ([401, 403])) {
    it(`refuses with ${status}`, async () => {
      relay.refuse(status)
      const socket = new WebSocket(relay.url)
      const [error] = await once(socket, 'error')
      assert.match(String(error), new RegExp(`${status}`))
    })
  }

  it('refuses invalid switches', () => {
    const set = (/** @type {unknown} */ value) => () => relay.set(/** @type {never} */ (value))
    for (const wrong of [null, {}, { mode: 'explode' }, { mode: 'drop', ms: -1 }, { mode: 'drop', times: 1 }]) {
      assert.throws(set(wrong), TypeError)
    }
    assert.throws(set({ mode: 'refuse' }), /needs a reason/)
    assert.throws(set({ mode: 'refuse', reason: 'mood' }), TypeError)
    assert.equal(relay.state().status, 'up')
  })
})
