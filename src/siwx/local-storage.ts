import type { CaipNetworkId } from '../core/caip.js'
import type { SIWXSession } from '../core/entities/siwx.js'
import type { SIWXStorage } from './default-siwx-options.js'

const sessions = async (): Promise<SIWXStorage> => (await import('./stored-sessions.js')).storedSessions

/**
 * Stores sessions in the browser's local storage, for all tabs of the site. They only save visitors from signing in
 * again: anyone with access to the browser can write them, so your server must verify a session before it grants access
 * to anything.
 */
export class LocalStorage implements SIWXStorage {
  /** Adds a session, replacing those of the same account and chain. */
  async add(session: SIWXSession): Promise<void> {
    await (await sessions()).add(session)
  }

  /** Replaces all sessions. */
  async set(all: readonly SIWXSession[]): Promise<void> {
    await (await sessions()).set(all)
  }

  /** The stored sessions of an account on a chain. */
  async get(chainId: CaipNetworkId, address: string): Promise<readonly SIWXSession[]> {
    return (await sessions()).get(chainId, address)
  }

  /** Removes the sessions of an account on a chain. */
  async delete(chainId: CaipNetworkId, address: string): Promise<void> {
    await (await sessions()).delete(chainId, address)
  }
}
