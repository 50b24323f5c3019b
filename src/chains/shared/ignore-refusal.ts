import { isRefusal } from '../../services/rpc-reply.js'

/** For `catch`: a call that the chain refused resolves to `undefined`; other errors, such as an endpoint's, are rethrown. */
export function ignoreRefusal(error: unknown): undefined {
  if (!isRefusal(error)) throw error
}
