/** An error as EIP-1193 defines it: an `Error` with a numeric `code` and, optionally, `data`. */
export class ProviderRpcError extends Error {
  override readonly name = 'ProviderRpcError'
  /** EIP-1193 (4001 and up), EIP-3326 (4902) or JSON-RPC (negative) code. */
  readonly code: number
  /** Further data from the wallet; absent unless given. */
  readonly data?: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    if (data !== undefined) this.data = data
  }
}

/** The visitor refused (EIP-1193). */
export const userRejected = (): ProviderRpcError => new ProviderRpcError(4001, 'User rejected the request.')

/** The site or the account has no permission (EIP-1193). */
export const unauthorized = (): ProviderRpcError =>
  new ProviderRpcError(4100, 'The requested account and/or method has not been authorized by the user.')

/** The wallet does not support the method (EIP-1193). */
export const unsupportedMethod = (method: string): ProviderRpcError =>
  new ProviderRpcError(4200, `The method "${method}" is not supported.`)

/** The provider lost every chain (EIP-1193). */
export const disconnected = (): ProviderRpcError =>
  new ProviderRpcError(4900, 'The provider is disconnected from all chains.')

/** The wallet does not know the chain it should switch to (EIP-3326). */
export const unrecognizedChain = (chainId: string): ProviderRpcError =>
  new ProviderRpcError(4902, `Unrecognized chain ID "${chainId}". Try adding the chain first.`)

/** A request from the same site is still pending in the wallet. */
export const requestPending = (method: string): ProviderRpcError =>
  new ProviderRpcError(-32002, `Already processing ${method}. Please wait.`)

/** The parameters do not have the shape that the method requires (JSON-RPC). */
export const invalidParams = (reason: string): ProviderRpcError => new ProviderRpcError(-32602, reason)

/** The wallet, or the node behind it, failed (JSON-RPC). */
export const internalError = (reason: string): ProviderRpcError => new ProviderRpcError(-32603, reason)
