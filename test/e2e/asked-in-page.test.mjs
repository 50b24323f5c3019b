import assert from 'node:assert/strict'
import test from 'node:test'

import { createPublicClient, erc20Abi, http } from 'viem'

import { approve, emailField, sendCode } from './support/email.mjs'
import { chooseRow, openFamilies } from './support/families.mjs'
import {
  atView,
  callsOf,
  chainOf,
  chooseWallet,
  connect,
  connected,
  count,
  fact,
  modal,
  pressButton,
} from './support/page.mjs'
import { BOXES, asksInPage, box, dialogIs, focusIn, pressInBox, writeInBox } from './support/page-box.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite()
const receiver = site.stack.accounts[7].address
const dialog = page => page.getByRole('dialog', { name: /./ }).and(page.locator('w3m-modal dialog'))
const written = page => page.evaluate(() => window.written)

/** Asked to connect by its row. */
async function ask(page, wallet = 'Aspen') {
  await pressButton(page)
  await atView(page, 'Connect')
  await chooseWallet(page, wallet)
  await box(page).waitFor()
}

/** Presses in the dialog where nothing takes the focus. */
const pressBlank = page =>
  modal(page)
    .locator('.handle')
    .click({ position: { x: 100, y: 4 } })

/** Records in the page how often the dialog comes in, and from `watch()` on every place and strength in which it is drawn. */
const recordMotion = page =>
  page.evaluate(() => {
    const { shadowRoot } = document.querySelector('w3m-modal')
    const panel = shadowRoot.querySelector('.panel')
    const started = []
    const seen = new Set()
    shadowRoot.addEventListener('animationstart', ({ target, animationName }) => {
      if (target === panel || target === panel.parentElement) started.push(animationName)
    })
    const watch = () => {
      const { left, width } = panel.getBoundingClientRect()
      const opacities = [panel.parentElement, panel].map(part => getComputedStyle(part).opacity)
      seen.add([left, width, ...opacities, scrollX, scrollY, document.documentElement.clientWidth].join(' '))
      requestAnimationFrame(watch)
    }
    window.motion = { started, seen, watch }
  })

for (const kind of BOXES)
  test(`a wallet that asks in the page by a box (${kind}) is pressed, written into and connected`, async () => {
    const page = await site.open()
    await asksInPage(page, 0, 'eth_requestAccounts', { kind })
    await ask(page)
    await dialogIs(page, 'in the page')
    await writeInBox(page, 'open sesame', kind)
    await pressInBox(page, 'Approve', kind)
    await connected(page)
    await atView(page)
    assert.deepEqual(await written(page), ['open sesame'])
  })

for (const kind of BOXES)
  test(`a refusal in the page by a box (${kind}) leaves the dialog as it was before`, async () => {
    const page = await site.open()
    await asksInPage(page, 0, 'eth_requestAccounts', { kind })
    await pressButton(page)
    await atView(page, 'Connect')
    await dialogIs(page, 'modal')
    await chooseWallet(page, 'Aspen')
    await box(page).waitFor()
    await writeInBox(page, 'no', kind)
    await pressInBox(page, 'Refuse', kind)
    await dialogIs(page, 'modal')
    await modal(page).getByRole('button', { name: 'Try again' }).waitFor()
    assert.match(await focusIn(page), /^h2 Aspen/)
    await page.keyboard.press('Escape')
    await atView(page)
    await page.waitForFunction(() => document.activeElement?.localName === 'wallet-modal-button')
  })

test('a wallet’s dialog in the page gets the focus at once, and can be typed into without a click', async () => {
  for (const kind of BOXES) {
    const page = await site.open()
    await asksInPage(page, 0, 'eth_requestAccounts', { kind })
    await ask(page)
    await page.waitForFunction(() => document.activeElement.closest('.wallet-box'))
    await page.keyboard.type('at once')
    await pressInBox(page, 'Approve', kind)
    await connected(page)
    assert.deepEqual(await written(page), ['at once'], kind)
  }
})

test('a box that appears 2 s later is reachable, and the dialog stays in place', async () => {
  const visitor = await site.visitor()
  await visitor.context.clock.install()
  const page = await visitor.open()
  await asksInPage(page, 0, 'eth_requestAccounts', { delay: 2_000 })
  await pressButton(page)
  await atView(page, 'Connect')
  await chooseWallet(page, 'Aspen')
  await dialogIs(page, 'in the page')
  assert.match(await focusIn(page), /^h2 Aspen/)
  await page.clock.runFor(2_000)
  await box(page).waitFor()
  await writeInBox(page, 'late')
  await pressInBox(page, 'Refuse')
  await dialogIs(page, 'modal')
  assert.match(await focusIn(page), /^h2 Aspen/)
  assert.deepEqual(await written(page), ['late'])
})

test('nothing moves while the dialog leaves the top layer and comes back, and it comes in once', async () => {
  const visitor = await site.visitor({ reducedMotion: 'no-preference', viewport: { width: 1000, height: 400 } })
  const page = await visitor.open()
  await asksInPage(page, 0, 'eth_requestAccounts')
  await pressButton(page)
  await atView(page, 'Connect')
  await page.keyboard.press('Escape')
  await dialogIs(page, 'closed')
  await page.evaluate(() => scrollTo(0, 60))
  await recordMotion(page)
  await page.keyboard.press('Enter') // the button has the focus
  await atView(page, 'Connect')
  await page.waitForFunction(() => window.motion.started.length >= 2)
  await page.waitForFunction(() => {
    const panel = document.querySelector('w3m-modal').shadowRoot.querySelector('.panel')
    return [panel, panel.parentElement].every(part => part.getAnimations().length === 0)
  })
  await page.evaluate(() => window.motion.watch())
  await chooseWallet(page, 'Aspen')
  for (let turn = 0; turn < 3; turn++) {
    await box(page).waitFor()
    await pressInBox(page, 'Refuse')
    await dialogIs(page, 'modal')
    await asksInPage(page, 0, 'eth_requestAccounts')
    await modal(page).getByRole('button', { name: 'Try again' }).click()
  }
  await box(page).waitFor()
  const { started, seen } = await page.evaluate(() => ({ ...window.motion, seen: [...window.motion.seen] }))
  assert.equal(seen.length, 1, seen.join(' | '))
  assert.deepEqual(started.sort(), ['fade', 'rise'])
})

test('sending asks in the page, and afterwards the dialog is modal again', async () => {
  const page = await site.open()
  await connect(page)
  await asksInPage(page, 0, 'eth_sendTransaction')
  await pressButton(page)
  await atView(page, 'Account')
  await dialog(page).getByRole('button', { name: 'Send' }).click()
  await atView(page, 'WalletSend')
  await dialog(page).getByRole('textbox', { name: 'Amount' }).fill('0.5')
  await dialog(page).getByRole('textbox', { name: 'Recipient' }).fill(receiver)
  await dialog(page).getByRole('button', { name: 'Review' }).click()
  await atView(page, 'WalletSendPreview')
  const confirm = dialog(page).getByRole('button', { name: /^(Approve|Send|Confirm)/ })
  await confirm.click()
  await box(page).waitFor()
  await dialogIs(page, 'in the page')
  await writeInBox(page, 'to send')
  await pressInBox(page, 'Refuse')
  await dialogIs(page, 'modal')
  await asksInPage(page, 0, 'eth_sendTransaction')
  await confirm.click()
  await box(page).waitFor()
  await pressInBox(page, 'Approve')
  await atView(page, 'Account')
  await dialogIs(page, 'modal')
  assert.ok(count(await callsOf(page), 'eth_sendTransaction') >= 2)
  assert.deepEqual(await written(page), ['to send', ''])
})

/** A swap of test dollars for ether, as it will be signed: an approval comes first. */
async function atSwap(page, symbol, amount) {
  const args = { fromToken: symbol, toToken: 'ETH', amount }
  await page.evaluate(options => void window.walletModal.open({ view: 'Swap', arguments: options }), args)
  await atView(page, 'Swap')
  await dialog(page).getByRole('button', { name: 'Review swap' }).click()
  await atView(page, 'SwapPreview')
}

test('approving and swapping ask in the page one after the other, and each time the dialog is modal again', async () => {
  const [{ rpcUrl, tokens }] = site.stack.evm
  const { address, symbol, decimals } = tokens.plain
  const client = createPublicClient({ transport: http(rpcUrl) })
  const args = [site.stack.accounts[0].address]
  const dollars = () => client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args })
  const before = await dollars()
  const page = await site.open()
  await connect(page)
  await atSwap(page, symbol, '20')
  const confirm = modal(page).locator('w3m-swap-preview-view w3m-ui-button[variant="primary"]').getByRole('button')
  const hasFocus = () => confirm.evaluate(button => button.getRootNode().activeElement === button)

  await asksInPage(page, 0, 'eth_sendTransaction')
  await confirm.click()
  await box(page).waitFor()
  await dialogIs(page, 'in the page')
  await writeInBox(page, 'not yet')
  await pressInBox(page, 'Refuse')
  await dialogIs(page, 'modal')
  await modal(page)
    .getByText(/You declined in Aspen/)
    .waitFor()
  assert.equal(await hasFocus(), true)

  await asksInPage(page, 0, 'eth_sendTransaction')
  await confirm.click()
  await box(page).waitFor()
  await dialogIs(page, 'in the page')
  await client.request({ method: 'evm_setAutomine', params: [false] })
  try {
    await writeInBox(page, 'approval')
    await pressInBox(page, 'Approve')
    await dialogIs(page, 'modal') // the wallet has answered, and the approval is not on the chain yet
    assert.equal(await hasFocus(), true)
    await asksInPage(page, 0, 'eth_sendTransaction')
    await client.request({ method: 'evm_mine', params: [] })
  } finally {
    await client.request({ method: 'evm_setAutomine', params: [true] })
  }
  await box(page).waitFor()
  await dialogIs(page, 'in the page')
  await writeInBox(page, 'swap')
  await pressInBox(page, 'Approve')
  await atView(page, 'Account')
  await dialogIs(page, 'modal')
  await modal(page)
    .getByText(/swapped$/)
    .waitFor()
  assert.equal(before - (await dollars()), 20n * 10n ** BigInt(decimals))
  assert.deepEqual(await written(page), ['not yet', 'approval', 'swap'])
})

test('calls ask in the page one after the other, and each time the dialog is modal again', async () => {
  const client = createPublicClient({ transport: http(site.stack.evm[0].rpcUrl) })
  const page = await site.open()
  await connect(page)
  const calls = ['0x1', '0x2'].map(value => ({ to: receiver, value }))
  await page.evaluate(calls => {
    window.ended = window.walletModal.sendCalls({ calls }).then(({ status }) => status)
  }, calls)
  await atView(page, 'SendCalls')
  const confirm = dialog(page).getByRole('button', { name: 'Send 2 calls' })
  await asksInPage(page, 0, 'eth_sendTransaction')
  await confirm.click()
  await box(page).waitFor()
  await dialogIs(page, 'in the page')
  await pressInBox(page, 'Refuse')
  await dialogIs(page, 'modal')
  await modal(page)
    .getByText(/You declined in Aspen/)
    .waitFor()
  const hasFocus = () => confirm.evaluate(button => button.getRootNode().activeElement === button)
  assert.equal(await hasFocus(), true)

  await asksInPage(page, 0, 'eth_sendTransaction')
  await confirm.click()
  await box(page).waitFor()
  await client.request({ method: 'evm_setAutomine', params: [false] })
  try {
    await pressInBox(page, 'Approve')
    await dialogIs(page, 'modal') // the wallet has answered, and the first call is not on the chain yet
    await asksInPage(page, 0, 'eth_sendTransaction')
    await client.request({ method: 'evm_mine', params: [] })
  } finally {
    await client.request({ method: 'evm_setAutomine', params: [true] })
  }
  await modal(page).getByText('1 of 2 went through').waitFor()
  await box(page).waitFor()
  await dialogIs(page, 'in the page')
  await pressInBox(page, 'Approve')
  await modal(page).getByText('2 of 2 went through').waitFor()
  await dialogIs(page, 'modal')
  assert.equal(await page.evaluate(() => window.ended), 'sent')
})

test('switching the network asks in the page', async () => {
  const page = await site.open()
  await connect(page)
  await asksInPage(page, 0, 'wallet_switchEthereumChain')
  await page.locator('wallet-modal-network-button').getByRole('button').click()
  await atView(page, 'Networks')
  await modal(page)
    .getByRole('button', { name: /Local Two/ })
    .click()
  await box(page).waitFor()
  await dialogIs(page, 'in the page')
  await pressInBox(page, 'Refuse')
  await modal(page).getByText('Switch declined').first().waitFor()
  await dialogIs(page, 'modal')
  await asksInPage(page, 0, 'wallet_switchEthereumChain')
  await modal(page).getByRole('button', { name: 'Try again' }).click()
  await box(page).waitFor()
  await pressInBox(page, 'Approve')
  await fact(page, 'network', /^Local Two/)
  assert.equal(await chainOf(page), 31338)
})

test('signing in asks in the page', async () => {
  const page = await site.open('?signIn=required')
  await pressButton(page)
  await atView(page, 'Connect')
  await chooseWallet(page, 'Aspen')
  await atView(page, 'SIWXSignMessage')
  const sign = modal(page).getByRole('button', { name: 'Sign', exact: true })
  await asksInPage(page, 0, 'personal_sign')
  await sign.click()
  await box(page).waitFor()
  await dialogIs(page, 'in the page')
  await writeInBox(page, 'words')
  await pressInBox(page, 'Refuse')
  await dialogIs(page, 'modal')
  await atView(page, 'SIWXSignMessage')
  await asksInPage(page, 0, 'personal_sign')
  await sign.click()
  await box(page).waitFor()
  await pressInBox(page, 'Approve')
  await atView(page)
  await connected(page)
  assert.deepEqual(await written(page), ['words', ''])
})

for (const [namespace, name, method] of [
  ['solana', 'Larch', 'standard:connect'],
  ['bip122', 'Tamarack', 'bitcoin:connect'],
])
  test(`a wallet of another family (${namespace}) asks in the page too`, async () => {
    const page = await openFamilies(site)
    await asksInPage(page, [name, namespace], method)
    await pressButton(page)
    await atView(page, 'Connect')
    await chooseRow(page, name)
    await box(page).waitFor()
    await dialogIs(page, 'in the page')
    await writeInBox(page, 'words')
    await pressInBox(page, 'Refuse')
    await dialogIs(page, 'modal')
    assert.match(await focusIn(page), new RegExp(`^h2 ${name}`))
    await asksInPage(page, [name, namespace], method)
    await modal(page).getByRole('button', { name: 'Try again' }).click()
    await box(page).waitFor()
    await pressInBox(page, 'Approve')
    await connected(page)
    assert.deepEqual(await written(page), ['words', ''])
  })

test('the dialog is dismissed and left as usual while a wallet asks in the page', async () => {
  const page = await site.open()
  await asksInPage(page, 0, 'eth_requestAccounts')
  await ask(page)

  // back to the list: nothing is waited for any more, and the wallet’s own box is its own business
  await modal(page).getByRole('button', { name: 'Back' }).click()
  await atView(page, 'Connect')
  await dialogIs(page, 'modal')
  await page.keyboard.press('Escape')
  await atView(page)

  // Escape closes as long as the focus is in the dialog, and the box has the keyboard for itself
  await page.evaluate(() => document.querySelector('.wallet-box').remove())
  await ask(page)
  await writeInBox(page, 'x')
  await page.keyboard.press('Escape')
  await dialogIs(page, 'in the page')
  await pressBlank(page)
  await page.keyboard.press('Escape')
  await atView(page)
  assert.equal(await box(page).count(), 1)
  await writeInBox(page, 'y')
  assert.equal(await box(page).getByRole('textbox').inputValue(), 'xy')

  // a press beside the dialog
  await page.evaluate(() => document.querySelector('.wallet-box').remove())
  await ask(page)
  await box(page).getByText('A wallet in the page').click()
  await dialogIs(page, 'in the page')
  await page.mouse.click(5, 400)
  await atView(page)
})

test('a visitor who leaves a wallet prompting in the page logs in by email, and approves in that login’s frame', async () => {
  const { frame } = site.stack
  const email = 'boxed@example.com'
  const page = await site.open()
  await asksInPage(page, 0, 'eth_requestAccounts')
  await ask(page)
  await dialogIs(page, 'in the page')
  await modal(page).getByRole('button', { name: 'Back' }).click()
  await atView(page, 'Connect')
  await dialogIs(page, 'modal')
  await emailField(page).fill(email)
  await emailField(page).press('Enter')
  await atView(page, 'EmailVerifyDevice')
  frame.confirmDevice(email)
  await atView(page, 'EmailVerifyOtp')
  await sendCode(page, await frame.code(email))
  await connected(page)
  await atView(page)
  assert.equal(await box(page).count(), 1) // the wallet’s own business
  await page.evaluate(() => {
    const { walletModal } = window
    const params = ['0x68656c6c6f', walletModal.getAddress('eip155')]
    window.signed = walletModal.getProvider('eip155').request({ method: 'personal_sign', params })
  })
  await atView(page, 'ApproveTransaction')
  await dialogIs(page, 'modal')
  await approve(page)
  assert.match(await page.evaluate(() => window.signed), /^0x[\da-f]+$/)
  frame.reset()
})

test('Tab leads from the dialog to the box of the wallet and not to what is covered', async () => {
  const page = await site.open()
  await asksInPage(page, 0, 'eth_requestAccounts')
  await ask(page)
  await pressBlank(page)
  const seen = []
  for (let presses = 0; presses < 8 && !/Refuse/.test(seen.at(-1)); presses++) {
    await page.keyboard.press('Tab')
    seen.push(await focusIn(page))
  }
  assert.deepEqual(seen.slice(-3), ['input Passphrase', 'button Approve', 'button Refuse'])
})
