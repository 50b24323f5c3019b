import { isSameAddress } from '../core/address.js'
import { type CaipNetworkId, parseCaipNetworkId } from '../core/caip.js'
import type { SIWXSession } from '../core/entities/siwx.js'
import { readSessions } from '../services/sign-in/read-sessions.js'
import { readStored, updateStored } from '../services/storage/read-write.js'
import { SIGN_IN_KEYS } from '../services/storage/sign-in-keys.js'

/** Whether a session is one of an account on a chain. */
export function isOf({ data }: SIWXSession, chainId: CaipNetworkId, address: string): boolean {
  const namespace = parseCaipNetworkId(chainId)?.namespace
  return namespace !== undefined && data.chainId === chainId && isSameAddress(namespace, data.accountAddress, address)
}

/** The sessions that are stored; what cannot be one is left out. */
export const storedSessions = (): readonly SIWXSession[] => readSessions(readStored(SIGN_IN_KEYS.siwxSessions))

/** Changes what is stored in one step, so that two tabs that write at once lose nothing of each other. */
export function changeSessions(change: (known: readonly SIWXSession[]) => readonly SIWXSession[]): void {
  updateStored(SIGN_IN_KEYS.siwxSessions, stored => change(readSessions(stored)))
}
