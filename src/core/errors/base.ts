/** Options common to all errors. */
export interface WalletModalErrorOptions {
  readonly cause?: unknown
  readonly details?: string | undefined
}

/** The location of the error pages; an error's `docsUrl` is this plus its code as the fragment. */
const DOCS = 'docs/errors.md#'

/**
 * Base class of all errors. `message` is only a short sentence; what the wallet or the service reported is in `details`
 * and `cause`.
 */
export abstract class WalletModalError extends Error {
  override readonly name: string = 'WalletModalError'
  /** Stable, machine-readable name of the error. */
  abstract readonly code: string
  /** What is known about the cause: the given details, else the message of `cause`. */
  readonly details: string | undefined

  constructor(message: string, options: WalletModalErrorOptions = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined)
    this.details = options.details ?? (options.cause instanceof Error ? options.cause.message : undefined)
  }

  /** The location of the documentation of this error, relative to the package. */
  get docsUrl(): string {
    return `${DOCS}${this.code.toLowerCase()}`
  }
}
