// The servers of the guide to sign-in, word for word.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'

import { privateKeyToAccount } from 'viem/accounts'

import { formatSignInMessage } from '../../dist/siwx/server.js'
import { PROJECT } from './recipe-code.mjs'

const GUIDE = readFileSync(join(PROJECT, 'docs/sign-in.md'), 'utf8')
/** Most lines of a server that people are asked to copy. */
const MOST_LINES = 50
const URL_OF_SITE = 'https://app.example/sign-in'
const account = privateKeyToAccount(`0x${'21'.repeat(32)}`)

/** The code below a heading of the guide. @param {string} heading */
function codeBelow(heading) {
  const code = new RegExp(`^### ${heading}\\n\\n\`\`\`js\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(GUIDE)?.[1]
  assert.ok(code, `there is no code below ${heading}`)
  return code
}

/** A chain without contracts, in place of the public one. @returns {Promise<string>} its URL */
async function startChain() {
  const server = createServer(async (request, response) => {
    const { id } = JSON.parse(await text(request))
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ jsonrpc: '2.0', id, result: '0x' }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => server.close())
  return `http://127.0.0.1:${server.address().port}`
}

/** Runs the code below a heading as a module of a site that has installed the package. @param {string} heading */
async function load(heading) {
  const folder = join(PROJECT, '.tmp/guide')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${heading.split(/\W/)[0]}.mjs`)
  writeFileSync(file, codeBelow(heading).replace('http()', `http('${await startChain()}')`))
  return import(pathToFileURL(file).href)
}

/** @type {(() => unknown)[]} */
const ends = []
after(() => Promise.all(ends.map(end => end())))

/** How each server is asked; all of them in the web's own requests and answers. */
const SERVERS = {
  async Express() {
    const { app } = await load('Express')
    const server = app.listen(0, '127.0.0.1')
    await new Promise(resolve => server.once('listening', resolve))
    ends.push(() => server.close())
    return request => fetch(new Request(`http://127.0.0.1:${server.address().port}/sign-in`, request))
  },
  async 'Next.js route handlers'() {
    const handlers = await load('Next.js route handlers')
    return request => handlers[request.method](request)
  },
  async Hono() {
    const { app } = await load('Hono')
    return request => app.fetch(request)
  },
}

/** A visitor who keeps cookies. @param {(request: Request) => Promise<Response>} ask */
function visitor(ask) {
  let cookie = ''
  /** @param {unknown} [body] @param {string} [method] */
  return async (body, method = body === undefined ? 'GET' : 'POST') => {
    const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) }
    const answer = await ask(
      new Request(URL_OF_SITE, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
    )
    const set = answer.headers.get('set-cookie')
    if (set) {
      assert.match(set, /HttpOnly/)
      assert.match(set, /Secure/)
      assert.match(set, /SameSite=Strict/i)
      cookie = set.split(';')[0] ?? ''
    }
    return { status: answer.status, body: await answer.json(), cookie }
  }
}

/** @param {string} nonce @param {string} [domain] */
async function signed(nonce, domain = 'app.example') {
  const message = formatSignInMessage({
    accountAddress: account.address,
    chainId: 'eip155:1',
    domain,
    uri: `https://${domain}`,
    version: '1',
    nonce,
    issuedAt: new Date().toISOString(),
  })
  return { message, signature: await account.signMessage({ message }) }
}

for (const [name, start] of Object.entries(SERVERS))
  describe(`the server of the guide: ${name}`, async () => {
    const ask = await start()

    it(`has at most ${MOST_LINES} lines`, () => {
      assert.ok(codeBelow(name).trim().split('\n').length <= MOST_LINES)
    })

    it('signs a visitor in, and remembers it', async () => {
      const visit = visitor(ask)
      const { body } = await visit()
      const signedIn = await visit(await signed(body.nonce))
      assert.deepEqual([signedIn.status, signedIn.body], [200, { address: account.address, chainId: 'eip155:1' }])
      for (let time = 0; time < 2; time++) assert.deepEqual((await visit()).body.account, signedIn.body)
      await visit({ message: 7, signature: null })
      assert.deepEqual((await visit()).body.account, signedIn.body)
    })

    it('forgets a visitor who signs out', async () => {
      const visit = visitor(ask)
      await visit(await signed((await visit()).body.nonce))
      assert.equal((await visit(undefined, 'DELETE')).status, 200)
      assert.equal((await visit()).body.account, null)
    })

    it('accepts a nonce once, and none that it did not issue to this visitor', async () => {
      const [mine, other] = [visitor(ask), visitor(ask)]
      const { nonce } = (await mine()).body
      const answer = await signed(nonce)
      await other()
      assert.deepEqual((await other(answer)).body, { error: 'SIGN_IN_NONCE_MISMATCH' })
      assert.equal((await mine(answer)).status, 200)
      const again = await mine(answer)
      assert.deepEqual([again.status, again.body], [401, { error: 'SIGN_IN_NONCE_MISMATCH' }])
    })

    it('refuses a message for another domain, a forged signature and nonsense', async () => {
      const visit = visitor(ask)
      const nonce = async () => (await visit()).body.nonce
      assert.equal((await visit(await signed(await nonce(), 'evil.example'))).body.error, 'SIGN_IN_DOMAIN_MISMATCH')
      const { message } = await signed(await nonce())
      assert.equal((await visit({ message, signature: '0x12' })).body.error, 'SIGN_IN_SIGNATURE_INVALID')
      await nonce()
      assert.equal((await visit({ message: 7, signature: null })).body.error, 'SIGN_IN_MESSAGE_INVALID')
      assert.equal((await visit()).body.account, null)
    })

    it('gives a visitor a new id on sign-in', async () => {
      const visit = visitor(ask)
      const { body, cookie } = await visit()
      assert.notEqual((await visit(await signed(body.nonce))).cookie, cookie)
    })
  })
