import { store } from './store.js'

/** The storage name of transactions without a receipt; see `pendingKey`. */
export const PENDING_NAME = '@appkit/pending_transactions'

/** Whether any are stored, without reading them. */
export const hasPending = (): boolean => (store.get(PENDING_NAME) ?? '[]') !== '[]'
