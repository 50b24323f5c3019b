import { isSameAddress } from '../core/address.js'
import { type CaipNetworkId, parseCaipNetworkId } from '../core/caip.js'
import type { SIWXSession } from '../core/entities/siwx.js'
import { readSessions } from '../services/sign-in/read-sessions.js'
import { readStored, updateStored } from '../services/storage/read-write.js'
import { SIGN_IN_KEYS, type SignedAccount } from '../services/storage/sign-in-keys.js'
import type { SIWXStorage } from './default-siwx-options.js'

/** Whether a session belongs to an account on a chain. */
export function isOf({ data }: { readonly data: SignedAccount }, chainId: CaipNetworkId, address: string): boolean {
  const namespace = parseCaipNetworkId(chainId)?.namespace
  return namespace !== undefined && data.chainId === chainId && isSameAddress(namespace, data.accountAddress, address)
}

type Sessions = readonly SIWXSession[]

const { siwxSessions } = SIGN_IN_KEYS

/** Updates the storage in one step, so that two tabs writing at once do not lose each other's changes. */
function change(changed: (known: Sessions) => Sessions): Promise<void> {
  updateStored(siwxSessions, stored => changed(readSessions(stored)))
  return Promise.resolve()
}

/** The sessions in the browser's storage; invalid entries are left out. */
export const storedSessions: SIWXStorage = {
  add: session => {
    const { chainId, accountAddress } = session.data
    return change(known => [...known.filter(other => !isOf(other, chainId, accountAddress)), session])
  },
  set: sessions => change(() => sessions),
  get: (chainId, address) =>
    Promise.resolve(readSessions(readStored(siwxSessions)).filter(session => isOf(session, chainId, address))),
  delete: (chainId, address) => change(known => known.filter(session => !isOf(session, chainId, address))),
}
