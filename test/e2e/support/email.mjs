import { atView, connected, modal, pressButton } from './page.mjs'

/** The field for the address. */
export const emailField = page => modal(page).getByRole('textbox', { name: 'Email address' })

/** The field for the code. */
export const codeField = page => modal(page).getByRole('textbox', { name: '6-digit code' })

export const sendCode = (page, code) => codeField(page).fill(code)

/** Logs a visitor in by email, on a device that is new to the secure site. */
export async function logIn(page, { frame }, email) {
  await pressButton(page)
  await atView(page, 'Connect')
  await emailField(page).fill(email)
  await emailField(page).press('Enter')
  await atView(page, 'EmailVerifyDevice')
  frame.confirmDevice(email)
  await atView(page, 'EmailVerifyOtp')
  await sendCode(page, await frame.code(email))
  await connected(page)
  await atView(page)
}

/** Logs a visitor in by email, on a device that the secure site knows. */
export async function logInAgain(page, { frame }, email) {
  frame.clearLimits()
  await pressButton(page)
  await atView(page, 'Connect')
  await emailField(page).fill(email)
  await emailField(page).press('Enter')
  await atView(page, 'EmailVerifyOtp')
  await sendCode(page, await frame.code(email))
  await connected(page)
  await atView(page)
}

/** Every account of the login, and which is the active one on EVM. */
export const accountsOf = page =>
  page.evaluate(() => ({
    active: window.walletModal.getAddress('eip155'),
    evm: window.walletModal
      .getAccount('eip155')
      .allAccounts.map(({ type, address }) => `${type} ${address}`)
      .sort(),
    solana: window.walletModal.getAddress('solana'),
  }))

export const addressOf = (page, namespace = 'eip155') =>
  page.evaluate(namespace => window.walletModal.getAddress(namespace), namespace)

/** Longest that a request may stay open, in ms: far beyond what any of them takes, so that none holds up the run. */
const PATIENCE = 60_000

/** Asks the account's provider for something, and keeps what comes of it. */
export async function ask(page, method, params) {
  const asked = page.evaluate(
    ({ method, params, patience }) =>
      Promise.race([
        window.walletModal
          .getProvider('eip155')
          .request({ method, params })
          .then(
            value => ({ value }),
            ({ code, message }) => ({ code, message }),
          ),
        new Promise(resolve => setTimeout(() => resolve({ code: 'unanswered' }), patience)),
      ]),
    { method, params, patience: PATIENCE },
  )
  return { asked }
}

/** Waits until the secure site asks the visitor. */
export const toDecide = async page => {
  await atView(page, 'ApproveTransaction')
  await frameOf(page).getByRole('button', { name: 'Approve' }).waitFor()
}

/** The secure site's own window. */
export const frameOf = page => page.frameLocator('#w3m-iframe')

export const approve = page => frameOf(page).getByRole('button', { name: 'Approve' }).click()

export const reject = page => frameOf(page).getByRole('button', { name: 'Reject' }).click()
