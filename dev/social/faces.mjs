/**
 * The providers, by the names that pages use. As in reality, each discloses different details of a user.
 * @typedef {object} Face
 * @property {string} name
 * @property {boolean} tellsEmail
 * @property {(handle: string) => string} toUserName
 */

const plain = (/** @type {string} */ handle) => handle

/** @type {Readonly<Record<string, Face>>} */
export const faces = Object.freeze({
  google: { name: 'Google', tellsEmail: true, toUserName: plain },
  apple: { name: 'Apple', tellsEmail: true, toUserName: plain },
  x: { name: 'X', tellsEmail: false, toUserName: plain },
  // Discord names used to end with a number; today it is always 0.
  discord: { name: 'Discord', tellsEmail: true, toUserName: handle => `${handle}0` },
  github: { name: 'GitHub', tellsEmail: true, toUserName: plain },
  facebook: { name: 'Facebook', tellsEmail: true, toUserName: plain },
})

/** The provider that has no login page: its app approves. */
export const FARCASTER = 'farcaster'
/** Scopes that the secure site asks for. */
export const SCOPE = 'openid email profile'

/** The default user. */
export const someone = Object.freeze({ handle: 'ada', email: 'ada@example.com' })
/** The allowed user names; they become part of an id. */
export const HANDLE = /^[\w.-]{1,30}$/
