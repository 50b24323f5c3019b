import { Refusal } from '../refusal.mjs'

/**
 * Who is logged in.
 * @param {import('../service.mjs').Context} context
 * @returns {{ user: import('../store.mjs').User, session: import('../store.mjs').Session }}
 * @throws {Refusal} nobody is
 */
export function signedIn({ login }) {
  if (!login) throw new Refusal('You are logged out. Log in again.')
  return login
}
