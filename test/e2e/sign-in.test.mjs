import assert from 'node:assert/strict'
import test from 'node:test'

import { createPublicClient, http } from 'viem'

import { createWalletPeer } from '../../dev/index.mjs'

import { approve, emailField, logIn, sendCode } from './support/email.mjs'
import { connectFamily, endFamily, openFamilies } from './support/families.mjs'
import {
  atView,
  callsOf,
  chooseWallet,
  connected,
  count,
  disconnected,
  inWallet,
  modal,
  pressButton,
} from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()

const REQUIRED = '?signIn=required'
const OPTIONAL = '?signIn=optional'

const signedIn = page => page.evaluate(() => fetch('/sign-in/session').then(answer => answer.json()))
const faults = (page, ...names) =>
  page.evaluate(body => fetch('/sign-in/faults', { method: 'POST', body }).then(() => undefined), JSON.stringify(names))
const button = (page, name) => modal(page).getByRole('button', { name })
const snack = (page, text) => modal(page).getByText(text).waitFor()
const signatures = async (page, index) => count(await callsOf(page, index), 'personal_sign')

/** Chooses a wallet in the dialog, which then asks to sign in. */
async function toSignIn(page, name = 'Aspen') {
  await pressButton(page)
  await atView(page, 'Connect')
  await chooseWallet(page, name)
  await atView(page, 'SIWXSignMessage')
  await button(page, 'Sign').waitFor()
}

async function signIn(page) {
  await button(page, 'Sign').click()
  await atView(page)
  await connected(page)
}

test('an EVM visitor reads, signs once, and is signed in on the server', async () => {
  const page = await site.open(REQUIRED)
  await toSignIn(page)
  for (const text of [/I accept the terms of the playground/, /Local One/, new RegExp(new URL(page.url()).host)])
    await modal(page).getByText(text).first().waitFor()
  assert.equal(await signatures(page, 0), 0)
  await signIn(page)
  const address = await page.evaluate(() => window.walletModal.getAddress())
  assert.deepEqual(await signedIn(page), [{ address, chainId: 'eip155:31337' }])
  assert.equal(await signatures(page, 0), 1)
})

test('a reload restores without a prompt, and the modal opens at the account', async () => {
  const page = await site.open(REQUIRED)
  await toSignIn(page)
  await signIn(page)
  await page.reload()
  await connected(page)
  await pressButton(page)
  await atView(page, 'Account')
  assert.equal(await signatures(page, 0), 0)
})

test('a reload without a session requests nothing until the modal is opened', async () => {
  const page = await site.open(REQUIRED)
  await toSignIn(page)
  await page.reload()
  await connected(page)
  await atView(page)
  await pressButton(page)
  await atView(page, 'SIWXSignMessage')
})

test('required: neither Escape, the backdrop, back nor close() leaves it, and cancelling disconnects', async () => {
  const page = await site.open(REQUIRED)
  await toSignIn(page)
  await page.keyboard.press('Escape')
  assert.equal(await page.evaluate(() => window.walletModal.close()), false)
  await page.mouse.click(5, 5)
  await atView(page, 'SIWXSignMessage')
  await button(page, 'Cancel').click()
  await atView(page)
  await disconnected(page)
})

test('optional: closing keeps the connection, and a message can be signed without a sign-in', async () => {
  const page = await site.open(OPTIONAL)
  await toSignIn(page)
  await page.keyboard.press('Escape')
  await atView(page)
  await connected(page)
  assert.deepEqual(await signedIn(page), [])
  const card = page.getByRole('region', { name: 'Sign a message' })
  await card.getByRole('button', { name: 'Sign' }).click()
  await card.getByText(/^Signed by 0x/).waitFor()
  const panel = page.getByRole('region', { name: 'Sign-in' })
  await panel.getByRole('button', { name: 'Sign in' }).click()
  await atView(page, 'SIWXSignMessage')
  await button(page, 'Sign').click()
  await panel.getByText(/^Signed in as 0x/).waitFor()
})

test('disconnecting signs out on the server', async () => {
  const page = await site.open(REQUIRED)
  await toSignIn(page)
  await signIn(page)
  await page.evaluate(() => window.walletModal.disconnect())
  await disconnected(page)
  await page.waitForFunction(async () => (await (await fetch('/sign-in/session')).json()).length === 0)
})

test('another network requests it again; cancelling switches back to the previous one, where the visitor stays signed in', async () => {
  const page = await site.open(REQUIRED)
  await toSignIn(page)
  await signIn(page)
  await inWallet(page, 0, 'switchChain', 31338)
  await atView(page, 'SIWXSignMessage')
  await modal(page).getByText('Local Two').first().waitFor()
  await button(page, 'Cancel').click()
  await atView(page)
  await connected(page)
  assert.equal(await page.evaluate(() => window.walletModal.getChainId()), 31337)
  assert.equal((await signedIn(page)).length, 1)
  assert.equal(await signatures(page, 0), 1)
})

test('a refusal is reported and can be retried, with a new nonce', async () => {
  const page = await site.open(REQUIRED)
  await toSignIn(page)
  await inWallet(page, 0, 'fail', 'personal_sign', { code: 4001, message: 'User rejected the request.' })
  await button(page, 'Sign').click()
  await snack(page, 'Error signing message')
  await inWallet(page, 0, 'approve')
  await signIn(page)
  const texts = await page.evaluate(() =>
    window.testWallets[0].calls.filter(({ method }) => method === 'personal_sign').map(({ params }) => params[0]),
  )
  assert.equal(texts.length, 2)
  assert.notEqual(texts[0], texts[1])
})

for (const [fault, why] of [
  ['nonce-twice', 'a nonce that was used before'],
  ['expired', 'a message that is too old'],
  ['clock', 'a server whose clock is an hour behind'],
  ['down', 'a server that is down between prompt and verification'],
])
  test(`${why}: the sign-in fails, and works on retry`, async () => {
    const page = await site.open(REQUIRED)
    if (fault === 'nonce-twice') {
      await toSignIn(page)
      await signIn(page)
      await page.evaluate(() => window.walletModal.disconnect())
      await disconnected(page)
    }
    await faults(page, fault)
    await toSignIn(page)
    // the nonce is issued anew to this visit, so it is used up first
    if (fault === 'nonce-twice') await page.context().clearCookies()
    await button(page, 'Sign').click()
    await snack(page, 'Error signing message')
    site.problems.splice(0) // the browser's words about the answer of the server
    await faults(page)
    await signIn(page)
    assert.equal((await signedIn(page)).length, 1)
  })

test('two tabs share a sign-in, and disconnecting in one ends it once', async () => {
  const visitor = await site.visitor()
  const one = await visitor.open(REQUIRED)
  await toSignIn(one)
  const two = await visitor.open(REQUIRED)
  await connected(two)
  await pressButton(two)
  await atView(two, 'SIWXSignMessage')
  await signIn(one)
  await atView(two)
  await connected(two)
  assert.equal(await signatures(two, 0), 0)
  await two.evaluate(() => window.walletModal.disconnect())
  await disconnected(one)
  await one.waitForFunction(async () => (await (await fetch('/sign-in/session')).json()).length === 0)
})

test('Solana and Bitcoin sign in next to EVM, each with its own session, which ends separately', async () => {
  const page = await openFamilies(site, { path: REQUIRED })
  for (const [namespace, wallet] of Object.entries({ eip155: 'Aspen', solana: 'Larch', bip122: 'Tamarack' })) {
    await connectFamily(page, namespace, wallet)
    await atView(page, 'SIWXSignMessage')
    await signIn(page)
  }
  const namespaces = (await signedIn(page)).map(({ chainId }) => chainId.split(':')[0])
  assert.deepEqual(namespaces, ['eip155', 'solana', 'bip122'])
  await endFamily(page, 'solana')
  await page.waitForFunction(
    () => !JSON.parse(localStorage['@appkit/siwx']).some(({ data }) => data.chainId.startsWith('solana:')),
  )
  const left = await page.evaluate(() =>
    JSON.parse(localStorage['@appkit/siwx']).map(({ data }) => data.chainId.split(':')[0]),
  )
  assert.deepEqual(left, ['eip155', 'bip122'])
})

test('a Taproot address signs in by BIP-322', async () => {
  const page = await openFamilies(site, { path: REQUIRED })
  await page.evaluate(() => window.walletModal.setPreferredAccountType('ordinal', 'bip122'))
  await connectFamily(page, 'bip122', 'Tamarack')
  await atView(page, 'SIWXSignMessage')
  await signIn(page)
  const [session] = await signedIn(page)
  assert.match(session.address, /^bcrt1p/)
  const kinds = await page.evaluate(() =>
    JSON.parse(localStorage['@appkit/siwx']).map(({ signatureType }) => signatureType),
  )
  assert.deepEqual(kinds, ['bip322'])
})

test('a Solana wallet with native sign-in is asked for it, once', async () => {
  const page = await openFamilies(site, { path: REQUIRED })
  await page.evaluate(async seed => {
    const { createTestSolanaWallet } = window.walletTesting
    window.native = await createTestSolanaWallet({ name: 'Maple', privateKey: seed, signIn: true })
  }, site.stack.solana.accounts[4].privateKey)
  await connectFamily(page, 'solana', 'Maple')
  await atView(page, 'SIWXSignMessage')
  await signIn(page)
  assert.match((await signedIn(page))[0].chainId, /^solana:/)
  const methods = await page.evaluate(() => window.native.calls.map(({ method }) => method))
  assert.deepEqual(
    methods.filter(name => name.startsWith('solana:')),
    ['solana:signIn'],
  )
})

test('a login by email signs in as well, without a prompt', async context => {
  const { frame } = site.stack
  context.after(() => frame.reset())
  const page = await site.open(REQUIRED)
  await logIn(page, site.stack, 'ada@example.com') // closes by itself: it would stay open at a prompt
  const address = await page.evaluate(() => window.walletModal.getAddress('eip155'))
  assert.deepEqual(await signedIn(page), [{ address, chainId: 'eip155:31337' }])
  assert.deepEqual(frame.approvals(), [])
  await page.reload()
  await connected(page)
  await pressButton(page)
  await atView(page, 'Account')
})

test('a login with a social account signs in as well, without a prompt', async context => {
  const { frame, social } = site.stack
  context.after(() => {
    frame.reset()
    social.reset()
  })
  social.set({ provider: 'google', mode: 'approve', handle: 'grace', email: 'grace@example.com' })
  const page = await site.open(REQUIRED)
  await pressButton(page)
  await atView(page, 'Connect')
  await button(page, 'Continue with Google').click()
  await connected(page)
  await atView(page) // closes by itself: it would stay open at a prompt
  const address = await page.evaluate(() => window.walletModal.getAddress('eip155'))
  assert.deepEqual(await signedIn(page), [{ address, chainId: 'eip155:31337' }])
  assert.deepEqual(frame.approvals(), [])
})

test('a smart account signs in before and after its deployment', async context => {
  const { frame, evm } = site.stack
  context.after(() => frame.reset())
  const client = createPublicClient({ transport: http(evm[0].rpcUrl) })
  const page = await site.open(REQUIRED)
  await logIn(page, site.stack, 'ada@example.com')
  const { address, accountType } = await page.evaluate(() => window.walletModal.getAccount('eip155'))
  assert.equal(accountType, 'smartAccount')
  assert.equal(await client.getCode({ address }), undefined)
  assert.deepEqual(await signedIn(page), [{ address, chainId: 'eip155:31337' }])

  const sent = page.evaluate(
    from =>
      window.walletModal
        .getProvider('eip155')
        .request({ method: 'eth_sendTransaction', params: [{ from, to: from, value: '0x0' }] }),
    address,
  )
  await atView(page, 'ApproveTransaction')
  await approve(page)
  await sent
  await atView(page)
  assert.ok(await client.getCode({ address }), 'its first transaction puts it on the chain')
  await page.evaluate(() => window.walletModal.disconnect())
  await disconnected(page)
  await page.waitForFunction(async () => (await (await fetch('/sign-in/session')).json()).length === 0)

  frame.clearLimits()
  await pressButton(page)
  await atView(page, 'Connect')
  await emailField(page).fill('ada@example.com')
  await emailField(page).press('Enter')
  await atView(page, 'EmailVerifyOtp')
  await sendCode(page, await frame.code('ada@example.com'))
  await connected(page)
  await atView(page)
  assert.deepEqual(await signedIn(page), [{ address, chainId: 'eip155:31337' }])
})

test('an added wallet signs in separately; going back to the first requests nothing', async () => {
  const page = await site.open(REQUIRED)
  await toSignIn(page)
  await signIn(page)
  await page.evaluate(() => {
    const { id } = window.walletModal.getConnectors('eip155').find(({ name }) => name === 'Birch')
    void window.walletModal.connect(id, 'eip155')
  })
  await atView(page, 'SIWXSignMessage')
  await signIn(page)
  const [aspen, , birch] = site.stack.accounts.map(({ address }) => address)
  const session = address => ({ address, chainId: 'eip155:31337' })
  assert.deepEqual(await signedIn(page), [session(aspen), session(birch)])
  await page.evaluate(async () => {
    const { connectorId } = window.walletModal
      .getConnections('eip155')
      .find(({ connectorId }) => connectorId !== window.walletModal.getConnections('eip155')[0].connectorId)
    await window.walletModal.switchConnection({ namespace: 'eip155', connectorId })
  })
  await page.waitForFunction(address => window.walletModal.getAddress('eip155') === address, aspen)
  await atView(page)
  assert.deepEqual([await signatures(page, 0), await signatures(page, 1)], [1, 1])
  assert.equal((await signedIn(page)).length, 2)
})

/** Shows the code, and has a wallet elsewhere take it. */
async function pairWith(page, wallet) {
  await page.evaluate(() => void window.walletModal.open({ view: 'ConnectingWalletConnect' }))
  const code = modal(page).locator('w3m-ui-qr')
  await code.waitFor()
  await wallet.pair(await code.getAttribute('value'))
}

const EVM_ALONE = `${REQUIRED}&families=evm`

/** A wallet elsewhere, which ends with the test. */
function elsewhere(context, signsIn) {
  const { relay, evm, accounts } = site.stack
  const rpcUrls = Object.fromEntries(evm.map(({ caipNetworkId, rpcUrl }) => [caipNetworkId, rpcUrl]))
  const wallet = createWalletPeer({ relayUrl: relay.url, rpcUrls, accounts: [accounts[5].privateKey], signsIn })
  context.after(() => wallet.stop())
  return wallet
}

test('over WalletConnect, a capable wallet signs in while connecting: no second prompt', async context => {
  const wallet = elsewhere(context, true)
  const page = await site.open(EVM_ALONE)
  await pairWith(page, wallet)
  await connected(page)
  await atView(page)
  const { address } = site.stack.accounts[5]
  assert.deepEqual(await signedIn(page), [{ address, chainId: 'eip155:31337' }])
  assert.equal(wallet.calls('session_authenticate').length, 1)
  assert.deepEqual(wallet.calls('personal_sign'), [])
  await page.reload()
  await connected(page)
  const height = await page.evaluate(() =>
    window.walletModal.getProvider('eip155').request({ method: 'eth_blockNumber' }),
  )
  assert.match(height, /^0x/) // reads go to the site's endpoints still
})

test('over WalletConnect, any other wallet connects, and is asked to sign afterwards, once', async context => {
  const wallet = elsewhere(context, false)
  const page = await site.open(EVM_ALONE)
  await pairWith(page, wallet)
  await atView(page, 'SIWXSignMessage')
  await signIn(page)
  assert.equal(wallet.calls('personal_sign').length, 1)
  assert.equal((await signedIn(page)).length, 1)
})

test('over WalletConnect, a site with several families requests the sign-in afterwards', async context => {
  const wallet = elsewhere(context, true)
  const page = await site.open(REQUIRED)
  await pairWith(page, wallet)
  await atView(page, 'SIWXSignMessage')
  await signIn(page)
  assert.equal(wallet.calls('session_authenticate').length, 0)
  assert.equal(wallet.calls('personal_sign').length, 1)
})
