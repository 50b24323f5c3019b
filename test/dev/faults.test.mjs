import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withStack } from './with-stack.mjs'

const { ask, askJson, post, stack } = withStack()
const list = '/getWallets?projectId=p&entries=2'
const rpc = '/v1?chainId=eip155:31337&projectId=p'

/** @param {import('../../dev/index.d.mts').DevFault} fault */
const set = fault => stack().api.faults.set(fault)

describe('fault modes', () => {
  it('slow: answers truly, later', async () => {
    set({ mode: 'slow', delayMs: 150 })
    const started = performance.now()
    assert.equal((await askJson(list)).count, 600)
    assert.ok(performance.now() - started >= 140)
  })

  it('fail: the error shape, a plain text, or what is given', async () => {
    set({ mode: 'fail', route: 'GET /getWallets' })
    const plain = await ask(list)
    assert.equal(plain.status, 500)
    assert.equal(await plain.text(), 'Internal server error')
    set({ mode: 'fail', status: 503, reason: { field: 'chainId', description: 'down' } })
    assert.deepEqual(await askJson(list), { status: 'FAILED', reasons: [{ field: 'chainId', description: 'down' }] })
    set({ mode: 'fail', status: 400, body: { code: 'X', message: 'y' } })
    const given = await ask(list)
    assert.equal(given.status, 400)
    assert.deepEqual(await given.json(), { code: 'X', message: 'y' })
  })

  it('rate-limit: 429 that says when to come back', async () => {
    set({ mode: 'rate-limit', retryAfterS: 7 })
    const response = await ask(list)
    assert.equal(response.status, 429)
    assert.equal(response.headers.get('retry-after'), '7')
    assert.equal((await response.json()).reasons[0].field, 'rate_limited')
  })

  it('hang: no answer until the caller gives up', async () => {
    set({ mode: 'hang' })
    await assert.rejects(ask(list, { signal: AbortSignal.timeout(150) }), { name: 'TimeoutError' })
  })

  it('drop and cut: the connection breaks', async () => {
    set({ mode: 'drop' })
    await assert.rejects(ask(list), TypeError)
    set({ mode: 'cut' })
    const response = await ask(list)
    assert.equal(response.status, 200)
    await assert.rejects(response.text(), TypeError)
  })

  it('empty, html and malformed: 200 that cannot be parsed', async () => {
    for (const mode of /** @type {const} */ (['empty', 'html', 'malformed'])) {
      set({ mode })
      const response = await ask(list)
      assert.equal(response.status, 200)
      await assert.rejects(response.json(), SyntaxError)
    }
    set({ mode: 'html' })
    assert.match((await ask(list)).headers.get('content-type') ?? '', /text\/html/)
  })

  it('wrong-types: the true keys with other types', async () => {
    set({ mode: 'wrong-types' })
    const twisted = await askJson(list)
    assert.equal(typeof twisted.count, 'string')
    assert.ok(!Array.isArray(twisted.data))
    assert.equal(typeof twisted.data.item0.name, 'number')
    assert.equal(await askJson('/public/getTokenImage/X?projectId=p'), 42)
  })

  it('huge: as many bytes as requested', async () => {
    set({ mode: 'huge', bytes: 3_000_000 })
    assert.equal((await (await ask(list)).text()).length, 3_000_000)
  })

  it('body: exactly this', async () => {
    set({ mode: 'body', body: { data: [{ id: 'x', name: '<b>' }], count: 1 }, headers: { 'x-test': '1' } })
    const response = await ask(list)
    assert.equal(response.headers.get('x-test'), '1')
    assert.deepEqual(await response.json(), { data: [{ id: 'x', name: '<b>' }], count: 1 })
  })

  it('rpc-result and rpc-error: only the calls that are meant', async () => {
    const batch = [
      { jsonrpc: '2.0', id: 1, method: 'eth_chainId' },
      { jsonrpc: '2.0', id: 2, method: 'eth_blockNumber' },
    ]
    set({ mode: 'rpc-result', rpcMethod: 'eth_blockNumber', result: '0xZZ' })
    const mixed = await (await post(rpc, batch)).json()
    assert.equal(mixed.find((/** @type {any} */ entry) => entry.id === 1).result, '0x7a69')
    assert.equal(mixed.find((/** @type {any} */ entry) => entry.id === 2).result, '0xZZ')
    assert.equal((await (await post(rpc, batch[1])).json()).result, '0xZZ')
    assert.equal((await (await post(rpc, batch[0])).json()).result, '0x7a69')
    set({ mode: 'rpc-error', rpcMethod: 'eth_chainId', error: { code: -32000, message: 'no' } })
    assert.deepEqual((await (await post(rpc, batch[0])).json()).error, { code: -32000, message: 'no' })
  })
})

describe('fault rules', () => {
  it('meet only their route, method and chain', async () => {
    set({ mode: 'fail', route: 'POST /getWallets' })
    set({ mode: 'fail', route: '/getWalletImage/:id' })
    set({ mode: 'fail', chainId: 'eip155:31338' })
    assert.equal((await ask(list)).status, 200)
    assert.equal((await ask('/getWalletImage/x?projectId=p')).status, 500)
    assert.equal((await post(rpc, { id: 1, method: 'eth_chainId' })).status, 200)
    assert.equal((await post(rpc.replace('31337', '31338'), { id: 1, method: 'eth_chainId' })).status, 500)
    set({ mode: 'fail', route: '* /appkit/*' })
    assert.equal((await ask('/appkit/v1/config?projectId=p')).status, 500)
  })

  it('end after their number of times, and the one before shows again', async () => {
    set({ mode: 'fail', status: 503 })
    set({ mode: 'rate-limit', times: 2 })
    const statuses = []
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await ask(list)).status)
    assert.deepEqual(statuses, [429, 429, 503, 503])
  })

  it('can be listed and cleared, one or all', async () => {
    const first = set({ mode: 'fail' })
    set({ mode: 'hang' })
    assert.deepEqual(
      stack()
        .api.faults.list()
        .map(fault => fault.mode),
      ['hang', 'fail'],
    )
    stack().api.faults.clear(first)
    assert.equal(stack().api.faults.list().length, 1)
    stack().api.faults.clear()
    assert.equal((await ask(list)).status, 200)
  })

  it('can be set and cleared over HTTP, and never stop that', async () => {
    const response = await post('/__dev/faults', { mode: 'fail', times: 5 })
    const { id } = await response.json()
    assert.equal((await ask(list)).status, 500)
    const [rule] = await askJson('/__dev/faults')
    assert.equal(rule.id, id)
    assert.equal(rule.hits, 1)
    assert.equal((await ask(`/__dev/faults?id=${id}`, { method: 'DELETE' })).status, 204)
    assert.equal((await ask(list)).status, 200)
    await post('/__dev/faults', { mode: 'drop' })
    assert.equal((await ask('/__dev/faults', { method: 'DELETE' })).status, 204)
    assert.equal((await ask(list)).status, 200)
  })

  const refused = [
    ...[{}, { mode: 'nope' }, { mode: 'fail', times: '2' }, { mode: 'slow', delay: 5 }, [], null],
    // What never matches, or cannot be sent.
    ...['getWallets', 'GET getWallets', 'FETCH /getWallets', ''].map(route => ({ mode: 'fail', route })),
    ...[99, 204.5, 600].map(status => ({ mode: 'fail', status })),
  ]
  for (const fault of refused) {
    it(`refuse ${JSON.stringify(fault)}`, async () => {
      const response = await post('/__dev/faults', fault)
      assert.equal(response.status, 400)
      assert.equal(typeof (await response.json()).error, 'string')
      assert.equal((await ask(list)).status, 200)
    })
  }

  it('leave preflights alone', async () => {
    set({ mode: 'drop' })
    assert.equal((await ask('/getWallets', { method: 'OPTIONS' })).status, 204)
  })
})
