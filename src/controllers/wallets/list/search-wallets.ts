import { WALLET_SEARCH_ENTRIES, WALLET_SEARCH_LENGTH, WALLET_SEARCH_WAIT } from '../../../core/limits.js'
import { Task } from '../../../core/task.js'
import { fetchWallets } from '../../../services/catalogue/wallets.js'
import { optionsController } from '../../shell/options.js'
import { walletListController } from './wallet-list.js'
import { walletsController } from '../wallets.js'
import { listQuery, listsCatalogue, usableWallets } from '../catalogue-query.js'

const search = new Task()

/**
 * Searches all wallets by a text. Known wallets are shown immediately; the catalogue is queried once the text has been
 * unchanged for 300 ms and has two characters (SPEC 9, WIRE 2.2). The newest text wins: it aborts older requests, whose
 * calls then resolve without effect. An empty text ends the search.
 *
 * @throws {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} as `fetchWallets`; the state says `failed`
 */
export const searchWallets = (text: string): Promise<void> => search.replace(signal => find(text.trim(), signal))

async function find(query: string, signal: AbortSignal): Promise<void> {
  const isAsked = query.length >= WALLET_SEARCH_LENGTH && listsCatalogue()
  if (!isAsked || query === walletListController.state.foundFor)
    return walletListController.setSearch({ query, searching: 'ready' })
  walletListController.setSearch({ query, searching: 'loading' })
  await new Promise(resolve => setTimeout(resolve, WALLET_SEARCH_WAIT))
  if (signal.aborted) return
  try {
    const { wallets } = await ask(query, signal)
    if (signal.aborted) return
    walletsController.load({ found: usableWallets(wallets) })
    walletListController.setSearch({ searching: 'ready', foundFor: query })
  } catch (error) {
    if (signal.aborted) return
    walletListController.setSearch({ searching: 'failed' })
    throw error
  }
}

function ask(search: string, signal: AbortSignal) {
  const query = listQuery(walletListController.state.filter)
  return fetchWallets(
    { ...query, page: 1, entries: WALLET_SEARCH_ENTRIES, search, signal },
    optionsController.state.options,
  )
}
