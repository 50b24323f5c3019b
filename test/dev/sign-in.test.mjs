import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'

import { withStack } from './with-stack.mjs'

const { ask, askJson, post, stack } = withStack()

const ORIGIN = 'http://shop.example'

/** Signs in with the first account; resolves to the token of the session. */
async function signIn() {
  const { nonce, token } = await askJson('/auth/v1/nonce?projectId=p')
  const signer = privateKeyToAccount(stack().accounts[0].privateKey)
  const message = createSiweMessage({
    ...{ address: signer.address, chainId: 31337, nonce, version: '1' },
    ...{ domain: new URL(ORIGIN).host, uri: ORIGIN },
  })
  const body = { message, signature: await signer.signMessage({ message }) }
  const headers = { 'x-nonce-jwt': `Bearer ${token}`, origin: ORIGIN }
  return (await (await post('/auth/v1/authenticate?projectId=p', body, headers)).json()).token
}

/** @param {string} token */
const me = token => ask('/auth/v1/me?projectId=p', { headers: { authorization: `Bearer ${token}` } })
const reset = () => ask('/__dev/reset', { method: 'POST' })

describe('the hosted sign-in', () => {
  it('knows who is signed in, until they sign out', async () => {
    const token = await signIn()
    assert.equal((await (await me(token)).json()).address, stack().accounts[0].address)
    await post('/auth/v1/sign-out?projectId=p', {}, { authorization: `Bearer ${token}` })
    assert.equal((await me(token)).status, 401)
  })

  it('forgets sessions and nonces when the stack is reset', async () => {
    const session = await signIn()
    const { token } = await askJson('/auth/v1/nonce?projectId=p')
    await reset()
    assert.equal((await me(session)).status, 401)
    const refused = await post('/auth/v1/authenticate?projectId=p', {}, { 'x-nonce-jwt': `Bearer ${token}` })
    assert.deepEqual([refused.status, await refused.text()], [401, 'The nonce is not known.'])
  })
})
