import { WalletModalError, type WalletModalErrorOptions } from './base.js'

/** A JSON-RPC endpoint answered a call with an error object; `rpcCode` is its code. */
export class JsonRpcError extends WalletModalError {
  override readonly name = 'JsonRpcError'
  readonly code = 'RPC_REFUSED'

  constructor(
    readonly rpcCode: number,
    options?: WalletModalErrorOptions,
  ) {
    super('The chain refused the request', options)
  }
}
