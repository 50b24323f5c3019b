import { walletRows } from './wallet-rows.js'
import type { WalletRow } from './rules.js'
import { fetchWallets } from '../../services/catalogue/wallets.js'
import { walletSources } from './connect-rows.js'
import { optionsController } from '../shell/options.js'
import { walletListController } from './list/wallet-list.js'
import { walletsController } from './wallets.js'
import { networkIds, usableWallets } from './catalogue-query.js'
import { hasCatalogue } from '../shell/services/services.js'

/** The ways to look up a wallet. */
export interface WantedWallet {
  readonly name: string
  /** Its catalogue id, if known. */
  readonly id?: string | undefined
}

/** How many wallets with a similar name are checked. */
const ENTRIES = 20

/**
 * Looks a wallet up in the catalogue, by its id or by its name: the rows of usable wallets that are not excluded.
 *
 * @throws {HttpStatusError} {HttpUnreachableError} {MalformedReplyError} as `fetchWallets`
 */
export async function lookUpWallet({ id, name }: WantedWallet): Promise<readonly WalletRow[]> {
  const { options } = optionsController.state
  if (!hasCatalogue() || options.enableWallets === false) return []
  const query = id ? { include: [id], entries: 1 } : { search: name, entries: ENTRIES, chains: networkIds() }
  const { wallets } = await fetchWallets({ page: 1, exclude: options.excludeWalletIds ?? [], ...query }, options)
  const found = usableWallets(wallets)
  walletsController.load({ found }) // later views find the wallet there
  walletListController.setSearch({ foundFor: '' })
  return walletRows({ ...walletSources.get(), featured: [], custom: [], recommended: found })
}
