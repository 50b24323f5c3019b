import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** The wallet is on a network that the site does not list, or the request is not possible on this network. */
export class UnsupportedChainError extends WalletModalError {
  override readonly name = 'UnsupportedChainError'
  readonly code = 'NETWORK_UNSUPPORTED'

  constructor(options?: WalletModalErrorOptions) {
    super('Unsupported chain', options)
  }
}

/** Neither switching to nor adding the chain worked. */
export class ChainNotSupportedError extends WalletModalError {
  override readonly name = 'ChainNotSupportedError'
  readonly code = 'WALLET_CHAIN_UNSUPPORTED'

  constructor(options?: WalletModalErrorOptions) {
    super('Chain is not supported', options)
  }
}

/** The network asked for is not in the site's list. */
export class NetworkNotFoundError extends WalletModalError {
  override readonly name = 'NetworkNotFoundError'
  readonly code = 'NETWORK_NOT_FOUND'

  constructor(options?: WalletModalErrorOptions) {
    super('Network not found', options)
  }
}

/** The visitor refused to switch networks; nothing further is asked. */
export class SwitchRejectedError extends WalletModalError {
  override readonly name = 'SwitchRejectedError'
  readonly code = 'NETWORK_SWITCH_REJECTED'

  constructor(options?: WalletModalErrorOptions) {
    super('Network switch rejected', options)
  }
}

/** The wallet could not switch networks. */
export class SwitchNetworkError extends WalletModalError {
  override readonly name = 'SwitchNetworkError'
  readonly code = 'NETWORK_SWITCH_FAILED'

  constructor(options?: WalletModalErrorOptions) {
    super('Failed to switch network', options)
  }
}
