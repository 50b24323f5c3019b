import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { toHex } from 'viem'
import { comesTrue } from '../../support/comes-true.mjs'
import { createPair } from './page-side.mjs'

describe('what the wallet decides', () => {
  /** @type {Awaited<ReturnType<typeof createPair>>} */
  let pair
  beforeEach(async () => {
    pair = await createPair({ rpcUrls: { 31337: '', 31338: '' } })
  })
  afterEach(() => pair.stop())

  const sign = () => pair.page.request('personal_sign', [toHex('hello'), pair.wallet.accounts[0]?.eip155])

  it('refuses a session', async () => {
    pair.wallet.rules.reject('session_proposal')
    await assert.rejects(pair.connect(), { code: 5000, message: 'User rejected.' })
    assert.deepEqual(pair.wallet.sessions(), [])
  })

  it('refuses a session with its own message', async () => {
    pair.wallet.rules.hang()
    const { uri, session } = await pair.page.connect()
    await pair.wallet.pair(uri)
    const ask = await pair.wallet.nextAsk('session_proposal')
    assert.equal(ask.peer.name, 'Test page')
    await pair.wallet.reject({ id: ask.id, code: 4001, message: 'Not today' })
    await assert.rejects(session, { code: 4001, message: 'Not today' })
    await assert.rejects(pair.wallet.approve(), /Nothing waits/)
  })

  it('grants fewer chains and accounts', async () => {
    pair.wallet.rules.hang()
    const asked = { eip155: { chains: ['eip155:31337', 'eip155:31338'], methods: ['personal_sign'], events: [] } }
    const { uri, session } = await pair.page.connect(asked)
    await pair.wallet.pair(uri)
    await pair.wallet.nextAsk()
    await pair.wallet.approve({ chains: ['eip155:31338'], accounts: [2] })
    const { namespaces } = (await session) ?? assert.fail('no session')
    assert.deepEqual(namespaces.eip155?.accounts, [`eip155:31338:${pair.wallet.accounts[2]?.eip155}`])
  })

  it('refuses automatically when the page requests no chain that it knows', async () => {
    const asked = { eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: [] } }
    await assert.rejects(pair.connect(asked), { code: 5100 })
    assert.match(pair.wallet.state().error, /no chain/)
    assert.deepEqual(pair.wallet.pending(), [])
  })

  it('approves the next session after one that it could not', async () => {
    pair.wallet.rules.hang()
    const asked = { eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: [] } }
    const first = await pair.page.connect(asked)
    const refused = assert.rejects(first.session, { code: 5100 })
    await pair.wallet.pair(first.uri)
    await pair.wallet.nextAsk('session_proposal')
    await assert.rejects(pair.wallet.approve(), /no chain/)
    await refused
    const second = await pair.page.connect()
    await pair.wallet.pair(second.uri)
    await pair.wallet.nextAsk('session_proposal')
    await pair.wallet.approve()
    assert.ok((await second.session)?.topic)
  })

  it('refuses, fails, answers wrongly and late, as scripted', async () => {
    await pair.connect()
    pair.wallet.rules.reject('personal_sign')
    await assert.rejects(sign(), { code: 5000 })
    pair.wallet.rules.fail('personal_sign', { code: -32603, message: 'Broken', data: { why: 'test' } })
    await assert.rejects(sign(), { code: -32603, message: 'Broken' })
    for (const value of [null, '', 0, false, { odd: true }]) {
      pair.wallet.rules.answer('personal_sign', value)
      assert.deepEqual(await sign(), value)
    }
    pair.wallet.rules.clear()
    pair.wallet.rules.delay(150)
    const start = Date.now()
    assert.match(await sign(), /^0x/)
    assert.ok(Date.now() - start >= 150)
    assert.equal(pair.wallet.calls('personal_sign').length, 8)
  })

  it('keeps a request open until a decision', async () => {
    await pair.connect()
    pair.wallet.rules.hang('personal_sign')
    const signature = sign()
    const ask = await pair.wallet.nextAsk('personal_sign')
    assert.equal(ask.caipNetworkId, 'eip155:31337')
    pair.wallet.rules.approve('personal_sign')
    assert.match(await signature, /^0x/)
    assert.deepEqual(pair.wallet.pending(), [])
  })

  it('refuses accounts that it does not hold', async () => {
    await pair.connect()
    const stranger = '0x000000000000000000000000000000000000dEaD'
    await assert.rejects(pair.page.request('personal_sign', [toHex('x'), stranger]), { code: 4100 })
  })

  it('ends an expired session on both sides', async () => {
    pair.wallet.rules.hang()
    const { uri, session } = await pair.page.connect()
    await pair.wallet.pair(uri)
    await pair.wallet.nextAsk()
    await pair.wallet.approve({ expiresInS: 2 })
    const expiry = (await session)?.expiry ?? 0
    assert.ok(expiry * 1000 - Date.now() <= 2_000)
    const ended = new Set()
    pair.wallet.on('expire', () => ended.add('wallet'))
    pair.page.provider.client.on('session_expire', () => ended.add('page'))
    // The clients look at their clocks every five seconds.
    assert.ok(await comesTrue(() => ended.size === 2, 12_000))
    assert.deepEqual(pair.wallet.sessions(), [])
  })

  it('prolongs a session', async () => {
    await pair.connect()
    const before = pair.wallet.sessions()[0]?.expiresAt ?? 0
    const second = () => Math.floor(Date.now() / 1000) // in which sessions count their time
    const started = second()
    await comesTrue(() => second() > started)
    await pair.wallet.extend()
    assert.ok((pair.wallet.sessions()[0]?.expiresAt ?? 0) > before)
    assert.ok(await comesTrue(() => (pair.page.provider.client.session.getAll()[0]?.expiry ?? 0) * 1000 > before))
  })

  it('refuses invalid and used links', async () => {
    await assert.rejects(pair.wallet.pair('https://example.com'))
    const { uri, session } = await pair.page.connect()
    await pair.wallet.pair(uri)
    await session
    await assert.rejects(pair.wallet.pair(uri), /already exists/i)
  })
})

describe('an invalid wallet', () => {
  it('is refused', async () => {
    const { createWalletPeer } = await import('../../../dev/index.mjs')
    const relayUrl = 'ws://127.0.0.1:1'
    assert.throws(() => createWalletPeer({ relayUrl, accounts: [] }), TypeError)
    assert.throws(() => createWalletPeer({ relayUrl, accounts: ['0x12'] }), TypeError)
    assert.throws(() => createWalletPeer({ relayUrl, rpcUrls: { 1: 'https://node.example.com' } }), /this machine/)
    assert.throws(() => createWalletPeer({ relayUrl, rpcUrls: { 'near:mainnet': '' } }), TypeError)
  })
})
