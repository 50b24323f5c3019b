import type { EmbeddedUser } from '../entities/account.js'
import { AUTH_NAME_LENGTH } from '../limits.js'
import { cleanLabel } from './label.js'

/** Longest email address, in characters. */
const MAX_EMAIL = 254

/** Current Discord names end with a hidden `#0`. */
const withoutDiscordsZero = (name: string): string => name.replace(/(.)0$/, '$1')

/**
 * The name of an account of the embedded wallet (SPEC 5): the username at the provider that the visitor logged in with,
 * else the email address, shortened if it is long.
 */
export function authName({ email, userName }: EmbeddedUser, provider?: string): string | undefined {
  const name = cleanLabel(userName)
  if (name) return provider === 'discord' ? withoutDiscordsZero(name) : name
  const address = cleanLabel(email, MAX_EMAIL)
  if (!address || address.length <= AUTH_NAME_LENGTH) return address
  return `${address.slice(0, -3)}...`
}
