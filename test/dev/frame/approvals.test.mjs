import assert from 'node:assert/strict'
import { createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after, afterEach, before, describe, it } from 'node:test'
import { Keypair, PublicKey, SystemProgram, Transaction } from 'web3js-1'
import {
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  http,
  maxUint256,
  toHex,
  verifyMessage,
  verifyTypedData,
} from 'viem'
import { startDevStack } from '../../../dev/index.mjs'
import { fromBase58, toBase58 } from '../../../dev/wallet/encoding.mjs'
import { comesTrue } from '../../support/comes-true.mjs'
import { launchBrowser } from '../../support/launch-browser.mjs'
import { anyPorts } from '../wallet/page-side.mjs'
import { logIn, openSite } from './site.mjs'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const SPKI = Buffer.from('302a300506032b6570032100', 'hex')
const REJECTED = /User rejected the request\./

describe('the frame: what it asks the visitor', () => {
  /** @type {import('../../../dev/index.d.mts').DevStack} */
  let stack
  /** @type {import('playwright-core').Browser} */
  let browser
  /** @type {Awaited<ReturnType<typeof openSite>>} */
  let site
  /** @type {any} */
  let user
  before(async () => {
    stack = await startDevStack({ wallets: 1, ports: anyPorts })
    browser = await launchBrowser()
    site = await openSite(browser, stack.frame.url)
    await site.load()
    user = await logIn(site, stack.frame, 'ada@example.com')
    await site.get('SYNC_DAPP_DATA', {
      projectId: 'dev',
      metadata: { name: '<b>Shop</b>', description: '', url: site.url, icons: [] },
    })
  })
  afterEach(() => site.get('RPC_ABORT'))
  after(async () => {
    await browser?.close()
    await site?.stop().catch(() => undefined)
    await stack?.stop()
  })

  const press = (/** @type {string} */ name) => site.screen.getByRole('button', { name, exact: true }).click()
  const asked = (/** @type {string} */ name) => site.screen.getByRole('heading', { name, exact: true }).waitFor()
  const shows = (/** @type {string} */ text) => site.screen.getByText(text, { exact: true }).waitFor()
  /** @param {string} method @param {unknown} params @param {object} [more] */
  const rpc = (method, params, more = {}) => site.get('RPC_REQUEST', { method, params, ...more })
  const node = () => createPublicClient({ transport: http(stack.evm[0]?.rpcUrl) })
  const fund = () =>
    node().request(/** @type {any} */ ({ method: 'anvil_setBalance', params: [user.address, toHex(10n ** 19n)] }))

  it('signs a message, and says who asks', async () => {
    const signing = rpc('personal_sign', [toHex('Good morning <i>'), user.address])
    await asked('Sign a message')
    await shows('Good morning <i>')
    await shows(`<b>Shop</b> (${site.origin}) asks for it.`)
    const approve = site.screen.getByRole('button', { name: 'Approve', exact: true })
    assert.equal(await approve.getAttribute('value'), stack.frame.approvals()[0]?.id)
    await press('Approve')
    assert.ok(await verifyMessage({ address: user.address, message: 'Good morning <i>', signature: await signing }))
    await shows('Nothing waits for you.')
  })

  it('signs nothing that is rejected, by the button or by Escape', async () => {
    const first = assert.rejects(rpc('personal_sign', ['0x00', user.address]), REJECTED)
    await press('Reject')
    await first
    const second = assert.rejects(rpc('personal_sign', ['0x00', user.address]), REJECTED)
    await asked('Sign a message')
    await site.screen.getByRole('heading').press('Escape')
    await second
  })

  it('warns of a sign-in for another site', async () => {
    const text = `bank.example wants you to sign in with your Ethereum account:\n${user.address}\n`
    const signing = assert.rejects(rpc('personal_sign', [toHex(text), user.address]), REJECTED)
    await site.screen
      .getByRole('alert')
      .filter({ hasText: 'This logs you in at bank.example, but 127.0.0.1' })
      .waitFor()
    await press('Reject')
    await signing
  })

  it('signs typed data, of this network only', async () => {
    const typed = {
      domain: { name: 'Market', version: '1', chainId: 31337, verifyingContract: user.address },
      types: { Order: [{ name: 'price', type: 'uint256' }] },
      primaryType: 'Order',
      message: { price: '5' },
    }
    const signing = rpc('eth_signTypedData_v4', [user.address, JSON.stringify(typed)])
    await asked('Sign typed data')
    await shows('Market')
    await press('Approve')
    const signature = await signing
    assert.ok(await verifyTypedData(/** @type {any} */ ({ ...typed, address: user.address, signature })))
    const elsewhere = { ...typed, domain: { ...typed.domain, chainId: 1 } }
    await assert.rejects(rpc('eth_signTypedData_v4', [user.address, elsewhere]), /for another network/)
  })

  it('sends ether, and names what it sends to whom', async () => {
    await fund()
    const to = stack.accounts[3]?.address ?? '0x'
    const before = await node().getBalance({ address: to })
    const sending = rpc('eth_sendTransaction', [{ from: user.address, to, value: toHex(250_000_000_000_000_000n) }])
    await asked('Send a transaction')
    await shows('0.25 ETH')
    await shows(to)
    await site.screen.getByText('Fee at most').waitFor()
    await press('Approve')
    assert.match(await sending, /^0x[0-9a-f]{64}$/)
    assert.equal((await node().getBalance({ address: to })) - before, 250_000_000_000_000_000n)
  })

  it('names tokens with their amounts, and warns of an allowance without bounds', async () => {
    await fund()
    const token = stack.contracts[31337]?.token.address
    const to = stack.accounts[4]?.address ?? '0x'
    const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 1_500_000n] })
    const failing = assert.rejects(rpc('eth_sendTransaction', [{ to: token, data: transfer }]), REJECTED)
    await shows('1.5 TUSD')
    await site.screen.getByRole('alert').filter({ hasText: 'likely to fail' }).waitFor()
    await press('Reject')
    await failing
    const allowance = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [to, maxUint256] })
    const approving = rpc('eth_sendTransaction', [{ to: token, data: allowance }])
    await shows('any amount of TUSD')
    await site.screen.getByRole('alert').filter({ hasText: 'can take all TUSD' }).waitFor()
    await press('Approve')
    assert.match(await approving, /^0x/)
  })

  it('signs and sends on Solana', async () => {
    const { chainId, address } = await site.get('GET_USER', { chainId: stack.solana.network.caipNetworkId })
    assert.equal(chainId, stack.solana.network.caipNetworkId)
    const key = createPublicKey({ key: Buffer.concat([SPKI, fromBase58(address)]), format: 'der', type: 'spki' })
    const signing = rpc('solana_signMessage', { message: toBase58(Buffer.from('Hello')), pubkey: address })
    await asked('Sign a message')
    await shows('Hello')
    await press('Approve')
    assert.ok(verify(null, Buffer.from('Hello'), key, fromBase58((await signing).signature)))

    const ask = async (/** @type {string} */ method, /** @type {unknown[]} */ params) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
      const reply = await fetch(stack.solana.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      return (await reply.json()).result
    }
    await ask('requestAirdrop', [address, 2_000_000_000])
    const to = Keypair.generate().publicKey
    const from = new PublicKey(address)
    const { blockhash } = (await ask('getLatestBlockhash', [])).value
    const transaction = new Transaction({ feePayer: from, recentBlockhash: blockhash }).add(
      SystemProgram.transfer({ fromPubkey: from, toPubkey: to, lamports: 750_000_000 }),
    )
    const wire = toBase58(transaction.serialize({ requireAllSignatures: false }))
    const single = rpc('solana_signTransaction', { transaction: wire })
    await asked('Sign a transaction')
    await shows('0.75 SOL')
    await shows(to.toBase58())
    await press('Approve')
    assert.ok(Transaction.from(fromBase58((await single).transaction)).verifySignatures())
    const all = rpc('solana_signAllTransactions', { transactions: [wire, wire] })
    await asked('Sign 2 transactions')
    await press('Approve')
    assert.equal((await all).transactions.length, 2)
    const sending = rpc('solana_signAndSendTransaction', { transaction: wire })
    await asked('Send a transaction')
    await press('Approve')
    assert.match((await sending).signature, /^[1-9A-HJ-NP-Za-km-z]{80,90}$/)
    assert.equal((await ask('getBalance', [to.toBase58()])).value, 750_000_000)
    await assert.rejects(
      rpc('solana_signTransaction', { transaction: toBase58(Buffer.from('nonsense')) }),
      /Invalid params/,
    )
    await assert.rejects(rpc('personal_sign', ['0x00', address]), /for another network/)
    await site.get('SWITCH_NETWORK', { chainId: 31337 })
  })

  it('answers methods without a prompt, and refuses unknown ones', async () => {
    assert.deepEqual(await rpc('eth_accounts', []), [user.address])
    assert.equal(await rpc('eth_chainId', []), '0x7a69')
    assert.equal(await rpc('eth_blockNumber', []), toHex(await node().getBlockNumber({ cacheTime: 0 })))
    assert.deepEqual(await site.get('SWITCH_NETWORK', { chainId: 'eip155:31338' }), { chainId: 31338 })
    assert.deepEqual(await site.get('GET_CHAIN_ID'), { chainId: 31338 })
    assert.equal(await rpc('eth_chainId', []), '0x7a6a')
    assert.deepEqual(await site.get('SWITCH_NETWORK', { chainId: 31337 }), { chainId: 31337 })
    await assert.rejects(rpc('eth_sign', [user.address, '0x00']), /Requested RPC call is not allowed/)
    await assert.rejects(rpc('constructor', []), /not allowed/)
    await assert.rejects(site.get('SWITCH_NETWORK', { chainId: 999_999 }), /not supported/)
    const elsewhere = { method: 'eth_blockNumber', chainId: 5, rpcUrl: 'http://127.0.0.1:1/' }
    await assert.rejects(site.get('RPC_REQUEST', elsewhere), /not supported/)
    await assert.rejects(rpc('personal_sign', ['0x00', stack.accounts[0]?.address]), /for another account/)
    await assert.rejects(rpc('eth_sendTransaction', [{ to: 'nonsense' }]), /Invalid params: to/)
  })

  it('shows one request after the other, and none that was aborted', async () => {
    const first = site.ask('RPC_REQUEST', { method: 'personal_sign', params: [toHex('first'), user.address] })
    await shows('first')
    const second = site.ask('RPC_REQUEST', { method: 'personal_sign', params: [toHex('second'), user.address] })
    await shows('One more waits.')
    await press('Approve')
    await shows('second')
    assert.equal((await first).type, '@w3m-frame/RPC_REQUEST_SUCCESS')
    await site.get('RPC_ABORT')
    await shows('Nothing waits for you.')
    assert.deepEqual(stack.frame.approvals(), [])
    assert.equal((await second).payload.message, 'Request was aborted')
  })

  it('asks nothing for a page that is closed', async () => {
    const tab = await openSite(browser, stack.frame.url)
    await tab.load()
    await logIn(tab, stack.frame, 'bob@example.com')
    const count = () => stack.frame.approvals().length
    const remove = () => tab.page.locator('iframe').evaluate(frame => frame.remove())
    for (const leave of [remove, tab.reload, () => tab.page.close()]) {
      if (!(await tab.page.locator('iframe').count())) await tab.load()
      const { address } = await tab.get('GET_USER', {})
      await tab.page.evaluate(
        params => void window.ask('RPC_REQUEST', { method: 'personal_sign', params }, crypto.randomUUID()),
        ['0x00', address],
      )
      await tab.screen.getByRole('heading', { name: 'Sign a message' }).waitFor()
      assert.equal(count(), 1)
      await leave()
      assert.ok(await comesTrue(() => count() === 0))
    }
    await tab.stop()
  })

  it('sends the result of what was approved before it was aborted', async () => {
    let [isDecided, open] = [false, () => {}]
    const gate = /** @type {Promise<void>} */ (new Promise(resolve => (open = () => resolve())))
    await site.page.route('**/api/decide', async route => {
      const response = await route.fetch()
      isDecided = true
      await gate
      await route.fulfill({ response })
    })
    const signing = site.ask('RPC_REQUEST', { method: 'personal_sign', params: [toHex('first'), user.address] })
    await shows('first')
    await press('Approve')
    while (!isDecided) await new Promise(resolve => setImmediate(resolve))
    await site.get('RPC_ABORT')
    open()
    assert.equal((await signing).type, '@w3m-frame/RPC_REQUEST_SUCCESS')
    await site.page.unroute('**/api/decide')
    await shows('Nothing waits for you.')
  })

  it('signs in along with the login, for the site that asks only', async () => {
    const siwx = {
      accountAddress: '<<AccountAddress>>',
      chainId: 'eip155:31337',
      domain: new URL(site.url).host,
      uri: site.url,
      version: '1',
      nonce: '12345678',
      statement: 'Welcome',
    }
    const { message, signature } = await site.get('GET_USER', { siwxMessage: siwx })
    assert.ok(
      message.startsWith(
        `${siwx.domain} wants you to sign in with your Ethereum account:\n${user.address}\n\nWelcome\n`,
      ),
    )
    assert.ok(await verifyMessage({ address: user.address, message, signature }))
    await assert.rejects(site.get('GET_USER', { siwxMessage: { ...siwx, domain: 'bank.example' } }), /another site/)
    const other = { ...siwx, serializedMessage: 'I owe you everything' }
    await assert.rejects(site.get('GET_USER', { siwxMessage: other }), /not a sign-in message/)
  })

  it('follows the theme of the site, is accessible, and fits a narrow frame', async () => {
    for (const themeMode of /** @type {const} */ (['light', 'dark'])) {
      await site.get('SYNC_THEME', { themeMode, w3mThemeVariables: { '--w3m-background': 'nonsense(' } })
      const signing = assert.rejects(rpc('personal_sign', [toHex('word '.repeat(200)), user.address]), REJECTED)
      await asked('Sign a message')
      const [, frame] = site.page.frames()
      assert.equal(await frame?.evaluate(() => document.documentElement.dataset.theme), themeMode)
      await frame?.evaluate(axe)
      const found = await frame?.evaluate(() => /** @type {any} */ (window).axe.run())
      assert.deepEqual(
        found.violations.map((/** @type {any} */ { id }) => id),
        [],
      )
      assert.ok(await frame?.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      await press('Reject')
      await signing
    }
  })

  it('keeps to its own policy', () => {
    assert.deepEqual(site.complaints, [])
  })
})
