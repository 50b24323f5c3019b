// The endpoint of the guide to services of one's own, word for word but for its addresses.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'

import { PROJECT, scripts } from './recipe-code.mjs'

const CHAIN = 'eip155:8453'
const LISTENS = /^createServer\(([\s\S]*)\)\.listen\(8080\)$/m

/** What the upstream endpoint was sent, and what it answers with. */
const seen = []
let answer = { status: 200, headers: {}, body: '{"jsonrpc":"2.0","id":1,"result":"0x2105"}' }

const upstream = createServer(async (request, response) => {
  seen.push(await text(request))
  response.writeHead(answer.status, answer.headers).end(answer.body)
})
/** @type {import('node:http').Server} */
let proxy
let url = ''

/** @param {import('node:http').Server} server */
async function listen(server) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

before(async () => {
  const [code = ''] = scripts['docs-services'] ?? []
  assert.match(code, LISTENS)
  const local = code
    .replace('https://base.example.com/KEY', await listen(upstream))
    .replace(LISTENS, 'export const server = createServer($1)')
  const folder = join(PROJECT, '.tmp/guide')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'own-service.mjs'), local)
  proxy = (await import(pathToFileURL(join(folder, 'own-service.mjs')).href)).server
  url = await listen(proxy)
})
after(() => {
  for (const server of [proxy, upstream]) {
    server?.close()
    server?.closeAllConnections()
  }
})

/** @param {string} path @param {RequestInit} [init] */
const ask = (path, init) => fetch(`${url}${path}`, { method: 'POST', body: '{"id":1}', ...init })
const CALL = `/v1/?chainId=${CHAIN}&projectId=p`

describe('the endpoint of the guide to services', () => {
  it('passes a call on, and its reply back', async () => {
    const reply = await ask(CALL)
    assert.equal(reply.status, 200)
    assert.equal(reply.headers.get('access-control-allow-origin'), 'https://www.example.com')
    assert.equal(await reply.text(), answer.body)
    assert.deepEqual(seen, ['{"id":1}'])
  })

  it('passes on that there were too many calls, and for how long', async () => {
    answer = { status: 429, headers: { 'retry-after': '7' }, body: '' }
    const reply = await ask(CALL)
    assert.equal(reply.status, 429)
    assert.equal(reply.headers.get('retry-after'), '7')
    assert.match(reply.headers.get('access-control-expose-headers') ?? '', /retry-after/)
  })

  it('serves no other path, method or network', async () => {
    const before = seen.length
    assert.equal((await ask('/v2/')).status, 404)
    assert.equal((await ask(CALL, { method: 'GET', body: null })).status, 404)
    assert.equal((await ask('/v1/?chainId=eip155:1')).status, 400)
    assert.equal((await ask(CALL, { method: 'OPTIONS', body: null })).status, 204)
    assert.equal(seen.length, before)
  })

  it('answers when its upstream is away', async () => {
    upstream.close()
    upstream.closeAllConnections()
    assert.equal((await ask(CALL)).status, 503)
  })
})
