import type { SIWXMessage, SIWXMessageInput } from '../core/entities/siwx.js'
import type { MessengerOptions, SIWXMessenger } from './default-siwx-options.js'

/**
 * Creates messages in the format of each chain family: EIP-4361 for EVM, Sign-In With Solana, and a similar format for
 * Bitcoin.
 */
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
