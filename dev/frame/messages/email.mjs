import { codeLetter, deviceLetter, newAddressLetter, ownerLetter } from '../letters.mjs'
import { Refusal } from '../refusal.mjs'
import { signedIn } from './session.mjs'

/** @typedef {import('../service.mjs').Context} Context */
/** @typedef {import('../frames.mjs').Frame} Frame */

/** A code to log in is good on one device only. @param {string} email @param {string} device */
const loginKey = (email, device) => `login ${email} ${device}`
/** @param {{ id: string }} user */
const ownerKey = user => `owner ${user.id}`
/** @param {{ id: string }} user @param {string} email */
const newKey = (user, email) => `new ${user.id} ${email}`

/** @param {Context} context @param {string} email */
async function mailCode({ service, frame }, email) {
  const code = service.codes.issue(loginKey(email, frame.device))
  await service.mail.send({ to: email, ...codeLetter(code, frame.origin) })
}

/** Logging in by a mailed code, and the change of the address. */
export const emailHandlers = Object.freeze({
  /** @param {{ email: string }} payload @param {Context} context */
  async CONNECT_EMAIL({ email }, context) {
    const { service, frame, login } = context
    if (login?.user.kind === 'email' && login.user.email === email) return { action: 'CONNECT' }
    service.mailLimit.take(email)
    frame.email = email
    if (service.store.knowsDevice(email, frame.device)) {
      frame.registration = undefined
      await mailCode(context, email)
      return { action: 'VERIFY_OTP' }
    }
    const registration = service.devices.ask({ email, device: frame.device, origin: frame.origin })
    frame.registration = registration
    const link = `${service.url()}/device?token=${registration.token}`
    await service.mail.send({ to: email, ...deviceLetter(link, frame.origin) })
    return { action: 'VERIFY_DEVICE' }
  },

  /** Waits for the link in the mail; a code is on its way then. @param {unknown} _payload @param {Context} context */
  async CONNECT_DEVICE(_payload, context) {
    const { service, frame } = context
    const { registration } = frame
    if (!registration) throw new Refusal('No device waits for confirmation')
    await registration.decided
    // The page may ask twice, and then both requests come here: one code is enough.
    if (frame.registration !== registration) return
    frame.registration = undefined
    service.store.addDevice(registration.email, registration.device)
    await mailCode(context, registration.email)
  },

  /** @param {{ otp: string }} payload @param {Context} context */
  CONNECT_OTP({ otp }, context) {
    const { service, frame } = context
    const { email } = frame
    if (email === undefined) throw new Refusal('No login is under way')
    service.codes.redeem(loginKey(email, frame.device), otp)
    frame.email = undefined
    context.enter({ kind: 'email', subject: email, email, userName: null })
  },

  /** @param {{ email: string }} payload @param {Context} context */
  async UPDATE_EMAIL({ email }, context) {
    const { service, frame } = context
    const { user } = signedIn(context)
    if (user.email === email) throw new Refusal('This is your email address already')
    service.mailLimit.take(user.email ?? email)
    frame.newEmail = email
    frame.isOwner = user.email === null
    if (user.email === null) {
      await service.mail.send({ to: email, ...newAddressLetter(service.codes.issue(newKey(user, email))) })
      return { action: 'VERIFY_SECONDARY_OTP' }
    }
    await service.mail.send({ to: user.email, ...ownerLetter(service.codes.issue(ownerKey(user)), email) })
    return { action: 'VERIFY_PRIMARY_OTP' }
  },

  /** @param {{ otp: string }} payload @param {Context} context */
  async UPDATE_EMAIL_PRIMARY_OTP({ otp }, context) {
    const { service, frame } = context
    const { user } = signedIn(context)
    if (frame.newEmail === undefined) throw new Refusal('No change of the email address is under way')
    service.codes.redeem(ownerKey(user), otp)
    frame.isOwner = true
    const code = service.codes.issue(newKey(user, frame.newEmail))
    await service.mail.send({ to: frame.newEmail, ...newAddressLetter(code) })
  },

  /** @param {{ otp: string }} payload @param {Context} context */
  UPDATE_EMAIL_SECONDARY_OTP({ otp }, context) {
    const { service, frame } = context
    const { user } = signedIn(context)
    const { newEmail, isOwner } = frame
    if (newEmail === undefined || !isOwner) throw new Refusal('No change of the email address is under way')
    service.codes.redeem(newKey(user, newEmail), otp)
    if (user.kind === 'email' && service.store.find('email', newEmail)) {
      throw new Refusal('Another wallet uses this email address')
    }
    service.store.rename(user, newEmail)
    service.store.addDevice(newEmail, frame.device)
    frame.newEmail = undefined
    frame.isOwner = false
    return { newEmail }
  },
})
