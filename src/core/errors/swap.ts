import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** The network is not among those where tokens can be swapped. */
export class SwapNetworkError extends WalletModalError {
  override readonly name = 'SwapNetworkError'
  readonly code = 'SWAP_NETWORK_UNSUPPORTED'

  constructor(options?: WalletModalErrorOptions) {
    super('Network not supported for Swaps', options)
  }
}

/** The swap service does not know the gas price on the network. */
export class SwapGasPriceError extends WalletModalError {
  override readonly name = 'SwapGasPriceError'
  readonly code = 'SWAP_GAS_PRICE_UNSUPPORTED'

  constructor(options?: WalletModalErrorOptions) {
    super('Network not supported for Gas Price', options)
  }
}

/** A swap lacks a token or an amount, or the entered values cannot be swapped; `details` says which. */
export class SwapIncompleteError extends WalletModalError {
  override readonly name = 'SwapIncompleteError'
  readonly code = 'SWAP_INCOMPLETE'

  constructor(options?: WalletModalErrorOptions) {
    super('Two tokens and an amount are required', options)
  }
}

/** The service found no way to swap one token for the other. */
export class SwapRouteError extends WalletModalError {
  override readonly name = 'SwapRouteError'
  readonly code = 'SWAP_ROUTE_MISSING'

  constructor(options?: WalletModalErrorOptions) {
    super('There is no route between these tokens', options)
  }
}

/** The exchange holds too little for the amount. */
export class SwapLiquidityError extends WalletModalError {
  override readonly name = 'SwapLiquidityError'
  readonly code = 'SWAP_LIQUIDITY_INSUFFICIENT'

  constructor(options?: WalletModalErrorOptions) {
    super('Insufficient liquidity', options)
  }
}

/** The account holds too little for the swap. */
export class SwapBalanceError extends WalletModalError {
  override readonly name = 'SwapBalanceError'
  readonly code = 'SWAP_BALANCE_INSUFFICIENT'

  constructor(options?: WalletModalErrorOptions) {
    super('Insufficient balance', options)
  }
}

/** The chain would refuse the swap at the chosen tolerance, as less would arrive than its minimum; no swap was sent. */
export class SwapMinimumError extends WalletModalError {
  override readonly name = 'SwapMinimumError'
  readonly code = 'SWAP_MINIMUM_MISSED'

  constructor(options?: WalletModalErrorOptions) {
    super('The swap would yield less than its minimum', options)
  }
}

/** The service built something other than requested: `details` says what differs. No wallet was asked. */
export class SwapMismatchError extends WalletModalError {
  override readonly name = 'SwapMismatchError'
  readonly code = 'SWAP_MISMATCH'

  constructor(options?: WalletModalErrorOptions) {
    super('The swap service built a different transaction than requested', options)
  }
}

/** The wallet did not sign a permit that the token accepts; the amount can be approved by a transaction instead. */
export class SwapPermitError extends WalletModalError {
  override readonly name = 'SwapPermitError'
  readonly code = 'SWAP_PERMIT_UNSIGNED'

  constructor(options?: WalletModalErrorOptions) {
    super('The wallet did not sign the permit', options)
  }
}

/** The swap yields less than when the wallet was asked; the visitor has to confirm it again. */
export class SwapPriceError extends WalletModalError {
  override readonly name = 'SwapPriceError'
  readonly code = 'SWAP_PRICE_MOVED'

  constructor(options?: WalletModalErrorOptions) {
    super('The price of the swap moved', options)
  }
}
