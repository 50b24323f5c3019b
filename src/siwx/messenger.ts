import type { CaipNetworkId } from '../core/caip.js'
import type { SIWXMessage, SIWXMessageInput } from '../core/entities/siwx.js'
import { pageHost, pageOrigin } from '../core/platform/page-host.js'

/** Makes the message for an account. */
export interface SIWXMessenger {
  createMessage(input: SIWXMessageInput): Promise<SIWXMessage>
}

/** What `InformalMessenger` puts into its messages. */
export interface MessengerOptions {
  /** The host of the site; that of the page without it. */
  readonly domain?: string
  /** The page that asks; the origin of the page without it. */
  readonly uri?: string
  /** Asks your server for a nonce, anew for each attempt. Without it the page makes one, against which no server can check. */
  readonly getNonce?: (input: { readonly accountAddress: string; readonly chainId: CaipNetworkId }) => Promise<string>
  /** What the visitor agrees to. */
  readonly statement?: string
  readonly resources?: readonly string[]
  /** How long a session lasts, in milliseconds; as long as the site keeps it without it. */
  readonly expiration?: number
  /** The site's own name for the attempt. */
  readonly getRequestId?: () => Promise<string>
}

/** Writes messages in the form of each family: EIP-4361, Sign-In With Solana, and the same for Bitcoin. */
export class InformalMessenger implements SIWXMessenger {
  readonly #options: MessengerOptions

  constructor(options: MessengerOptions = {}) {
    this.#options = options
  }

  /**
   * Makes a message with a new nonce.
   *
   * @throws {SignInMessageError} a field, such as the nonce, is not valid
   */
  async createMessage(input: SIWXMessageInput): Promise<SIWXMessage> {
    const { domain = pageHost(), uri = pageOrigin(), statement, resources, expiration } = this.#options
    const { getNonce, getRequestId } = this.#options
    const { accountAddress, chainId, notBefore } = input
    const [nonce, requestId, { formatSignInMessage, randomNonce }] = await Promise.all([
      getNonce?.({ accountAddress, chainId }),
      getRequestId?.(),
      import('./message-text.js'),
    ])
    const now = Date.now()
    const data = {
      accountAddress,
      chainId,
      domain,
      uri,
      version: '1',
      nonce: getNonce ? (nonce ?? '') : randomNonce(),
      issuedAt: new Date(now).toISOString(),
      ...(statement === undefined ? {} : { statement }),
      ...(resources === undefined ? {} : { resources }),
      ...(expiration === undefined ? {} : { expirationTime: new Date(now + expiration).toISOString() }),
      ...(notBefore === undefined ? {} : { notBefore }),
      ...(requestId === undefined ? {} : { requestId }),
    }
    const text = formatSignInMessage(data)
    return { ...data, toString: () => text }
  }
}
