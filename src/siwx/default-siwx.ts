import type { CaipNetworkId } from '../core/caip.js'
import type { SIWXConfig, SIWXMessage, SIWXMessageInput, SIWXSession, SIWXSignParams } from '../core/entities/siwx.js'
import { type Lazy, lazy } from '../core/lazy.js'
import type { DefaultImplementation } from './default-implementation.js'
import type { DefaultSIWXOptions } from './default-siwx-options.js'

/** Signs visitors in with their wallets: for the option `siwx` of `createWalletModal`. */
export class DefaultSIWX implements SIWXConfig {
  /** Present if something other than the wallet signs. */
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
   * Keeps a session whose signature is valid.
   *
   * @throws {SignInSignatureError} it is not
   */
  async addSession(session: SIWXSession): Promise<void> {
    await (await this.#implementation()).add(session)
  }

  /** Forgets the session of an account on a chain. */
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

  /** The sessions of an account on a chain, as they are kept. */
  async getSessions(chainId: CaipNetworkId, address: string): Promise<readonly SIWXSession[]> {
    return (await this.#implementation()).storage.get(chainId, address)
  }

  /** Whether visitors must sign in. */
  getRequired(): boolean {
    return this.#required
  }
}
