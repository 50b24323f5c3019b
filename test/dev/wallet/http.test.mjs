import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { toHex, verifyMessage } from 'viem'
import { createTestWalletConnectWallet } from '../../../dist/testing/index.js'
import { comesTrue } from '../../support/comes-true.mjs'
import { withStack } from '../with-stack.mjs'
import { anyPorts, createPage, everyFamily } from './page-side.mjs'

describe('the wallet of a stack over HTTP', () => {
  const { ask, askJson, post, stack } = withStack({ wallets: 1, ports: anyPorts })
  /** @type {Awaited<ReturnType<typeof createPage>>} */
  let page
  /** @type {ReturnType<typeof createTestWalletConnectWallet>} */
  let wallet
  before(async () => {
    page = await createPage(stack().relay.url)
    wallet = createTestWalletConnectWallet({ devUrl: stack().api.url })
  })
  after(() => page.stop())

  it('is reported by the stack, and has a page under a strict policy', async () => {
    const info = await askJson('/__dev/info')
    assert.equal(info.relay.url, stack().relay.url)
    assert.equal(info.wallet.url, stack().wallet.url)
    for (const path of ['/__dev/wallet/', '/__dev/wallet/wc?uri=wc%3Ax']) {
      const reply = await ask(path)
      assert.equal(reply.status, 200)
      assert.match(reply.headers.get('content-security-policy') ?? '', /default-src 'none'; script-src 'self'/)
      const html = await reply.text()
      assert.doesNotMatch(html, /style=|<script>|onclick/)
      for (const [, path = ''] of html.matchAll(/(?:href|src)="(\/[^"]+)"/g))
        assert.equal((await ask(path)).status, 200)
    }
  })

  it('pairs, approves, signs, changes and ends as scripted', async () => {
    const { uri, session } = await page.connect()
    await wallet.pair(uri)
    const ask = await wallet.nextAsk('session_proposal')
    assert.equal(ask.peer.name, 'Test page')
    await wallet.approve({ accounts: [1, 0] })
    const address = /** @type {`0x${string}`} */ (stack().accounts[1]?.address)
    assert.equal((await session)?.namespaces.eip155?.accounts[0], `eip155:31337:${address}`)

    const signing = page.request('personal_sign', [toHex('hello'), address])
    await wallet.nextAsk('personal_sign')
    await wallet.approve()
    assert.ok(await verifyMessage({ address, message: 'hello', signature: await signing }))

    await wallet.rule({ do: 'reject', method: 'personal_sign' })
    await assert.rejects(page.request('personal_sign', [toHex('hello'), address]), { code: 5000 })
    const calls = await wallet.calls('personal_sign')
    assert.deepEqual(
      calls.map(call => call.error?.code),
      [undefined, 5000],
    )

    await wallet.changeChain('eip155:31338')
    assert.ok(await comesTrue(() => page.heard('chainChanged')))
    await wallet.changeAccount(2)
    assert.ok(await comesTrue(() => page.heard('accountsChanged')))
    await wallet.grant(['eip155:31337', ...everyFamily.solana.chains])
    assert.ok(await comesTrue(() => page.provider.session?.namespaces.solana?.accounts.length))
    await wallet.disconnect()
    assert.ok(await comesTrue(() => page.heard('disconnect')))
    assert.deepEqual((await wallet.state()).sessions, [])
  })

  it('says what it cannot do', async () => {
    await assert.rejects(wallet.approve(), /Nothing waits/)
    await assert.rejects(wallet.changeAccount(7), /There is no account 7/)
    await assert.rejects(wallet.changeChain('eip155:5'), /Unrecognized chain/)
    await assert.rejects(wallet.grant(['sui:mainnet']), /does not serve "sui:mainnet"/)
    await assert.rejects(wallet.grant([]), /needs a chain/)
    await assert.rejects(wallet.pair('nonsense'), Error)
    await assert.rejects(wallet.disconnect('no topic'), Error)
    assert.equal((await post('/__dev/wallet/rule', { do: 'dance' })).status, 400)
    assert.equal((await post('/__dev/wallet/rule', { do: 'delay', delayMs: 5 })).status, 400)
    assert.equal((await post('/__dev/wallet/approve', '[')).status, 400)
  })

  it('is reset to its first account and chain', async () => {
    await wallet.changeAccount(1)
    await wallet.changeChain('eip155:31338')
    await wallet.rule({ do: 'reject' })
    await wallet.reset()
    const { active, chain, pending, sessions } = await wallet.state()
    assert.deepEqual([active, chain, pending, sessions], [0, 'eip155:31337', [], []])
  })

  it('throws the switches of the relay', async () => {
    await wallet.relay({ mode: 'refuse', reason: 'key' })
    assert.equal((await askJson('/__dev/relay')).reason, 'key')
    await assert.rejects(wallet.relay(/** @type {never} */ ({ mode: 'explode' })), /Unknown relay switch/)
    await assert.rejects(wallet.relay(/** @type {never} */ ({ mode: 'delay' })), /needs "ms"/)
    assert.equal((await post('/__dev/relay', { mode: 'delay' })).status, 400)
    assert.equal((await ask('/__dev/relay', { method: 'DELETE' })).status, 200)
    assert.equal(stack().relay.state().status, 'up')
    await wallet.relay({ mode: 'delay', ms: 5 })
    await post('/__dev/reset', {})
    assert.equal(stack().relay.state().delay, 0)
    assert.ok((await askJson('/__dev/relay/calls')).length === 0)
  })
})

describe('a stack whose relay goes away', () => {
  const { stack } = withStack({ wallets: 1, ports: anyPorts })

  it('keeps the same session after a drop and after a restart', async () => {
    const page = await createPage(stack().relay.url)
    try {
      stack().wallet.rules.approve()
      const { uri, session } = await page.connect()
      await stack().wallet.pair(uri)
      const topic = (await session)?.topic
      // Both sides finish their initial messages before the first drop: the last acknowledges the session (tag 1103).
      assert.ok(
        await comesTrue(() =>
          stack()
            .relay.calls('irn_publish')
            .some(({ tag }) => tag === 1103),
        ),
      )
      for (const act of ['drop', 'restart']) {
        stack().relay.clear()
        if (act === 'drop') stack().relay.drop(300)
        else stack().relay.restart({ downMs: 300, forget: true })
        assert.ok(await comesTrue(() => stack().relay.state().sockets === 0))
        assert.ok(await comesTrue(() => stack().relay.state().sockets === 2, 15_000), act)
        const follow = () =>
          stack()
            .relay.calls()
            .filter(({ method }) => /subscribe/i.test(method))
        assert.ok(await comesTrue(() => new Set(follow().map(({ client }) => client)).size === 2), 'both follow again')
        const [account] = stack().wallet.accounts
        assert.match(await page.request('personal_sign', [toHex('hello'), account?.eip155]), /^0x/)
        assert.equal(stack().wallet.sessions()[0]?.topic, topic)
      }
    } finally {
      await page.stop()
    }
  })
})
