import { RECOMMENDED_WALLETS } from '../../../core/limits.js'
import { computed } from '../../../core/signal.js'
import { canRelay } from '../../connections/wallet-connect/can-relay.js'
import { optionsController } from '../../shell/options.js'
import { offersAllWallets } from '../all-wallets-shown.js'
import { connectRows } from '../connect-rows.js'
import { type WalletRow, listedOf, ownedOf } from '../rules.js'

/** The rows of the Connect view. */
export const listedRows = computed((): readonly WalletRow[] => listedOf(connectRows.get()))

/** The number of places in the list for wallets that have not announced themselves or come from the catalogue. */
export const awaitedRows = computed((): number => {
  const { options } = optionsController.state
  const { customWallets = [], enableWallets, featuredWalletIds = [], projectId, services } = options
  const { includeWalletIds = [], includeWallets } = options
  const included = includeWallets ? includeWalletIds.length : includeWalletIds.length || RECOMMENDED_WALLETS
  const asks = enableWallets !== false && Boolean(services?.catalogue ?? projectId)
  const owned = ownedOf(connectRows.get())
  const listed = asks ? Math.max(Math.min(RECOMMENDED_WALLETS, included), owned) + featuredWalletIds.length : owned
  const left = listed + customWallets.length + Number(canRelay(options)) - listedRows.get().length
  return Math.max(0, left) + Number(asks && included + featuredWalletIds.length > 0 && offersAllWallets.get())
})
