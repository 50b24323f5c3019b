import type { SIWXSession } from '../core/entities/siwx.js'
import { SignInSignatureError } from '../core/errors/sign-in.js'
import type { DefaultSIWXOptions, SIWXMessenger, SIWXStorage, SIWXVerifier } from './default-siwx-options.js'
import { storedSessions } from './stored-sessions.js'
import { VERIFY } from './verify-session.js'
import { writeMessage } from './write-message.js'

const FAMILIES = ['eip155', 'solana', 'bip122'] as const

const defaultVerifiers = (): readonly SIWXVerifier[] =>
  FAMILIES.map(chainNamespace => ({
    chainNamespace,
    shouldVerify: ({ data }) => data.chainId.startsWith(`${chainNamespace}:`),
    verify: session => VERIFY[chainNamespace](session),
  }))

/**
 * The implementation of `DefaultSIWX`, loaded once a wallet is connected. It does not import the public classes, so a
 * site that uses none of them does not load them up front.
 */
export class DefaultImplementation {
  readonly messenger: SIWXMessenger
  readonly storage: SIWXStorage
  readonly #verifiers: readonly SIWXVerifier[]

  constructor({ messenger, verifiers, storage }: DefaultSIWXOptions) {
    this.messenger = messenger ?? { createMessage: input => writeMessage(input) }
    this.storage = storage ?? storedSessions
    this.#verifiers = verifiers ?? defaultVerifiers()
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

  /** A session whose message names its account, and whose signature every verifier of its family accepts. */
  async #verify(session: SIWXSession): Promise<void> {
    const verifiers = this.#verifiers.filter(verifier => verifier.shouldVerify(session))
    const results = await Promise.all(verifiers.map(verifier => verifier.verify(session)))
    const isValid = results.length > 0 && results.every(Boolean)
    if (!isValid || !session.message.includes(session.data.accountAddress)) throw new SignInSignatureError()
  }
}
