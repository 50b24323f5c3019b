import { Controller } from '../../core/controller.js'
import type { LoadStatus } from '../../core/list/load-status.js'

/** Which part of the catalogue is listed. */
export interface WalletListFilter {
  /** Only wallets that carry the certified badge. */
  readonly badge?: 'certified' | undefined
  /** Only these, in place of the site's own choice. */
  readonly include?: readonly string[] | undefined
  /** Not these, besides what the site excludes. */
  readonly exclude?: readonly string[] | undefined
  /** Wallets per page; default: 40. */
  readonly entries?: number | undefined
}

/** A place in the list. */
export interface WalletListPlace {
  /** How far it was scrolled, in px. */
  readonly top: number
  /** The cell that the keyboard was at. */
  readonly cell: number
}

/** How far the list of all wallets and the search in it are; the wallets themselves are in `walletsController`. */
export interface WalletListState {
  readonly filter: WalletListFilter
  /** Ids that the list leaves out because they are shown before it. */
  readonly without: readonly string[]
  /** The last page that was loaded, from 1; 0 before the first. */
  readonly page: number
  readonly status: LoadStatus
  /** The last page has been loaded. */
  readonly ended: boolean
  /** What is searched for; empty for none. */
  readonly query: string
  readonly searching: LoadStatus
  /** What the wallets found belong to. */
  readonly foundFor: string
  /** Where the visitor left it for another view, to go on there. */
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

/** Holds how far the list of all wallets is. */
export class WalletListController extends Controller<WalletListState> {
  constructor() {
    super(START)
  }

  /** Begins another list; a search goes on. */
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

  /** Notes where the visitor left it. */
  leave(left: WalletListPlace | undefined): void {
    this.set({ left })
  }
}

/** The page's list of all wallets. */
export const walletListController = new WalletListController()
