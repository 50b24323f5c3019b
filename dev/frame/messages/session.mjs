import { Refusal } from '../refusal.mjs'

/**
 * The signed-in user and their session.
 * @param {import('../service.mjs').Context} context
 * @returns {{ user: import('../store.mjs').User, session: import('../store.mjs').Session }}
 * @throws {Refusal} no user is signed in
 */
export function signedIn({ login }) {
  if (!login) throw new Refusal('You are logged out. Log in again.')
  return login
}
