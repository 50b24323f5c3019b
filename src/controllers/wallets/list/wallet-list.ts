import { Controller } from '../../../core/controller.js'
import type { LoadStatus } from '../../../core/list/load-status.js'

/** Which part of the catalogue is listed. */
export interface WalletListFilter {
  /** `certified` keeps only wallets that have the badge. */
  readonly badge?: 'certified' | undefined
  /** Catalogue ids of the only wallets to list, in place of the option `includeWalletIds`. */
  readonly include?: readonly string[] | undefined
  /** Catalogue ids of wallets to leave out, in addition to the option `excludeWalletIds`. */
  readonly exclude?: readonly string[] | undefined
  /** The number of wallets per page; default: 40. */
  readonly entries?: number | undefined
}

/** A position in the list. */
export interface WalletListPlace {
  /** The scroll position, in px. */
  readonly top: number
  /** The current keyboard cell. */
  readonly cell: number
}

/** The status of the list of all wallets and its search; the wallets themselves are in `walletsController`. */
export interface WalletListState {
  readonly filter: WalletListFilter
  /** Ids omitted from the list because they are shown before it. */
  readonly without: readonly string[]
  /** The last page that was loaded, from 1; 0 before the first. */
  readonly page: number
  readonly status: LoadStatus
  /** The last page has been loaded. */
  readonly ended: boolean
  /** The search text; empty for none. */
  readonly query: string
  readonly searching: LoadStatus
  /** The search text of the wallets found. */
  readonly foundFor: string
  /** The position at which the visitor left it for another view. */
  readonly left: WalletListPlace | undefined
}

const START: WalletListState = {
  filter: {},
  without: [],
  page: 0,
  status: 'idle',
  ended: false,
  query: '',
  searching: 'idle',
  foundFor: '',
  left: undefined,
}

/** Holds the status of the list of all wallets. */
export class WalletListController extends Controller<WalletListState> {
  constructor() {
    super(START)
  }

  /** Starts another list; a search continues. */
  start(filter: WalletListFilter, without: readonly string[]): void {
    this.set({ filter, without, page: 0, status: 'idle', ended: false, foundFor: '' })
  }

  /** Records the status of a page. */
  setPage(patch: Partial<Pick<WalletListState, 'page' | 'status' | 'ended'>>): void {
    this.set(patch)
  }

  /** Records the search text and its status. */
  setSearch(patch: Partial<Pick<WalletListState, 'query' | 'searching' | 'foundFor'>>): void {
    this.set(patch)
  }

  /** Records where the visitor left it. */
  leave(left: WalletListPlace | undefined): void {
    this.set({ left })
  }
}

/** The page's list of all wallets. */
export const walletListController = new WalletListController()
