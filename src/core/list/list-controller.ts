import type { CaipAddress, ChainNamespace } from '../caip.js'
import { Controller } from '../controller.js'
import { type ListState, NO_LIST } from './list.js'

/** The list of every namespace that has one. */
export interface ListsState<T> {
  readonly lists: Readonly<Partial<Record<ChainNamespace, ListState<T>>>>
}

interface Lists {
  patch(namespace: ChainNamespace, owner: CaipAddress, patch: { readonly isOutdated: true }): void
}

const controllers = new Set<Lists>()

/** Marks every list of an account as outdated: something happened that it does not show. */
export function markListsOutdated(namespace: ChainNamespace, owner: CaipAddress): void {
  for (const controller of controllers) controller.patch(namespace, owner, { isOutdated: true })
}

/** Holds one list per namespace; a list belongs to one account on one network and is never shown for another. */
export abstract class ListController<T> extends Controller<ListsState<T>> {
  constructor() {
    super({ lists: {} })
    controllers.add(this)
  }

  /** The list of this owner; empty while there is only another's. */
  list(namespace: ChainNamespace, owner: CaipAddress | undefined): ListState<T> {
    const list = this.state.lists[namespace]
    return list && owner && list.owner === owner ? list : NO_LIST
  }

  /** Changes a list; another owner's data is dropped. */
  patch(namespace: ChainNamespace, owner: CaipAddress, patch: Partial<ListState<T>>): void {
    const list = { ...this.list(namespace, owner), ...patch, owner }
    this.set({ lists: { ...this.state.lists, [namespace]: list } })
  }
}
