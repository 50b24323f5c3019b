import type { SecureSiteUser } from '../../../core/entities/secure-site.js'
import { KEYS } from '../../../services/storage/keys.js'
import { removeStored, writeStored } from '../../../services/storage/read-write.js'

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
