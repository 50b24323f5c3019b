import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import test, { after, afterEach } from 'node:test'

import { atRest } from '../support/at-rest.mjs'
import { comesTrue } from '../support/comes-true.mjs'
import { followSockets } from '../support/sockets.mjs'
import { startDemo } from '../../demo/server.mjs'
import { atView, connected, disconnected, fact, modal, pressButton, readCode } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()
const { relay, wallet } = site.stack
const [alice, bob] = site.stack.accounts.map(({ address }) => address)
const [one, two] = site.stack.networks

afterEach(async () => {
  relay.restore()
  wallet.rules.clear()
  for (const { topic } of wallet.sessions()) await wallet.disconnect(topic).catch(() => undefined)
})

/** The browser's own words about a relay that is away are no complaint of the product. */
const forgiveSockets = () =>
  site.problems.splice(0).filter(text => !/WebSocket connection to|ERR_CONNECTION|wallet-modal\]/.test(text))

/** Opens the pairing like a visitor, and returns the URI in the code. */
async function showCode(page) {
  await page.evaluate(() => void window.walletModal.open({ view: 'ConnectingWalletConnect' }))
  await atView(page, 'ConnectingWalletConnect')
  return readCode(page)
}

async function pairWith(page) {
  wallet.rules.approve()
  await wallet.pair(await showCode(page))
  await connected(page)
  await atView(page)
}

/** Waits until the relay is back. */
async function relayIsUp() {
  await comesTrue(() => relay.state().status === 'up')
  assert.equal(relay.state().status, 'up')
}

/** Waits until the wallet has so many sessions. */
async function sessionsLeft(page, count) {
  await comesTrue(() => wallet.sessions().length === count)
  assert.equal(wallet.sessions().length, count)
}

/** Asks the connected wallet through the provider that the site gets. */
const ask = (page, method, params) =>
  page.evaluate(
    async ({ method, params }) => {
      const provider = window.walletModal.getProvider('eip155')
      const filled = JSON.parse(JSON.stringify(params ?? []).replaceAll('$me', provider.accounts[0]))
      return provider.request({ method, params: filled })
    },
    { method, params },
  )

test('a visitor pairs by URI, and is connected once the wallet approves', async () => {
  const page = await site.open()
  await pairWith(page)
  await fact(page, 'status', 'connected')
  await fact(page, 'address', alice)
  await fact(page, 'wallet', /Local Wallet/)
})

test('a rejection is shown, followed by a fresh code', async () => {
  const page = await site.open()
  wallet.rules.reject('session_proposal')
  const uri = await showCode(page)
  await wallet.pair(uri)
  await modal(page)
    .getByText(/declined/i)
    .first()
    .waitFor()
  await fact(page, 'status', /disconnected|connecting/)
  const fresh = await readCode(page, uri)
  wallet.rules.clear()
  wallet.rules.approve()
  await wallet.pair(fresh)
  await connected(page)
})

test('the wallet signs and sends a transaction that is mined', async () => {
  const page = await site.open()
  await pairWith(page)
  assert.match(await ask(page, 'personal_sign', ['0x68656c6c6f', '$me']), /^0x[0-9a-f]{130}$/)
  const to = '0x000000000000000000000000000000000000dEaD'
  const hash = await ask(page, 'eth_sendTransaction', [{ from: '$me', to, value: '0x1' }])
  const chain = site.stack.evm.find(({ chainId }) => chainId === one.id)
  const receipt = await comesTrue(async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getTransactionReceipt', params: [hash] })
    const reply = await fetch(chain.rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return (await reply.json()).result
  })
  assert.equal(receipt?.status, '0x1')
  wallet.rules.reject('personal_sign')
  const refused = await page.evaluate(() => {
    const provider = window.walletModal.getProvider('eip155')
    return provider
      .request({ method: 'personal_sign', params: ['0x68', provider.accounts[0]] })
      .catch(error => error.code)
  })
  assert.equal(refused, 4001)
})

test('page and wallet change the network, and both agree', async () => {
  const page = await site.open()
  await pairWith(page)
  await page.evaluate(id => window.walletModal.switchNetwork(id, { throwOnFailure: true }), two.id)
  await fact(page, 'network', new RegExp(`^${two.name}`))
  assert.equal(Number(await ask(page, 'eth_chainId')), two.id)
  await wallet.changeChain(one.id)
  await fact(page, 'network', new RegExp(`^${one.name}`))
  assert.equal(Number(await ask(page, 'eth_chainId')), one.id)
})

test('the page follows another account of the wallet', async () => {
  const page = await site.open()
  await pairWith(page)
  await wallet.changeAccount(1)
  await fact(page, 'address', bob)
  await wallet.changeAccount(0)
  await fact(page, 'address', alice)
})

test('a reload keeps the session; without one, nothing of the protocol is loaded', async () => {
  const page = await site.open()
  await pairWith(page)
  await page.reload()
  await connected(page)
  await fact(page, 'address', alice)
  assert.match(await ask(page, 'personal_sign', ['0x68656c6c6f', '$me']), /^0x/)
  await page.evaluate(() => window.walletModal.disconnect())
  await disconnected(page)
  const sockets = []
  await followSockets(page, url => sockets.push(url))
  await page.reload()
  await disconnected(page)
  await atRest(page)
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  assert.deepEqual(sockets, [])
  assert.deepEqual(
    loaded.filter(name => /universal-provider|protocol|(?<!can-)relay/i.test(name)),
    [],
  )
})

test('the wallet ends the session, and the page is disconnected', async () => {
  const page = await site.open()
  await pairWith(page)
  await wallet.disconnect()
  await disconnected(page)
  await fact(page, 'status', 'disconnected')
  await sessionsLeft(page, 0)
  await page.reload()
  await disconnected(page)
})

test('the wallet ends its session while a code for another one is shown, and the code stays valid', async () => {
  const page = await site.open()
  await pairWith(page)
  const [{ topic }] = wallet.sessions()
  const uri = await showCode(page)
  await wallet.disconnect(topic)
  await page.waitForFunction(() => !window.walletModal.getAccount().isConnected)
  await wallet.pair(uri)
  await page.waitForFunction(() => window.walletModal.getAccount().isConnected)
  assert.equal(await ask(page, 'eth_chainId'), `0x${one.id.toString(16)}`)
})

test('a wallet approves the code that was shown before the present one', async () => {
  const page = await site.open()
  await page.clock.install()
  wallet.rules.approve()
  const uri = await showCode(page)
  await page.clock.fastForward(235_000) // a code is shown for 4 minutes
  await readCode(page, uri)
  await wallet.pair(uri)
  await connected(page)
})

test('the page ends the session, and the wallet has none left', async () => {
  const page = await site.open()
  await pairWith(page)
  await pressButton(page)
  await atView(page, 'Account')
  await modal(page).getByRole('button', { name: 'Disconnect' }).click()
  await disconnected(page)
  await sessionsLeft(page, 0)
  await page.reload()
  await disconnected(page)
})

test('an expired session is disconnected', async () => {
  const page = await site.open()
  wallet.rules.clear()
  const uri = await showCode(page)
  await wallet.pair(uri)
  await wallet.nextAsk('session_proposal', 5000)
  await wallet.approve({ expiresInS: 302 }) // the shortest that the protocol accepts
  await connected(page)
  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 400_000
  })
  page.setDefaultTimeout(25_000) // the client looks at its sessions every 5 s
  await disconnected(page)
})

test('the relay is down for 10 s, and everything continues afterwards', async () => {
  const page = await site.open()
  await pairWith(page)
  relay.drop(10_000)
  await relayIsUp()
  await fact(page, 'status', 'connected')
  assert.match(await ask(page, 'personal_sign', ['0x68656c6c6f', '$me']), /^0x/)
  assert.deepEqual(forgiveSockets(), [])
})

test('a relay restart with full data loss disconnects no one', async () => {
  const page = await site.open()
  await pairWith(page)
  relay.restart({ downMs: 1500, forget: true })
  await relayIsUp()
  await fact(page, 'status', 'connected')
  assert.match(await ask(page, 'personal_sign', ['0x68656c6c6f', '$me']), /^0x/)
  await wallet.changeAccount(1)
  await fact(page, 'address', bob)
  await wallet.changeAccount(0)
  await fact(page, 'address', alice)
  await wallet.disconnect()
  await disconnected(page)
  await sessionsLeft(page, 0)
  assert.deepEqual(forgiveSockets(), [])
})

test('a relay that disconnects while the code is shown only causes a delay', async () => {
  const page = await site.open()
  await showCode(page)
  relay.drop(10_000)
  await relayIsUp()
  wallet.rules.approve()
  page.setDefaultTimeout(25_000) // the page's next try may be that far off
  await wallet.pair(await readCode(page))
  await connected(page)
  assert.deepEqual(forgiveSockets(), [])
})

test('a page with blocked storage still pairs and signs, and remembers nothing', async () => {
  const { context, open } = await site.visitor()
  await context.addInitScript(() => {
    const get = () => {
      throw new DOMException('The request was denied.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { configurable: true, get })
  })
  const page = await open()
  await pairWith(page)
  assert.match(await ask(page, 'personal_sign', ['0x68656c6c6f', '$me']), /^0x/)
  const name = await page.evaluate(() => {
    try {
      return typeof window.localStorage
    } catch (error) {
      return error.name
    }
  })
  assert.equal(name, 'SecurityError', 'what the site finds is as it was')
  await page.reload()
  await disconnected(page)
})

/** Lets the minutes that a wallet may take pass in seconds, in the same order. */
const hurry = page =>
  page.evaluate(() => {
    const { setTimeout: wait } = window
    window.expiries = { begun: 0, over: 0 }
    window.setTimeout = (act, ms, ...rest) => {
      if (!(ms >= 290_000 && ms <= 300_000)) return wait(act, ms, ...rest)
      window.expiries.begun += 1
      const expire = (...given) => {
        window.expiries.over += 1
        act(...given)
      }
      return wait(expire, (ms - 280_000) / 10, ...rest)
    }
  })

/** Waits until something has expired, and the page has done what comes of it. */
async function expired(page) {
  await page.waitForFunction(() => window.expiries.over > 0)
  await atRest(page)
}

test('an unused code causes no page error when it expires', async () => {
  const page = await site.open()
  await hurry(page)
  await showCode(page)
  await page.evaluate(() => window.walletModal.close())
  await expired(page)
})

test('an unanswered request is reported as expired, with no further page error', async () => {
  const page = await site.open()
  await pairWith(page)
  wallet.rules.clear()
  await hurry(page)
  await assert.rejects(ask(page, 'personal_sign', ['0x68656c6c6f', '$me']), /expired/)
  await expired(page)
})

test('of two relays the second is used when the first cannot be reached', async () => {
  const relays = { url: ['ws://127.0.0.1:9', relay.url] }
  const demo = await startDemo({ stack: { ...site.stack, relay: relays }, port: 0, built: true })
  after(() => demo.stop())
  const page = await site.open()
  await page.goto(demo.url)
  await page.locator('wallet-modal-button').getByRole('button').waitFor()
  await page.waitForFunction(() => 'testWallets' in window)
  wallet.rules.approve()
  await page.evaluate(() => void window.walletModal.open({ view: 'ConnectingWalletConnect' }))
  await wallet.pair(await readCode(page))
  await connected(page)
  assert.match(await ask(page, 'personal_sign', ['0x68656c6c6f', '$me']), /^0x/)
  assert.deepEqual(forgiveSockets(), [])
})

test('another tab takes over the session, and both follow its end', async () => {
  const visitor = await site.visitor()
  const [one, other] = [await visitor.open(), await visitor.open()]
  await pairWith(one)
  await connected(other)
  await fact(other, 'address', alice)
  assert.match(await ask(other, 'personal_sign', ['0x68656c6c6f', '$me']), /^0x/)
  await one.close()
  assert.match(await ask(other, 'personal_sign', ['0x68656c6c6f', '$me']), /^0x/)
  const later = await visitor.open()
  await connected(later)
  await later.evaluate(() => window.walletModal.disconnect())
  await disconnected(later)
  await disconnected(other)
  await sessionsLeft(later, 0)
  await pairWith(later)
  await connected(other)
  assert.match(await ask(other, 'personal_sign', ['0x68656c6c6f', '$me']), /^0x/, 'in the new session')
})

test('when one tab pairs again, the other takes over the session without a message from the relay', async () => {
  const visitor = await site.visitor()
  const [one, other] = [await visitor.open(), await visitor.open()]
  await pairWith(one)
  await connected(other)
  const [first] = wallet.sessions()
  await pairWith(one)
  await sessionsLeft(one, 1)
  assert.notEqual(wallet.sessions()[0]?.topic, first.topic)
  await connected(other)
  await comesTrue(() =>
    ask(other, 'personal_sign', ['0x68656c6c6f', '$me']).then(
      signature => /^0x/.test(signature),
      () => false,
    ),
  )
  assert.match(await ask(one, 'personal_sign', ['0x68656c6c6f', '$me']), /^0x/)
})

test('a wallet that approves a link which the visitor has left changes nothing in the running session', async () => {
  const page = await site.open()
  await pairWith(page)
  const [{ topic }] = wallet.sessions()
  const uri = await showCode(page)
  await page.evaluate(() => window.walletModal.close())
  await atView(page)
  await page.evaluate(() => {
    window.addresses = []
    window.walletModal.subscribeAccount(({ address }) => window.addresses.push(address))
  })
  wallet.rules.clear()
  await wallet.pair(uri)
  const { id } = await wallet.nextAsk('session_proposal')
  await wallet.approve({ id, accounts: [1] })
  wallet.rules.approve()
  await sessionsLeft(page, 2)
  await sessionsLeft(page, 1)
  assert.equal(wallet.sessions()[0]?.topic, topic)
  assert.match(await ask(page, 'personal_sign', ['0x68656c6c6f', '$me']), /^0x/)
  assert.deepEqual(await page.evaluate(() => window.addresses), [])
  await wallet.changeAccount(1)
  await fact(page, 'address', bob)
  await wallet.changeAccount(0)
  await fact(page, 'address', alice)
  await page.reload()
  await connected(page)
  assert.match(await ask(page, 'personal_sign', ['0x68656c6c6f', '$me']), /^0x/)
  assert.equal(wallet.sessions()[0]?.topic, topic)
})

test('a site connects by the connector: the code is shown', async () => {
  const page = await site.open()
  wallet.rules.approve()
  const account = page.evaluate(() => window.walletModal.connect('walletConnect').then(({ address }) => address))
  await atView(page, 'ConnectingWalletConnect')
  await wallet.pair(await readCode(page))
  assert.equal(await account, alice)
  await atView(page)
})

test('a silent relay is reported within 30 s, and the code appears once it responds', async () => {
  relay.hang()
  const page = await site.open()
  await page.evaluate(() => void window.walletModal.open({ view: 'ConnectingWalletConnect' }))
  await modal(page)
    .getByRole('button', { name: /try again/i })
    .first()
    .waitFor({ timeout: 30_000 })
  relay.restore()
  await readCode(page)
  assert.deepEqual(forgiveSockets(), [])
})

test("what the handle gives works in Vue's reactive state: the provider of a session, and the protocol client", async () => {
  const page = await site.open()
  const source = new URL('../../node_modules/@vue/reactivity/dist/reactivity.esm-browser.prod.js', import.meta.url)
  const body = await readFile(source, 'utf8')
  await page.route('**/reactivity.js', route => route.fulfill({ body, contentType: 'text/javascript' }))
  await pairWith(page)
  const found = await page.evaluate(async () => {
    const { reactive, isReactive } = await import('/reactivity.js')
    const modal = window.walletModal
    const state = reactive({
      modal,
      account: modal.getAccount(),
      provider: modal.getProvider('eip155'),
      protocol: await modal.getUniversalProvider(),
    })
    const heard = []
    const listener = chainId => heard.push(chainId)
    state.provider.on('chainChanged', listener)
    await state.modal.switchNetwork(state.modal.getCaipNetworks('eip155')[1])
    state.provider.removeListener('chainChanged', listener)
    return {
      wrapped: [isReactive(state.provider), isReactive(state.protocol)],
      address: state.account.address,
      accounts: [...state.provider.accounts],
      chainId: await state.provider.request({ method: 'eth_chainId' }),
      signature: await state.provider.request({
        method: 'personal_sign',
        params: ['0x68', state.provider.accounts[0]],
      }),
      topic: state.protocol.session.topic,
      signed: await state.protocol.request({ method: 'personal_sign', params: ['0x68', state.account.address] }),
      heard,
    }
  })
  assert.deepEqual(found.wrapped, [true, true], 'both are in proxies of Vue')
  assert.equal(found.accounts[0], alice)
  assert.equal(found.address, alice)
  assert.equal(found.chainId, `0x${two.id.toString(16)}`)
  assert.deepEqual(found.heard, [found.chainId])
  assert.match(found.signature, /^0x[0-9a-f]{130}$/)
  assert.equal(found.signed, found.signature)
  assert.equal(found.topic, wallet.sessions()[0].topic)
})
