import type { CaipNetworkId } from '../core/caip.js'
import type { SIWXSession } from '../core/entities/siwx.js'
import type { SIWXStorage } from './default-siwx-options.js'

const requests = async () => import('./hosted-requests.js')

/**
 * Keeps the session at the project's hosted service, which issues the nonce and verifies the signature: for sites
 * without a server of their own. Pass it to `DefaultSIWX` as `storage`, and its `getNonce` to the messenger. The
 * service is `services.catalogue`; it keeps one session.
 */
export class HostedSessions implements SIWXStorage {
  /** A nonce from the service. */
  readonly getNonce = async (): Promise<string> => (await requests()).hostedNonce()

  /** Signs in at the service. */
  async add(session: SIWXSession): Promise<void> {
    await (await requests()).authenticate(session)
  }

  /** Signs in with the last of the given sessions, or signs out if there are none. */
  async set(sessions: readonly SIWXSession[]): Promise<void> {
    const last = sessions.at(-1)
    if (last) await this.add(last)
    else await (await requests()).endHosted()
  }

  /** The session of an account on a chain, if the service reports it as signed in. */
  async get(chainId: CaipNetworkId, address: string): Promise<readonly SIWXSession[]> {
    return (await requests()).hostedSessions(chainId, address)
  }

  /** Signs out, if that account on the chain is the one signed in. */
  async delete(chainId: CaipNetworkId, address: string): Promise<void> {
    if ((await this.get(chainId, address)).length) await this.set([])
  }
}
