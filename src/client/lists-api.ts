import { expectNetwork } from '../core/platform/online.js'
import type { ListsApi } from './list-types.js'

async function load(): Promise<ListsApi> {
  await expectNetwork()
  return (await import('./on-intent.js')).loadLists()
}

/** A subscription that begins when the code for it is there, unless it has been ended by then. */
const later =
  <A extends readonly unknown[]>(start: (api: ListsApi, ...args: A) => () => void) =>
  (...args: A) => {
    let stop: (() => void) | undefined
    let ended = false
    void load().then(api => {
      if (!ended) stop = start(api, ...args)
    })
    return () => {
      ended = true
      stop?.()
    }
  }

/** Makes the part of the handle that reads lists; what it needs loads when it is called. */
export const listsApi = (): ListsApi => ({
  fetchTokens: async (...args) => (await load()).fetchTokens(...args),
  fetchTransactions: async (...args) => (await load()).fetchTransactions(...args),
  fetchNfts: async (...args) => (await load()).fetchNfts(...args),
  fetchIdentity: async of => (await load()).fetchIdentity(of),
  subscribeTokens: later((api, ...args: Parameters<ListsApi['subscribeTokens']>) => api.subscribeTokens(...args)),
  subscribeTransactions: later((api, ...args: Parameters<ListsApi['subscribeTransactions']>) =>
    api.subscribeTransactions(...args),
  ),
  subscribeNfts: later((api, ...args: Parameters<ListsApi['subscribeNfts']>) => api.subscribeNfts(...args)),
})
