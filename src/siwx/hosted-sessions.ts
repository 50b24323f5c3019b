import type { CaipNetworkId } from '../core/caip.js'
import type { SIWXSession } from '../core/entities/siwx.js'
import type { SIWXStorage } from './parts.js'

const requests = async () => import('./hosted-requests.js')

/**
 * Keeps the session at the hosted service of the project, which issues the nonce and verifies what is signed: for sites
 * without a server of their own. Give it to `DefaultSIWX` as `storage`, and its `getNonce` to the messenger. The service is
 * that of `services.catalogue`; it keeps one session.
 */
export class HostedSessions implements SIWXStorage {
  /** A nonce of the service. */
  readonly getNonce = async (): Promise<string> => (await requests()).hostedNonce()

  /** Signs in at the service. */
  async add(session: SIWXSession): Promise<void> {
    await (await requests()).authenticate(session)
  }

  /** Signs in with the last of some sessions, or out with none. */
  async set(sessions: readonly SIWXSession[]): Promise<void> {
    const last = sessions.at(-1)
    if (last) await this.add(last)
    else await (await requests()).endHosted()
  }

  /** The session of an account on a chain, when the service says that it is the one that is signed in. */
  async get(chainId: CaipNetworkId, address: string): Promise<readonly SIWXSession[]> {
    return (await requests()).hostedSessions(chainId, address)
  }

  /** Signs out, when the account on the chain is the one that is signed in. */
  async delete(chainId: CaipNetworkId, address: string): Promise<void> {
    if ((await this.get(chainId, address)).length) await this.set([])
  }
}
