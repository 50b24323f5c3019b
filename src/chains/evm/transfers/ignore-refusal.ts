import { JsonRpcError } from '../../../core/errors/json-rpc.js'

/** For `catch`: a call that the chain refused resolves to `undefined`; other errors, such as of endpoints, are rethrown. */
export function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof JsonRpcError)) throw error
}
