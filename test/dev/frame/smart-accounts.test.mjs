import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { createPublicClient, encodeFunctionData, http, isErc6492Signature, parseEther, toHex } from 'viem'
import { entryPoint08Address } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { startDevStack } from '../../../dev/index.mjs'
import { launchBrowser } from '../../support/launch-browser.mjs'
import { anyPorts } from '../wallet/page-side.mjs'
import { logIn, openSite } from './site.mjs'

describe('the frame: smart accounts', () => {
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
    await logIn(site, stack.frame, 'ada@example.com')
    user = await site.get('GET_USER', { preferredAccountType: 'smartAccount' })
  })
  afterEach(async () => {
    await site.get('RPC_ABORT')
    stack.frame.sponsor(true)
    stack.frame.smartAccountsOn()
  })
  after(async () => {
    await browser?.close()
    await site?.stop().catch(() => undefined)
    await stack?.stop()
  })

  const press = (/** @type {string} */ name) => site.screen.getByRole('button', { name, exact: true }).click()
  const asked = (/** @type {string} */ name) => site.screen.getByRole('heading', { name, exact: true }).waitFor()
  const shows = (/** @type {string} */ text) => site.screen.getByText(text, { exact: true }).first().waitFor()
  /** @param {string} method @param {unknown} params */
  const rpc = (method, params) => site.get('RPC_REQUEST', { method, params })
  const node = () => createPublicClient({ transport: http(stack.evm[0]?.rpcUrl) })
  const fund = (/** @type {bigint} */ wei) =>
    node().request(/** @type {any} */ ({ method: 'anvil_setBalance', params: [user.address, toHex(wei)] }))
  const stranger = () => privateKeyToAddress(generatePrivateKey())

  it('are there beside the key’s own account, the same on every network', async () => {
    assert.deepEqual(await site.get('GET_SMART_ACCOUNT_ENABLED_NETWORKS'), {
      smartAccountEnabledNetworks: [31337, 31338],
    })
    assert.equal(user.preferredAccountType, 'smartAccount')
    assert.equal(user.smartAccountDeployed, false)
    assert.deepEqual(
      user.accounts.map((/** @type {any} */ { type }) => type),
      ['eoa', 'smartAccount'],
    )
    assert.equal(user.address, user.accounts[1].address)
    assert.equal((await site.get('GET_USER', { chainId: 31338 })).address, user.address)
    await site.get('SWITCH_NETWORK', { chainId: 31337 })
    assert.deepEqual(await site.get('INIT_SMART_ACCOUNT'), { address: user.address, isDeployed: false })
    assert.deepEqual(await site.get('SET_PREFERRED_ACCOUNT', { type: 'eoa' }), user.accounts[0])
    assert.equal((await site.get('GET_USER', {})).address, user.accounts[0].address)
    assert.deepEqual(await site.get('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' }), user.accounts[1])
    assert.deepEqual(await rpc('eth_accounts', []), [user.address])
  })

  it('exist only on the chains that are configured to have them', async () => {
    stack.frame.smartAccountsOn([31337])
    assert.deepEqual(await site.get('GET_SMART_ACCOUNT_ENABLED_NETWORKS'), { smartAccountEnabledNetworks: [31337] })
    const { accounts, address, preferredAccountType } = await site.get('GET_USER', { chainId: 31338 })
    assert.deepEqual([accounts, preferredAccountType], [[user.accounts[0]], 'eoa'])
    assert.equal(address, user.accounts[0].address)
    await assert.rejects(site.get('INIT_SMART_ACCOUNT'), /no smart accounts/)
    assert.equal((await site.get('GET_USER', { chainId: 31337 })).address, user.address)
  })

  it('sign before they are deployed', async () => {
    const signing = rpc('personal_sign', [toHex('Hello'), user.address])
    await asked('Sign a message')
    await press('Approve')
    const signature = await signing
    assert.ok(isErc6492Signature(signature))
    assert.ok(await node().verifyMessage({ address: user.address, message: 'Hello', signature }))
  })

  it('send a transaction that the paymaster pays for', async () => {
    await fund(parseEther('1'))
    const to = stranger()
    const sending = rpc('eth_sendTransaction', [{ from: user.address, to, value: toHex(parseEther('0.5')) }])
    await asked('Send a transaction')
    await shows('0.5 ETH')
    await shows('sponsored')
    await press('Approve')
    const { status } = await node().getTransactionReceipt({ hash: await sending })
    assert.equal(status, 'success')
    assert.equal(await node().getBalance({ address: to }), parseEther('0.5'))
    assert.equal(await node().getBalance({ address: user.address }), parseEther('0.5'))
    assert.equal((await site.get('GET_USER', {})).smartAccountDeployed, true)
  })

  it('run a batch immediately, and report the result', async () => {
    await fund(parseEther('1'))
    const [one, other] = [stranger(), stranger()]
    const calls = [
      { to: one, value: toHex(1n) },
      { to: other, value: toHex(2n) },
    ]
    const batch = { version: '2.0.0', from: user.address, chainId: '0x7a69', atomicRequired: true, calls }
    const sending = rpc('wallet_sendCalls', [batch])
    await asked('Send 2 transactions')
    await shows(one)
    await shows(other)
    await press('Approve')
    const { id } = await sending
    const { status, atomic, receipts, chainId } = await rpc('wallet_getCallsStatus', [id])
    assert.deepEqual([status, atomic, chainId, receipts.length, receipts[0].status], [200, true, '0x7a69', 1, '0x1'])
    assert.equal(await node().getBalance({ address: other }), 2n)
    await assert.rejects(rpc('wallet_getCallsStatus', ['0x00']), /No batch of this id/)
    const elsewhere = { ...batch, chainId: '0x1' }
    const capabilities = { paymasterService: { url: 'https://pay.example' } }
    await assert.rejects(rpc('wallet_sendCalls', [{ ...batch, capabilities }]), /the capability paymasterService/)
    await assert.rejects(rpc('wallet_sendCalls', [elsewhere]), /another network/)
    await assert.rejects(
      rpc('wallet_sendCalls', [{ ...batch, calls: [{ data: '0x' }] }]),
      /Invalid params: calls\.0\.to/,
    )
    assert.deepEqual(await rpc('wallet_getCapabilities', [user.address]), {
      '0x7a69': { atomic: { status: 'supported' }, paymasterService: { supported: false } },
      '0x7a6a': { atomic: { status: 'supported' }, paymasterService: { supported: false } },
    })
  })

  it('send an operation, and find it by its hash', async () => {
    await fund(parseEther('1'))
    const to = stranger()
    const callData = encodeFunctionData({
      abi: [
        {
          type: 'function',
          name: 'execute',
          stateMutability: 'nonpayable',
          inputs: [{ type: 'address' }, { type: 'uint256' }, { type: 'bytes' }],
          outputs: [],
        },
      ],
      args: [to, 7n, '0x'],
    })
    const sending = rpc('eth_sendUserOperation', [{ sender: user.address, callData }, entryPoint08Address])
    await asked('Send an operation')
    await press('Approve')
    const hash = await sending
    const receipt = await rpc('eth_getUserOperationReceipt', [hash])
    assert.deepEqual([receipt.success, receipt.sender], [true, user.address])
    assert.equal((await rpc('eth_getUserOperationByHash', [hash])).userOperation.callData, callData)
    assert.equal(await node().getBalance({ address: to }), 7n)
    assert.deepEqual(await rpc('eth_supportedEntryPoints', []), [entryPoint08Address])
  })

  it('pay themselves, or fail, if no one else pays', async () => {
    stack.frame.sponsor(false)
    await fund(parseEther('1'))
    const to = stranger()
    const paying = rpc('eth_sendTransaction', [{ to, value: '0x1' }])
    await press('Approve')
    await paying
    assert.ok((await node().getBalance({ address: user.address })) < parseEther('1') - 1n)
    await fund(1n)
    const failing = assert.rejects(rpc('eth_sendTransaction', [{ to, value: '0x1' }]), /AA21|prefund|revert/i)
    await press('Approve')
    await failing
  })

  it('leave the key’s own account to do a batch call by call, which a reset forgets', async () => {
    const { address } = await site.get('SET_PREFERRED_ACCOUNT', { type: 'eoa' })
    await node().request(/** @type {any} */ ({ method: 'anvil_setBalance', params: [address, toHex(parseEther('1'))] }))
    const calls = [
      { to: stranger(), value: '0x1' },
      { to: stranger(), value: '0x2' },
    ]
    await assert.rejects(rpc('wallet_sendCalls', [{ calls, atomicRequired: true }]), /all of the calls or none/)
    const sending = rpc('wallet_sendCalls', [{ calls, id: 'mine' }])
    await asked('Send 2 transactions')
    await press('Approve')
    assert.deepEqual(await sending, { id: 'mine' })
    const { status, atomic, receipts } = await rpc('wallet_getCallsStatus', ['mine'])
    assert.deepEqual([status, atomic, receipts.length], [200, false, 2])
    await assert.rejects(rpc('wallet_sendCalls', [{ calls, id: 'mine' }]), /a batch of this id/)
    assert.deepEqual(await rpc('wallet_getCapabilities', [address]), {})
    stack.frame.reset()
    await logIn(site, stack.frame, 'ada@example.com')
    await assert.rejects(rpc('wallet_getCallsStatus', ['mine']), /No batch of this id/)
  })
})
