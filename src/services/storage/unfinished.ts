import { store } from './store.js'

/** The storage name of an unfinished purchase, apart from its key, whose readers load later. */
export const PURCHASE_NAME = '@appkit/purchase'

/** Whether a purchase is stored, without parsing it. */
export const hasPurchase = (): boolean => !['', 'null'].includes(store.get(PURCHASE_NAME) ?? '')

/** The storage name of pending transactions, apart from their key. */
export const PENDING_NAME = '@appkit/pending_transactions'

/** Whether pending transactions are stored, without parsing them. */
export const hasPending = (): boolean => (store.get(PENDING_NAME) ?? '[]') !== '[]'
