import type { CaipNetworkId } from '../core/caip.js'
import type { SIWXSession } from '../core/entities/siwx.js'
import type { SIWXStorage } from './default-siwx-options.js'

const requests = async () => import('./hosted-requests.js')

/**
 * Stores the session at the hosted service of the project, which issues the nonce and verifies the signature, for sites
 * without a server of their own. Pass it to `DefaultSIWX` as `storage`, and its `getNonce` to the messenger. The
 * service is `services.catalogue`; it stores one session at a time.
 */
export class HostedSessions implements SIWXStorage {
  /** Requests a nonce from the service. */
  readonly getNonce = async (): Promise<string> => (await requests()).hostedNonce()

  /** Signs in at the service. */
  async add(session: SIWXSession): Promise<void> {
    await (await requests()).authenticate(session)
  }

  /** Signs in at the service with the last of the given sessions, or signs out if there are none. */
  async set(sessions: readonly SIWXSession[]): Promise<void> {
    const last = sessions.at(-1)
    if (last) await this.add(last)
    else await (await requests()).endHosted()
  }

  /** The session of an account on a chain, if the service reports it as signed in. */
  async get(chainId: CaipNetworkId, address: string): Promise<readonly SIWXSession[]> {
    return (await requests()).hostedSessions(chainId, address)
  }

  /** Signs out, if this account is the one that is signed in on this chain. */
  async delete(chainId: CaipNetworkId, address: string): Promise<void> {
    await (await requests()).endHostedOf(chainId, address)
  }
}
