import type { CaipAddress } from '../caip.js'

/**
 * How far a list is: nothing asked yet, being asked for, all there, there in part, failed, failed because too much was
 * asked, or nobody there who could tell.
 */
export type ListStatus = 'idle' | 'loading' | 'ready' | 'partial' | 'failed' | 'limited' | 'unavailable'

/** A list of what an account holds or did. While it is loading or has failed, `items` are the last good ones. */
export interface ListState<T> {
  /** Whose list on which network. */
  readonly owner?: CaipAddress | undefined
  readonly status: ListStatus
  readonly items: readonly T[]
  /** When `items` were true, in ms since 1970. */
  readonly updatedAt?: number | undefined
  /** Something happened since that the items do not show: whoever looks at them fetches them again. */
  readonly isOutdated?: boolean | undefined
  /** It is not fetched again before this, in ms since 1970. */
  readonly retryAt?: number | undefined
  /** Where the list goes on; absent at its end. */
  readonly next?: string | undefined
}

/** A list that has not been fetched. */
export const NO_LIST: ListState<never> = Object.freeze({ status: 'idle', items: Object.freeze([]) })

/** Whether the items are older than they should be, as the last request failed. */
export const isStale = ({ status, items, updatedAt }: ListState<unknown>): boolean =>
  (status === 'failed' || status === 'limited') && updatedAt !== undefined && items.length > 0

/** Whether nothing of the list has come yet and it may still: what stands in it is known from elsewhere. */
export const isFirstLoad = ({ status, items, updatedAt }: ListState<unknown>): boolean =>
  (status === 'idle' || status === 'loading') && (items.length === 0 || updatedAt === undefined)
