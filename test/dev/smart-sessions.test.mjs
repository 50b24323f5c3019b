import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withStack } from './with-stack.mjs'

const { ask, askJson, stack } = withStack()

const body = (/** @type {object} */ value) => ({ method: 'POST', body: JSON.stringify(value) })
const later = Math.floor(Date.now() / 1000) + 3600
const terms = {
  expiry: later,
  signer: { type: 'key', data: {} },
  permissions: [{ type: 'native-token-transfer', data: { allowance: '0x1' } }],
  policies: [],
}

describe('what a wallet has permitted', () => {
  /** The path of an account of the stack. @param {number} index */
  const pathOf = index => `/v1/sessions/${encodeURIComponent(`eip155:31337:${stack().accounts[index]?.address}`)}`

  it('is granted, activated, listed and revoked, for one account alone', async () => {
    const path = pathOf(0)
    const { pci, key } = await askJson(`${path}?projectId=p&v=2`, body(terms))
    assert.match(key.publicKey, /^0x04[\da-f]{128}$/)
    const list = async () => (await askJson(`${path}?projectId=p`)).pcis
    assert.deepEqual(
      (await list()).map(({ pci, expiry, context, revokedAt }) => ({ pci, expiry, context, revokedAt })),
      [{ pci, expiry: later, context: null, revokedAt: null }],
    )
    assert.equal((await ask(`${path}/activate?projectId=p`, body({ pci, context: '0xab' }))).status, 200)
    assert.equal((await askJson(`${path}/getcontext?projectId=p&pci=${pci}`)).context, '0xab')
    const revoked = await ask(`${path}/revoke?projectId=p`, body({ pci, signature: '0x' }))
    assert.deepEqual([revoked.status, await revoked.text()], [200, ''])
    assert.ok((await list())[0].revokedAt > 0)
    assert.deepEqual((await askJson(`${pathOf(1)}?projectId=p`)).pcis, [])
  })

  it('is forgotten when the stack is reset', async () => {
    const path = `${pathOf(3)}?projectId=p`
    await ask(path, body(terms))
    assert.equal((await askJson(path)).pcis.length, 1)
    await ask('/__dev/reset', { method: 'POST' })
    assert.deepEqual((await askJson(path)).pcis, [])
  })

  it('is refused where it makes no sense', async () => {
    const path = pathOf(2)
    const status = async (/** @type {string} */ to, /** @type {object} */ value) =>
      (await ask(`${to}?projectId=p`, body(value))).status
    assert.equal(await status(path, { ...terms, expiry: 1 }), 400)
    assert.equal(await status(path, { ...terms, permissions: [null] }), 400)
    assert.equal(await status(`${path}/revoke`, { pci: 'unknown' }), 404)
    assert.equal((await ask('/v1/sessions/nobody?projectId=p')).status, 400)
    assert.equal((await ask(path)).status, 401)
  })
})
