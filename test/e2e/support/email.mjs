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

/** The secure site's own window. */
export const frameOf = page => page.frameLocator('#w3m-iframe')

export const approve = page => frameOf(page).getByRole('button', { name: 'Approve' }).click()

export const reject = page => frameOf(page).getByRole('button', { name: 'Reject' }).click()
