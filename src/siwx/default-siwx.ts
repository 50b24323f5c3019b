import type { CaipNetworkId } from '../core/caip.js'
import type { SIWXConfig, SIWXMessage, SIWXMessageInput, SIWXSession, SIWXSignParams } from '../core/entities/siwx.js'
import { type Lazy, lazy } from '../core/lazy.js'
import type { DefaultImplementation } from './default-implementation.js'
import type { DefaultSIWXOptions } from './default-siwx-options.js'

/** The default sign-in, for the option `siwx` of `createWalletModal`: visitors sign in with their wallets. */
export class DefaultSIWX implements SIWXConfig {
  /** Signs a message; present only if a `signer` was passed in. */
  readonly signMessage?: (params: SIWXSignParams) => Promise<string>
  readonly #implementation: Lazy<DefaultImplementation>
  readonly #required: boolean

  constructor(options: DefaultSIWXOptions = {}) {
    const { signer, required = true } = options
    this.#implementation = lazy(
      async () => new (await import('./default-implementation.js')).DefaultImplementation(options),
    )
    this.#required = required
    if (signer) this.signMessage = params => signer.signMessage(params)
  }

  /** Creates the message for an account, with a new nonce. */
  async createMessage(input: SIWXMessageInput): Promise<SIWXMessage> {
    return (await this.#implementation()).messenger.createMessage(input)
  }

  /**
   * Stores a session.
   *
   * @throws {SignInSignatureError} its signature is not valid
   */
  async addSession(session: SIWXSession): Promise<void> {
    await (await this.#implementation()).add(session)
  }

  /** Removes the session of an account on a chain. */
  async revokeSession(chainId: CaipNetworkId, address: string): Promise<void> {
    await (await this.#implementation()).storage.delete(chainId, address)
  }

  /**
   * Replaces all sessions; an empty list signs out.
   *
   * @throws {SignInSignatureError} a signature is not valid; nothing is changed then
   */
  async setSessions(sessions: readonly SIWXSession[]): Promise<void> {
    await (await this.#implementation()).set(sessions)
  }

  /** The stored sessions of an account on a chain. */
  async getSessions(chainId: CaipNetworkId, address: string): Promise<readonly SIWXSession[]> {
    return (await this.#implementation()).storage.get(chainId, address)
  }

  /** Whether visitors must sign in. */
  getRequired(): boolean {
    return this.#required
  }
}
