import { store } from './store.js'

/** Where transactions without a receipt are stored; see `pendingKey`. */
export const PENDING_NAME = '@appkit/pending_transactions'

/** Whether any are stored, without reading them. */
export const hasPending = (): boolean => (store.get(PENDING_NAME) ?? '[]') !== '[]'
