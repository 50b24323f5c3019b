import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withStack } from './with-stack.mjs'

const { ask, askJson, post, stack } = withStack()
const one = '/v1?chainId=eip155:31337&projectId=p'
const two = '/v1/?chainId=eip155:31338&projectId=p'

/** @param {string} method @param {unknown[]} [params] @param {unknown} [id] */
const call = (method, params = [], id = '1') => ({ jsonrpc: '2.0', id, method, params })

describe('the JSON-RPC proxy', () => {
  it('reaches each chain, with or without a slash at the end', async () => {
    assert.deepEqual(await (await post(one, call('eth_chainId'))).json(), { jsonrpc: '2.0', id: '1', result: '0x7a69' })
    assert.deepEqual(await (await post(two, call('eth_chainId'))).json(), { jsonrpc: '2.0', id: '1', result: '0x7a6a' })
  })

  it('accepts a body declared as text', async () => {
    const response = await post(one, JSON.stringify(call('eth_blockNumber')), { 'content-type': 'text/plain' })
    assert.match((await response.json()).result, /^0x/)
  })

  it('answers a batch', async () => {
    const answers = await (await post(one, [call('eth_chainId', [], 1), call('eth_nope', [], 2)])).json()
    assert.equal(answers.length, 2)
    assert.equal(answers.find((/** @type {any} */ entry) => entry.id === 1).result, '0x7a69')
    assert.equal(answers.find((/** @type {any} */ entry) => entry.id === 2).error.code, -32601)
  })

  it('lists the chains it serves, for everyone', async () => {
    const { http, ws } = await askJson('/v1/supported-chains')
    assert.deepEqual(http.slice(0, 2), ['eip155:31337', 'eip155:31338'])
    assert.equal(http.filter((/** @type {string} */ id) => id.startsWith('solana:')).length, 3)
    assert.deepEqual(ws, [])
  })

  for (const chainId of ['eip155:1', '31337', 'solana:x', '__proto__']) {
    it(`refuses the chain ${chainId}`, async () => {
      const response = await post(`/v1?chainId=${chainId}&projectId=p`, call('eth_chainId'))
      assert.equal(response.status, 400)
      const { status, reasons } = await response.json()
      assert.equal(status, 'FAILED')
      assert.equal(reasons[0].field, 'chainId')
    })
  }

  it('needs a chain, a project id and JSON', async () => {
    assert.equal((await post('/v1?projectId=p', call('eth_chainId'))).status, 400)
    assert.equal((await post('/v1?chainId=eip155:31337', call('eth_chainId'))).status, 401)
    assert.equal((await post(one, '{"jsonrpc"')).status, 400)
    assert.equal((await post(one, '')).status, 400)
    assert.equal((await post(one, '7')).status, 422)
    assert.equal((await ask(one)).status, 404)
  })

  it('answers 503 for a chain that is down, while the other keeps working', async () => {
    await stack().evm[1]?.stop()
    const response = await post(two, call('eth_chainId'))
    assert.equal(response.status, 503)
    assert.equal((await response.json()).reasons[0].field, 'chainId')
    assert.equal((await post(one, call('eth_chainId'))).status, 200)
  })
})
