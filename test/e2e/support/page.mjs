import assert from 'node:assert/strict'

import { comesTrue } from '../../support/comes-true.mjs'
import { isReplaced } from '../../support/engine.mjs'

/** Things a visitor does and sees on the pages of the demo. */

export const modal = page => page.locator('w3m-modal')

/** Waits until a fact of the account panel is as said. */
export const fact = (page, name, text) =>
  page
    .getByTestId(name)
    .filter({ hasText: text instanceof RegExp ? text : new RegExp(`^${text}$`) })
    .waitFor()

export const readFact = async (page, name) => (await page.getByTestId(name).innerText()).trim()

/** Waits until the page is connected, according to its button. */
export const connected = page =>
  page
    .locator('wallet-modal-button')
    .getByRole('button', { name: /^Open wallet/ })
    .waitFor()

export const disconnected = page =>
  page.locator('wallet-modal-button').getByRole('button', { name: 'Connect wallet' }).waitFor()

/** The button once the modal has been created; until then, and while a wallet is being restored, it says so. */
export const readyButton = page => page.locator('wallet-modal-button').getByRole('button', { name: /^(?!Restoring)/ })

export const pressButton = page => readyButton(page).click()

/** Waits until the modal shows a view, or is closed (without a name). */
export const atView = (page, view) =>
  view
    ? page.locator(`w3m-modal[open][view="${view}"]`).waitFor({ state: 'attached' })
    : page.locator('w3m-modal[open]').waitFor({ state: 'detached' })

/** The link in the code that is shown, once it is another than before. */
export async function readCode(page, before = '') {
  const code = modal(page).locator('w3m-ui-qr')
  await code.waitFor()
  const link = await comesTrue(async () => {
    const shown = await code.getAttribute('value').catch(() => null)
    return shown !== before && shown
  })
  assert.ok(link, 'the code stays as it was')
  return link
}

export async function chooseWallet(page, name) {
  await modal(page)
    .locator('w3m-connect-view')
    .getByRole('button', { name: new RegExp(`^${name}\\b.*Installed|^${name}$|^${name} Recent`) })
    .first()
    .click()
}

/**
 * Holds back every request for what a pattern fits.
 *
 * @returns whether there was one, and how to let them all through
 */
export async function holdBack(page, pattern) {
  let letThrough
  let isAsked = false
  const isOpen = new Promise(resolve => (letThrough = resolve))
  await page.route(pattern, async route => {
    isAsked = true
    await isOpen
    await route.continue()
  })
  return { isAsked: () => isAsked, letThrough }
}

/** Keeps Aspen and Birch from announcing themselves: the list has room for wallets of the catalogue instead. */
export const keepQuiet = page =>
  page.evaluate(() =>
    addEventListener('eip6963:announceProvider', event => event.stopImmediatePropagation(), { capture: true }),
  )

export async function connect(page, name = 'Aspen') {
  await pressButton(page)
  await atView(page, 'Connect')
  await chooseWallet(page, name)
  await connected(page)
  await atView(page)
}

/** Does something with a test wallet of the page; 0 is Aspen, 1 is Birch. */
export const inWallet = (page, index, action, ...args) =>
  page.evaluate(
    ({ index, action, args }) => {
      const result = window.testWallets[index][action](...args)
      return result instanceof Promise ? result.then(() => undefined) : undefined
    },
    { index, action, args },
  )

/** What the wallet has been asked, by method. */
export const callsOf = (page, index = 0) =>
  page.evaluate(index => window.testWallets[index].calls.map(({ method }) => method), index)

export const chainOf = (page, index = 0) => page.evaluate(index => window.testWallets[index].chainId, index)

/** Taps a place of a page. */
export const tap = place => (isReplaced('taps') ? place.click() : place.tap())

export const count = (list, item) => list.filter(known => known === item).length
