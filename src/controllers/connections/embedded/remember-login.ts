import type { SecureSiteUser } from '../../../core/entities/secure-site.js'
import type { Social } from '../../../core/features.js'
import { KEYS } from '../../../services/storage/keys.js'
import { removeStored, writeStored } from '../../../services/storage/read-write.js'

/** The provider and user name of a social login; empty after a login by email. */
export interface SocialLogin {
  readonly provider?: Social | undefined
  readonly userName?: string | undefined
}

/** Stores how the visitor logged in; accounts read from now on show it. */
export function rememberSocial({ provider, userName }: SocialLogin): void {
  writeStored(KEYS.connectedSocial, provider)
  writeStored(KEYS.socialUsername, userName)
}

/** Stores the login for the next visit (WIRE 3.4). */
export function rememberLogin({ email, userName, chainId }: SecureSiteUser): void {
  writeStored(KEYS.emailLoginUsed, true)
  if (email) writeStored(KEYS.email, email)
  if (userName) writeStored(KEYS.socialUsername, userName)
  writeStored(KEYS.lastUsedChain, String(chainId))
  removeStored(KEYS.lastEmailLoginTime)
}

/** Forgets what is stored of a login (SPEC 4, WIRE 3.4). */
export function forgetLogin(): void {
  removeStored(KEYS.emailLoginUsed)
  for (const key of [KEYS.email, KEYS.lastUsedChain, KEYS.socialUsername, KEYS.connectedSocial]) removeStored(key)
}
