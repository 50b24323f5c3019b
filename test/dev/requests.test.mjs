import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { RequestLog } from '../../dev/api/log.mjs'
import { comesTrue } from '../support/comes-true.mjs'
import { withStack } from './with-stack.mjs'

describe('the request log', () => {
  const { ask, askJson, post, stack } = withStack()

  it('records requests and their outcomes', async () => {
    const before = Date.now()
    await ask('/getWallets?projectId=p&search=as')
    await post('/e?projectId=p', { a: 1 })
    await ask('/nowhere')
    const [first, second, third] = stack().api.requests()
    assert.equal(first?.method, 'GET')
    assert.equal(first?.path, '/getWallets')
    assert.deepEqual(first?.query, { projectId: 'p', search: 'as' })
    assert.equal(first?.body, null)
    assert.equal(first?.status, 200)
    assert.ok(Number(first?.at) >= before)
    assert.deepEqual(second?.body, { a: 1 })
    assert.equal(third?.status, 404)
  })

  it('can be read and cleared over HTTP, for one route or all', async () => {
    await ask('/getWallets?projectId=p')
    await ask('/appkit/v1/config?projectId=p')
    assert.equal((await askJson('/__dev/requests')).length, 2)
    const only = await askJson(`/__dev/requests?route=${encodeURIComponent('GET /getWallets')}`)
    assert.deepEqual(
      only.map((/** @type {any} */ entry) => entry.path),
      ['/getWallets'],
    )
    assert.equal((await ask('/__dev/requests', { method: 'DELETE' })).status, 204)
    assert.deepEqual(await askJson('/__dev/requests'), [])
  })

  it('reports which requests were given up', async () => {
    stack().api.faults.set({ mode: 'slow', delayMs: 2_000 })
    await assert.rejects(ask('/getWallets?projectId=p', { signal: AbortSignal.timeout(80) }))
    assert.ok(await comesTrue(() => stack().api.requests()[0]?.aborted === true))
  })

  it('can be cleared from code', async () => {
    await ask('/getWallets?projectId=p')
    stack().api.clear()
    assert.deepEqual(stack().api.requests(), [])
  })

  it('is bounded in number and in length', () => {
    const log = new RequestLog()
    const request = { method: 'GET', url: new URL('http://x/y'), headers: {}, parsed: undefined }
    for (let turn = 0; turn < 1_200; turn += 1) log.add({ ...request, body: `${turn}` })
    const kept = log.list()
    assert.equal(kept.length, 1_000)
    assert.equal(kept[0]?.body, '200')
    log.add({ ...request, body: 'x'.repeat(100_000) })
    assert.ok(String(log.list().at(-1)?.body).length < 66_000)
  })
})
