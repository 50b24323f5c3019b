import { atRest } from '../../../support/at-rest.mjs'
import { atView, modal, pressButton } from '../page.mjs'

export const BALANCES = 'GET /v1/account/:address/balance'

export const ACTIVITY = 'GET /v1/account/:address/history'

/** Opens a view as a site does, without waiting for how it ends. */
export const openView = (page, view, args) =>
  page.evaluate(options => void window.walletModal.open(options), { view, arguments: args })

export const shown = (page, text) => modal(page).getByText(text).first().waitFor()

export const press = (page, name, role = 'button') => modal(page).getByRole(role, { name }).first().click()

export const code = page =>
  modal(page)
    .getByRole('img', { name: /^QR code/ })
    .waitFor()

/** From the button to the catalogue. */
export async function toAllWallets(page) {
  await pressButton(page)
  await atView(page, 'Connect')
  await modal(page)
    .getByRole('button', { name: /^All wallets/ })
    .click()
  await atView(page, 'AllWallets')
}

export const search = (page, text) => modal(page).getByRole('searchbox').fill(text)

/** A wallet that is somewhere else, in the list of all: recent ones may have taken its place in the Connect view. */
export async function findElsewhere(page) {
  await toAllWallets(page)
  const cell = modal(page)
    .locator('w3m-wallet-grid')
    .getByRole('button')
    .filter({ hasNotText: /Installed/ })
    .first()
  await cell.waitFor()
  return cell
}

/** Chooses a wallet that is somewhere else, once it has been seen for a moment. */
export async function chooseElsewhere(page) {
  const cell = await findElsewhere(page)
  await atRest(page)
  await cell.click()
}

export async function toCode(page) {
  await pressButton(page)
  await atView(page, 'Connect')
  await modal(page)
    .locator('w3m-connect-view')
    .getByRole('button', { name: /^WalletConnect/ })
    .click()
  await atView(page, 'ConnectingWalletConnect')
}

/** The wallet scans the code that is shown, and decides by its rules. */
export async function scanCode(page, { stack }) {
  await code(page)
  await stack.wallet.pair(await modal(page).locator('w3m-ui-qr').getAttribute('value'))
}

export const toTab = async (page, name) => {
  await pressButton(page)
  await atView(page, 'Account')
  await press(page, name, 'tab')
}

export const field = (page, name) => modal(page).getByRole('textbox', { name })

export const given = (route, body) => ({ route, mode: 'body', body })
