import { at, closed, write } from './visitor.mjs'

/** When the last mail was requested: visitors wait for 30 s between two, the pages of these views do not. */
const LAST_MAIL = '@appkit-wallet/LAST_EMAIL_LOGIN_TIME'

/** Each visit has an address of its own, because a device that is known is not confirmed again. */
let address = ''

/** Asks the stack's secure site for something. */
async function atSecureSite({ api }, path, body) {
  const post = { method: 'POST', body: JSON.stringify(body) }
  const answer = await fetch(`${api.url}/__dev/frame/${path}`, body && post)
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

/** Forgets when the last mail was sent. */
async function clearLimits(stack) {
  localStorage.removeItem(LAST_MAIL)
  await atSecureSite(stack, 'clear-limits', {})
}

const nextCode = async (stack, email) => (await atSecureSite(stack, `code?email=${encodeURIComponent(email)}`)).code

async function writeEmail(email) {
  const { form } = await write(/^Email address/, email)
  form.requestSubmit()
}

/** Writes a new address, up to the view that waits for the link in the mail. */
async function toDevice(modal, { begin, stack }) {
  address = `ada.${Date.now()}@example.com`
  await clearLimits(stack)
  begin(modal.open({ view: 'EmailLogin' }))
  await writeEmail(address)
}

/** Follows the link in the mail, up to the field for the code. */
async function toCode(modal, tools) {
  await toDevice(modal, tools)
  await at('EmailVerifyDevice')
  await atSecureSite(tools.stack, 'confirm-device', { email: address })
  await at('EmailVerifyOtp')
}

const sendCode = async (stack, email) => void (await write(/^6-digit code/, await nextCode(stack, email)))

/** Logs a new visitor in by email. */
export async function logIn(modal, tools) {
  await toCode(modal, tools)
  await sendCode(tools.stack, address)
  await closed()
}

/** Up to the code that is sent to the present address, where the login is to be another one. */
async function toNewEmail(modal, { begin, stack }) {
  await clearLimits(stack)
  begin(modal.open({ view: 'UpdateEmailWallet' }))
  await writeEmail(`lovelace.${Date.now()}@example.com`)
}

/** The views of the embedded wallet that follow from a step of its visitor. */
export const EMBEDDED_OPENINGS = {
  EmailVerifyDevice: toDevice,
  EmailVerifyOtp: toCode,
  async RegisterAccountName(modal, { begin }) {
    begin(modal.open({ view: 'RegisterAccountName' }))
    await write(/^Name/, 'ada-lovelace')
  },
  UpdateEmailPrimaryOtp: toNewEmail,
  async UpdateEmailSecondaryOtp(modal, tools) {
    await toNewEmail(modal, tools)
    await at('UpdateEmailPrimaryOtp')
    await sendCode(tools.stack, address)
  },
  ApproveTransaction(modal, { begin }) {
    const params = ['0x48656c6c6f', modal.getAddress('eip155')]
    begin(modal.getProvider('eip155').request({ method: 'personal_sign', params }))
  },
}
