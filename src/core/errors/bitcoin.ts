import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** A Bitcoin wallet supports none of the site's networks. */
export class NoRequestedChainError extends WalletModalError {
  override readonly name = 'NoRequestedChainError'
  readonly code = 'BITCOIN_CHAIN_UNSUPPORTED'

  constructor(options?: WalletModalErrorOptions) {
    super('The connector does not support any of the requested chains', options)
  }
}

/** A Bitcoin request is invalid; `details` says why. The wallet was not asked. */
export class BitcoinRequestError extends WalletModalError {
  override readonly name = 'BitcoinRequestError'
  readonly code = 'BITCOIN_REQUEST_INVALID'

  constructor(options?: WalletModalErrorOptions) {
    super('The Bitcoin request is not valid', options)
  }
}

/** The visitor refused to sign or send in a Bitcoin wallet. */
export class BitcoinRejectedError extends WalletModalError {
  override readonly name = 'BitcoinRejectedError'
  readonly code = 'BITCOIN_REJECTED'

  constructor(options?: WalletModalErrorOptions) {
    super('The request was rejected in the wallet', options)
  }
}

/** A Bitcoin wallet failed or returned something unusable; `cause` is the error that it threw. */
export class BitcoinWalletError extends WalletModalError {
  override readonly name = 'BitcoinWalletError'
  readonly code = 'BITCOIN_WALLET_FAILED'

  constructor(options?: WalletModalErrorOptions) {
    super('The Bitcoin wallet failed', options)
  }
}

/** The network rejected a transaction; `details` holds its message. */
export class BroadcastError extends WalletModalError {
  override readonly name = 'BroadcastError'
  readonly code = 'BITCOIN_BROADCAST_FAILED'

  constructor(options?: WalletModalErrorOptions) {
    super('The transaction was not accepted', options)
  }
}
