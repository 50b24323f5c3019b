import type { CaipAddress } from '../caip.js'

/**
 * The status of a list: not fetched yet (`idle`), `loading`, complete (`ready`), incomplete because a source failed
 * (`partial`), `failed`, rate-limited (`limited`), or not served by any service (`unavailable`).
 */
export type ListStatus = 'idle' | 'loading' | 'ready' | 'partial' | 'failed' | 'limited' | 'unavailable'

/** A list of an account's holdings or activity. While loading or failed, `items` are the last valid ones. */
export interface ListState<T> {
  /** The account and network of the list. */
  readonly owner?: CaipAddress | undefined
  readonly status: ListStatus
  readonly items: readonly T[]
  /** When `items` were fetched, in ms since 1970. */
  readonly updatedAt?: number | undefined
  /** The items are outdated: their next viewer fetches them again. */
  readonly isOutdated?: boolean | undefined
  /** It is not fetched again before this, in ms since 1970. */
  readonly retryAt?: number | undefined
  /** The cursor of the next page; absent at the end. */
  readonly next?: string | undefined
}

/** A list that has not been fetched. */
export const NO_LIST: ListState<never> = Object.freeze({ status: 'idle', items: Object.freeze([]) })

/** Whether the items are outdated because the last request failed. */
export const isStale = ({ status, items, updatedAt }: ListState<unknown>): boolean =>
  (status === 'failed' || status === 'limited') && updatedAt !== undefined && items.length > 0

/** Whether the list has not arrived yet but still may: its current content comes from elsewhere. */
export const isFirstLoad = ({ status, items, updatedAt }: ListState<unknown>): boolean =>
  (status === 'idle' || status === 'loading') && (items.length === 0 || updatedAt === undefined)
