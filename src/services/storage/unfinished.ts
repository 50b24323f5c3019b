import { store } from './store.js'

/** The storage name of an unfinished purchase; see `purchaseKey`. */
export const PURCHASE_NAME = '@appkit/purchase'

/** Whether there is one, without parsing it. */
export const hasPurchase = (): boolean => !['', 'null'].includes(store.get(PURCHASE_NAME) ?? '')

/** The storage name of transactions without a receipt; see `pendingKey`. */
export const PENDING_NAME = '@appkit/pending_transactions'

/** Whether any are stored, without parsing them. */
export const hasPending = (): boolean => (store.get(PENDING_NAME) ?? '[]') !== '[]'
