import assert from 'node:assert/strict'

import { eventually } from '../oracles/state.mjs'
import { announcement } from '../session.mjs'

const SIGNATURE = `0x${'11'.repeat(65)}`
const SIGNS = { personal_sign: SIGNATURE }

/** A page with sign-in whose visitor has connected a wallet. */
export async function begin(session, { wallet = SIGNS, siwx = {}, options = {}, stored } = {}) {
  await session.start(stored ? { stored } : {})
  await session.run('loadSiwx')
  await session.announce(announcement(wallet))
  await session.create(options, siwx ? { siwx } : {})
  await session.connect()
}

const isAsked = session => eventually(async () => assert.equal(await session.run('view'), 'SIWXSignMessage'))
const signButton = session => session.page.getByRole('button', { name: 'Sign', exact: true })

async function sign(session) {
  await isAsked(session)
  await signButton(session).click()
}

async function seeSnack(session) {
  const snack = session.page.locator('w3m-snack-bar .snack')
  await snack.waitFor()
  session.values.snack = (await snack.innerText()).trim()
}

/** The texts that the wallet was asked to sign. */
const signed = session =>
  session.page.evaluate(() =>
    window.harness.calls
      .filter(({ method }) => method === 'personal_sign')
      .map(({ params: [text] }) =>
        new TextDecoder().decode(Uint8Array.from(text.slice(2).match(/../g), pair => parseInt(pair, 16))),
      ),
  )

/** The site returns an invalid nonce. */
async function badNonce(session, { input }) {
  await begin(session, { siwx: { nonce: { value: input } } })
  await seeSnack(session)
  await sign(session)
  await session.rest()
  session.values.sessions = []
}

/** The wallet answers with something that is not a signature. */
async function badSignature(session, { input }) {
  await begin(session, { wallet: { personal_sign: input } })
  await sign(session)
  await seeSnack(session)
  await isAsked(session)
}

/** The site says of sessions what no site should. */
const badSessions = async (session, { input }) => begin(session, { siwx: { getSessions: input.getSessions } })

const fieldOf = (text, name) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1]

const CASES = {
  async 'SX-002'(session, { input }) {
    await begin(session, { siwx: { options: { resources: input.resources } } })
    await seeSnack(session)
    await sign(session)
  },
  'SX-003': badNonce,
  'SX-004': badNonce,
  'SX-005': badNonce,
  'SX-006': badNonce,
  'SX-007': badNonce,
  'SX-008': badNonce,
  async 'SX-009'(session) {
    const refuses = { personal_sign: { $throw: { code: 4001 } } }
    await begin(session, { wallet: refuses })
    for (let count = 1; count <= 2; count++) {
      await sign(session)
      await eventually(async () => assert.equal((await signed(session)).length, count))
      await seeSnack(session)
    }
    const texts = await signed(session)
    const { host, origin } = new URL(session.origin)
    for (const text of texts) {
      assert.ok(
        text.startsWith(
          `${host} wants you to sign in with your Ethereum account:\n0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045\n`,
        ),
      )
      assert.ok(fieldOf(text, 'URI').startsWith(origin))
      assert.equal(fieldOf(text, 'Chain ID'), '1')
    }
    session.values.domain = 'page host'
    session.values['nonce unique'] = 'nonce unique'
    assert.equal(new Set(texts.map(text => fieldOf(text, 'Nonce'))).size, 2)
  },
  async 'SX-010'(session, { input }) {
    await begin(session, { siwx: { fields: { expirationTime: input.expirationTime } } })
    await seeSnack(session)
    await sign(session)
  },
  async 'SX-011'(session, { input }) {
    const { issuedAt, notBefore } = input
    await begin(session, { siwx: { fields: { issuedAt, notBefore } } })
    await seeSnack(session)
    await sign(session)
  },
  'SX-013': badSignature,
  'SX-014': badSignature,
  'SX-015': badSignature,
  'SX-016': badSignature,
  'SX-017': badSignature,
  async 'SX-018'(session, { input }) {
    await badSignature(session, { input })
    session.values.retry = async () => {
      const before = await session.callCount('personal_sign')
      await sign(session)
      await eventually(async () => assert.equal(await session.callCount('personal_sign'), before + 1))
    }
  },
  async 'SX-019'(session, testCase) {
    await badSessions(session, testCase)
    await seeSnack(session)
  },
  async 'SX-020'(session, testCase) {
    const start = Date.now()
    await badSessions(session, testCase)
    await session.page.waitForFunction(
      () => window.harness.modal.getAccount('eip155').status === 'disconnected',
      null,
      {
        timeout: 30_000,
      },
    )
    session.timings.push(Date.now() - start)
  },
  'SX-021': badSessions,
  async 'SX-022'(session) {
    await begin(session, { siwx: { required: true } })
    await isAsked(session)
    await session.page.keyboard.press('Escape')
    await session.page.mouse.click(3, 3)
    assert.equal((await session.run('call', 'close')).value, false)
    session.values.then = {
      'cancel->disconnected': async () => {
        await session.page.getByRole('button', { name: 'Cancel', exact: true }).click()
        await eventually(async () => assert.equal(await session.status(), 'disconnected'))
      },
    }
  },
  async 'SX-023'(session) {
    await session.start()
    const error = await session.create({ siweConfig: {}, siwx: {} })
    session.rejections.push(error?.message)
    await session.create({})
  },
  async 'SX-024'(session, { input }) {
    const data = {
      accountAddress: input.sessions_for,
      chainId: 'eip155:1',
      domain: 'a',
      uri: 'b',
      version: '1',
      nonce: 'abcdefgh',
    }
    const sessions = JSON.stringify([{ data, message: '', signature: '' }])
    await begin(session, { siwx: { required: true }, stored: { '@appkit/siwx': sessions } })
    await eventually(async () => assert.equal(await session.status(), 'connected'))
  },
  async 'SX-025'(session) {
    await begin(session, { wallet: { personal_sign: { $after: [300, SIGNATURE] } } })
    await isAsked(session)
    await signButton(session).dblclick({ delay: 1 })
    await eventually(async () => assert.equal(await session.run('isOpen'), false))
  },
  async 'SX-026'(session) {
    await session.start()
    await session.announce(announcement(SIGNS))
    await session.create()
    await session.connect()
    for (const name of ['signIn', 'signOut']) session.rejections.push((await session.run('call', name)).error?.message)
  },
  async 'SX-027'(session, { input }) {
    const granted = { pci: 'granted', expiry: 4_000_000_000, permissions: [{ type: 'x', data: {} }, null], policies: 7 }
    let reply = input
    session.services.http = (request, { pathname }) => {
      if (!pathname.startsWith('/v1/sessions/')) return undefined
      return request.method() === 'POST' ? { body: '' } : { body: JSON.stringify(reply) }
    }
    await session.withAccount()
    const listed = async () => (await session.run('call', 'getSmartSessions')).value
    assert.deepEqual(await listed(), [])
    reply = { pcis: [...input.sessions, granted, { ...granted, pci: '../x' }, { ...granted, expiry: '1' }] }
    const [one, ...others] = await listed()
    assert.deepEqual([one.pci, one.permissions, one.policies], ['granted', [{ type: 'x', data: {} }], []])
    assert.deepEqual(others, [])
    const [{ pci }] = input.sessions
    for (const id of [pci, '../../x?y#z'])
      assert.equal(
        (await session.run('call', 'revokeSmartSession', { pci: id, signature: SIGNATURE })).error,
        undefined,
      )
    const revoked = session.requests.filter(({ method, url }) => method === 'POST' && url.includes('/v1/sessions/'))
    const account = encodeURIComponent('eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')
    for (const { url } of revoked) assert.equal(new URL(url).pathname, `/v1/sessions/${account}/revoke`)
    assert.deepEqual(
      revoked.map(({ body }) => JSON.parse(body)),
      [pci, '../../x?y#z'].map(id => ({ pci: id, signature: SIGNATURE })),
    )
  },
}

/** The driver of a case of sign-in. */
export const siwx = ({ id }) => CASES[id]
