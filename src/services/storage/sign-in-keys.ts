import { accept, text } from '../readers.js'
import { none, row } from './storage-key.js'

/** The stored sign-in data; only a hint, as anyone can write there (SECURITY: SEC-X4). */
export const SIGN_IN_KEYS = {
  siwxSessions: row<readonly unknown[]>('@appkit/siwx', 'json', accept(Array.isArray), none),
  siwxAuthToken: row<string | undefined>('@appkit/siwx-auth-token', 'text', text(), undefined),
} as const
