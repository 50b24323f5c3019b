import { isCaipNetworkId } from '../../core/caip.js'
import type { SIWXSession } from '../../core/entities/siwx.js'
import { accept, objectOf, text } from '../readers.js'
import { none, row } from './storage-key.js'

/** The account and chain of a session. */
export type SignedAccount = Pick<SIWXSession['data'], 'accountAddress' | 'chainId'>

/** What a header may carry; anything else could not be sent, and each visit would end in an error. */
const TOKEN = /^[\x21-\x7e]{1,8192}(?![\s\S])/

const readAccount = objectOf<SignedAccount>({ accountAddress: text(), chainId: accept(isCaipNetworkId) }, {})

/** The stored sign-in data; only a hint, as anyone can write there (SECURITY: SEC-X4). */
export const SIGN_IN_KEYS = {
  siwxSessions: row<readonly unknown[]>('@appkit/siwx', 'json', accept(Array.isArray), none),
  siwxAuthToken: row<string | undefined>('@appkit/siwx-auth-token', 'text', text(TOKEN), undefined),
  siwxAuthAccount: row<SignedAccount | undefined>('@appkit/siwx-auth-account', 'json', readAccount, undefined),
} as const
