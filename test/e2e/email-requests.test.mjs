import assert from 'node:assert/strict'
import test, { afterEach } from 'node:test'

import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { createPublicClient, createTestClient, http, parseEther } from 'viem'

import { atRest } from '../support/at-rest.mjs'
import { comesTrue } from '../support/comes-true.mjs'
import { axeFindings } from './support/audit.mjs'
import { addressOf, approve, ask, frameOf, logIn, reject, toDecide } from './support/email.mjs'
import { atView, modal, pressButton } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()
const { frame } = site.stack
const [chain] = site.stack.evm
const transport = http(chain.rpcUrl)
const client = createPublicClient({ transport })
const anvil = createTestClient({ transport, mode: 'anvil' })

afterEach(() => frame.reset())

const callSolana = async (method, ...params) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  return (await (await fetch(site.stack.solana.url, { method: 'POST', body })).json()).result
}

async function member(options) {
  const page = await (await site.visitor(options)).open()
  await logIn(page, site.stack, 'ada@example.com')
  return page
}

const message = '0x68656c6c6f'

test('a message is signed once the visitor approves it, with the account’s signature', async () => {
  const page = await member()
  const address = await addressOf(page)
  const { asked } = await ask(page, 'personal_sign', [message, address])
  await toDecide(page)
  assert.deepEqual(await axeFindings(page), [])
  const panel = await page.locator('w3m-approve-transaction-view').boundingBox()
  const shown = await page.locator('#w3m-iframe').boundingBox()
  assert.deepEqual(shown, panel, 'the frame is over the view')
  const outline = await frameOf(page)
    .locator('#title:focus')
    .evaluate(title => getComputedStyle(title).outlineStyle)
  assert.equal(outline, 'none', 'what is focused only to be read has no ring')
  await approve(page)
  const { value } = await asked
  await atView(page)
  assert.equal(await client.verifyMessage({ address, message: { raw: message }, signature: value }), true)
  await page.locator('#w3m-iframe').waitFor({ state: 'hidden' })
})

test('typed data is signed in the same way', async () => {
  const page = await member()
  const address = await addressOf(page)
  const typed = {
    domain: { name: 'Test', chainId: chain.chainId },
    primaryType: 'Greeting',
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
      Greeting: [{ name: 'text', type: 'string' }],
    },
    message: { text: 'hello' },
  }
  const { asked } = await ask(page, 'eth_signTypedData_v4', [address, JSON.stringify(typed)])
  await toDecide(page)
  await approve(page)
  const { value } = await asked
  assert.equal(await client.verifyTypedData({ address, ...typed, signature: value }), true)
})

test('refusing in the frame rejects the request and closes the dialog', async () => {
  const page = await member()
  const { asked } = await ask(page, 'personal_sign', [message, await addressOf(page)])
  await toDecide(page)
  await reject(page)
  assert.equal((await asked).code, 4001)
  await atView(page)
})

test('closing the dialog with its button, Escape or the backdrop rejects open requests', async () => {
  const page = await member()
  const address = await addressOf(page)
  for (const close of [
    () => modal(page).getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ]) {
    const { asked } = await ask(page, 'personal_sign', [message, address])
    await toDecide(page)
    await modal(page).getByRole('button', { name: 'Close' }).focus()
    await close()
    assert.deepEqual(await asked, { code: 4001, message: 'Request was aborted' })
    await atView(page)
    await comesTrue(() => !frame.approvals().length)
    assert.deepEqual(frame.approvals(), [])
  }
})

test('the keyboard alone leads from the heading into the frame, and back', async () => {
  const page = await member()
  const { asked } = await ask(page, 'personal_sign', [message, await addressOf(page)])
  await toDecide(page)
  await atRest(page) // the frame takes part in the order of Tab once it has moved to its place
  const approveButton = frameOf(page).getByRole('button', { name: 'Approve' })
  /**
   * What has the focus, by a number of its own: several controls read the same. `undefined` between the page and the frame,
   * which is a process of its own.
   */
  const focus = async () => {
    const inPage = await page.evaluate(() => {
      let found = document.activeElement
      while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement
      const known = (window.focused ??= [])
      if (!known.includes(found)) known.push(found)
      return found?.localName === 'iframe' ? 'frame' : `page ${known.indexOf(found)}`
    })
    if (inPage !== 'frame') return inPage
    return approveButton.evaluate(approve => {
      const found = document.activeElement
      if (!document.hasFocus()) return undefined
      // the frame can take the focus before one of its controls is ready for it; the next Tab leads to the first
      if (found === document.body) return 'frame document'
      const known = (window.focused ??= [])
      if (!known.includes(found)) known.push(found)
      return found === approve ? 'approve' : `frame ${known.indexOf(found)}`
    })
  }
  let unmoved = 0
  let now = await comesTrue(focus)
  for (let presses = 0; presses < 60 && now !== 'approve'; presses++) {
    const before = now
    await page.keyboard.press('Tab')
    now = await comesTrue(async () => {
      const found = await focus()
      return found !== before && found
    }, 5_000)
    // the browser drops a Tab that comes while the frame moves; whoever sees no change presses again
    unmoved = now ? 0 : unmoved + 1
    assert.ok(unmoved < 4, `the focus stays at ${before}`)
    now ||= before
  }
  assert.equal(now, 'approve')
  await page.keyboard.press('Enter')
  assert.match((await asked).value, /^0x/)
})

test('the form sends a transfer once it is approved in the frame', async () => {
  const page = await member()
  const address = await addressOf(page)
  await anvil.setBalance({ address, value: parseEther('10') })
  await page.evaluate(() => window.walletModal.updateNativeBalance('eip155'))
  const receiver = '0x00000000000000000000000000000000000000a1'
  await pressButton(page)
  await atView(page, 'Account')
  await modal(page).getByRole('button', { name: 'Send' }).click()
  await atView(page, 'WalletSend')
  await modal(page).getByRole('textbox', { name: 'Amount' }).fill('1.5')
  await modal(page).getByRole('textbox', { name: 'Recipient' }).fill(receiver)
  await modal(page).getByRole('button', { name: 'Review' }).click()
  await atView(page, 'WalletSendPreview')
  const before = await client.getBalance({ address: receiver })
  await modal(page).getByRole('button', { name: /^Send/ }).click()
  await toDecide(page)
  await frameOf(page).getByText(/1\.5/).first().waitFor()
  await approve(page)
  await atView(page, 'Account')
  await comesTrue(async () => (await client.getBalance({ address: receiver })) !== before)
  assert.equal((await client.getBalance({ address: receiver })) - before, parseEther('1.5'))
  await modal(page)
    .getByText(/^8\.(4|5)\d*$/)
    .first()
    .waitFor()
})

test('a Solana message is signed by the account of the same login', async () => {
  const page = await member()
  const asked = page.evaluate(() =>
    window.walletModal
      .getProvider('solana')
      .signMessage(new TextEncoder().encode('hello'))
      .then(signature => [...signature]),
  )
  await toDecide(page)
  await approve(page)
  const signature = await asked
  const address = await addressOf(page, 'solana')
  assert.equal(
    ed25519.verify(Uint8Array.from(signature), new TextEncoder().encode('hello'), base58.decode(address)),
    true,
  )
})

test('a Solana transaction is signed and sent by the account of the same login', async () => {
  const page = await member()
  const [from, { address: to }] = [await addressOf(page, 'solana'), site.stack.solana.accounts[4]]
  await callSolana('requestAirdrop', from, 2_000_000_000)
  const { value: before } = await callSolana('getBalance', to)
  const card = page.getByRole('region', { name: 'Solana' })
  await card.getByRole('button', { name: 'Send SOL' }).click()
  await toDecide(page)
  await frameOf(page).getByText('0.25 SOL').first().waitFor()
  await approve(page)
  await card.getByText('Confirmed', { exact: true }).waitFor()
  assert.equal((await callSolana('getBalance', to)).value - before, 250_000_000)
})

test('a method on neither list is refused, and the dialog shows that', async () => {
  const page = await member()
  const { asked } = await ask(page, 'eth_sign', [await addressOf(page), message])
  assert.deepEqual(await asked, { code: 4200, message: 'Requested RPC call is not allowed' })
  await atView(page, 'Account')
  await modal(page).getByText('Action not allowed').first().waitFor()
})
