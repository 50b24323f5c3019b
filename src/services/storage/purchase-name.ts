import { store } from './store.js'

/** Where a purchase whose end is not known is stored; see `purchaseKey`. */
export const PURCHASE_NAME = '@appkit/purchase'

/** Whether there is one, without reading it. */
export const hasPurchase = (): boolean => !['', 'null'].includes(store.get(PURCHASE_NAME) ?? '')
