import type { CaipNetworkId } from '../core/caip.js'
import type { SIWXConfig, SIWXMessage, SIWXMessageInput, SIWXSession, SIWXSignParams } from '../core/entities/siwx.js'
import { SignInSignatureError } from '../core/errors/sign-in.js'
import { InformalMessenger, type SIWXMessenger } from './messenger.js'
import { LocalStorage, type SIWXStorage } from './local-storage.js'
import { BIP122Verifier, EIP155Verifier, type SIWXVerifier, SolanaVerifier } from './verifiers.js'

/** Signs in place of the connected wallet. */
export interface SIWXSigner {
  signMessage(params: SIWXSignParams): Promise<string>
}

/** The parts of `DefaultSIWX`, each of which can be exchanged. */
export interface DefaultSIWXOptions {
  /** Makes the messages; `InformalMessenger` without it. */
  readonly messenger?: SIWXMessenger
  /** Verify what was signed; those of EVM, Solana and Bitcoin without it. */
  readonly verifiers?: readonly SIWXVerifier[]
  /** Keeps the sessions; `LocalStorage` without it. */
  readonly storage?: SIWXStorage
  /** Signs the messages; the connected wallet without it. */
  readonly signer?: SIWXSigner
  /** Whether visitors must sign in; they must unless `false`. */
  readonly required?: boolean
}

/** Signs visitors in with their wallets: for the option `siwx` of `createWalletModal`. */
export class DefaultSIWX implements SIWXConfig {
  /** Present where something else than the wallet signs. */
  readonly signMessage?: (params: SIWXSignParams) => Promise<string>
  readonly #messenger: SIWXMessenger
  readonly #verifiers: readonly SIWXVerifier[]
  readonly #storage: SIWXStorage
  readonly #required: boolean

  constructor({ messenger, verifiers, storage, signer, required = true }: DefaultSIWXOptions = {}) {
    this.#messenger = messenger ?? new InformalMessenger()
    this.#verifiers = verifiers ?? [new EIP155Verifier(), new SolanaVerifier(), new BIP122Verifier()]
    this.#storage = storage ?? new LocalStorage()
    this.#required = required
    if (signer) this.signMessage = params => signer.signMessage(params)
  }

  /** Makes the message for an account, with a new nonce. */
  createMessage(input: SIWXMessageInput): Promise<SIWXMessage> {
    return this.#messenger.createMessage(input)
  }

  /**
   * Keeps a session whose signature is valid.
   *
   * @throws {SignInSignatureError} it is not
   */
  async addSession(session: SIWXSession): Promise<void> {
    await this.#verify(session)
    await this.#storage.add(session)
  }

  /** Forgets the session of an account on a chain. */
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void> {
    return this.#storage.delete(chainId, address)
  }

  /**
   * Replaces all sessions; none signs out.
   *
   * @throws {SignInSignatureError} the signature of one is not valid; nothing is changed then
   */
  async setSessions(sessions: readonly SIWXSession[]): Promise<void> {
    await Promise.all(sessions.map(session => this.#verify(session)))
    await this.#storage.set(sessions)
  }

  /** The sessions of an account on a chain, as they are kept. */
  async getSessions(chainId: CaipNetworkId, address: string): Promise<readonly SIWXSession[]> {
    return this.#storage.get(chainId, address)
  }

  /** Whether visitors must sign in. */
  getRequired(): boolean {
    return this.#required
  }

  /** A session whose message speaks of its account, and that every verifier of its family finds signed by it. */
  async #verify(session: SIWXSession): Promise<void> {
    const verifiers = this.#verifiers.filter(verifier => verifier.shouldVerify(session))
    const results = await Promise.all(verifiers.map(verifier => verifier.verify(session)))
    const isValid = results.length > 0 && results.every(Boolean)
    if (!isValid || !session.message.includes(session.data.accountAddress)) throw new SignInSignatureError()
  }
}
