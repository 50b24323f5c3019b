import type { CaipNetworkId } from '../core/caip.js'
import type { SIWXSession } from '../core/entities/siwx.js'

/** Keeps sessions between visits. */
export interface SIWXStorage {
  add(session: SIWXSession): Promise<void>
  /** Replaces all sessions. */
  set(sessions: readonly SIWXSession[]): Promise<void>
  /** The sessions of an account on a chain. */
  get(chainId: CaipNetworkId, address: string): Promise<readonly SIWXSession[]>
  delete(chainId: CaipNetworkId, address: string): Promise<void>
}

const rules = async () => import('./stored-sessions.js')

/**
 * Keeps sessions in the browser's storage, for all tabs of the site. They only spare visitors a prompt: anybody at the
 * browser can write them, so what they open must be checked by your server.
 */
export class LocalStorage implements SIWXStorage {
  /** Adds a session in place of those of the same account and chain. */
  async add(session: SIWXSession): Promise<void> {
    const { changeSessions, isOf } = await rules()
    const { chainId, accountAddress } = session.data
    changeSessions(known => [...known.filter(other => !isOf(other, chainId, accountAddress)), session])
  }

  /** Replaces all sessions. */
  async set(sessions: readonly SIWXSession[]): Promise<void> {
    ;(await rules()).changeSessions(() => sessions)
  }

  /** The sessions of an account on a chain, as they are stored. */
  async get(chainId: CaipNetworkId, address: string): Promise<readonly SIWXSession[]> {
    const { isOf, storedSessions } = await rules()
    return storedSessions().filter(session => isOf(session, chainId, address))
  }

  /** Forgets the sessions of an account on a chain. */
  async delete(chainId: CaipNetworkId, address: string): Promise<void> {
    const { changeSessions, isOf } = await rules()
    changeSessions(known => known.filter(session => !isOf(session, chainId, address)))
  }
}
