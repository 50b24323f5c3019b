import type { SIWXMessage, SIWXMessageInput } from '../core/entities/siwx.js'
import type { MessengerOptions, SIWXMessenger } from './default-siwx-options.js'

/** Writes messages in the form of each family: EIP-4361, Sign-In With Solana, and the same for Bitcoin. */
export class InformalMessenger implements SIWXMessenger {
  readonly #options: MessengerOptions

  constructor(options: MessengerOptions = {}) {
    this.#options = options
  }

  /**
   * Creates a message with a new nonce.
   *
   * @throws {SignInMessageError} a field, such as the nonce, is not valid
   */
  async createMessage(input: SIWXMessageInput): Promise<SIWXMessage> {
    return (await import('./write-message.js')).writeMessage(input, this.#options)
  }
}
