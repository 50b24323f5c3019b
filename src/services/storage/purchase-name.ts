import { store } from './store.js'

/** The storage name of an unfinished purchase; see `purchaseKey`. */
export const PURCHASE_NAME = '@appkit/purchase'

/** Whether there is one, without reading it. */
export const hasPurchase = (): boolean => !['', 'null'].includes(store.get(PURCHASE_NAME) ?? '')
