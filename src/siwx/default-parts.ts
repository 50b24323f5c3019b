import type { SIWXSession } from '../core/entities/siwx.js'
import { SignInSignatureError } from '../core/errors/sign-in.js'
import { LocalStorage, type SIWXStorage } from './local-storage.js'
import { InformalMessenger, type SIWXMessenger } from './messenger.js'
import { BIP122Verifier, EIP155Verifier, type SIWXVerifier, SolanaVerifier } from './verifiers.js'

/** The parts of `DefaultSIWX`, each of which can be exchanged. */
export interface DefaultSIWXParts {
  /** Makes the messages; `InformalMessenger` without it. */
  readonly messenger?: SIWXMessenger
  /** Verify what was signed; those of EVM, Solana and Bitcoin without it. */
  readonly verifiers?: readonly SIWXVerifier[]
  /** Keeps the sessions; `LocalStorage` without it. */
  readonly storage?: SIWXStorage
}

/** What `DefaultSIWX` works with: loaded once a wallet is connected. */
export class DefaultParts {
  readonly messenger: SIWXMessenger
  readonly storage: SIWXStorage
  readonly #verifiers: readonly SIWXVerifier[]

  constructor({ messenger, verifiers, storage }: DefaultSIWXParts) {
    this.messenger = messenger ?? new InformalMessenger()
    this.storage = storage ?? new LocalStorage()
    this.#verifiers = verifiers ?? [new EIP155Verifier(), new SolanaVerifier(), new BIP122Verifier()]
  }

  /** Keeps a session whose signature is valid. */
  async add(session: SIWXSession): Promise<void> {
    await this.#verify(session)
    await this.storage.add(session)
  }

  /** Replaces all sessions by some whose signatures are valid. */
  async set(sessions: readonly SIWXSession[]): Promise<void> {
    await Promise.all(sessions.map(session => this.#verify(session)))
    await this.storage.set(sessions)
  }

  /** A session whose message speaks of its account, and that every verifier of its family finds signed by it. */
  async #verify(session: SIWXSession): Promise<void> {
    const verifiers = this.#verifiers.filter(verifier => verifier.shouldVerify(session))
    const results = await Promise.all(verifiers.map(verifier => verifier.verify(session)))
    const isValid = results.length > 0 && results.every(Boolean)
    if (!isValid || !session.message.includes(session.data.accountAddress)) throw new SignInSignatureError()
  }
}
