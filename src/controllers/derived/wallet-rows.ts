import { CONNECTOR_GROUPS, type ConnectorGroup } from '../../core/features.js'
import { groupOrder } from '../../core/rules/connect.js'
import { type WalletRow, walletRows } from '../../core/rules/wallets.js'
import { computed } from '../../core/signal.js'
import { connectorsController } from '../connectors.js'
import { modalController } from '../modal.js'
import { optionsController } from '../options.js'
import { features } from './features.js'
import { walletsController } from '../wallets.js'

/** The rows of the Connect view in their order, each wallet once (SPEC 2 and 5). */
export const orderedWalletRows = computed((): readonly WalletRow[] => {
  const { options } = optionsController.state
  const { recent, featured, custom, recommended } = walletsController.state
  const hidden = options.excludeWallets ?? []
  const rows = walletRows({
    connectors: connectorsController.list(modalController.state.namespace),
    recent,
    featured,
    custom,
    recommended,
    exclude: {
      ids: options.excludeWalletIds ?? [],
      rdns: hidden.flatMap(({ rdns }) => rdns ?? []),
      names: hidden.flatMap(({ name }) => name ?? []),
    },
  })
  const groups = Object.fromEntries(
    CONNECTOR_GROUPS.map(group => [group, rows.filter(row => row.group === group)]),
  ) as Record<ConnectorGroup, WalletRow[]> // fromEntries widens the keys that the list above names
  const sizes = Object.fromEntries(CONNECTOR_GROUPS.map(group => [group, groups[group].length])) as Record<
    ConnectorGroup,
    number
  > // as above
  return groupOrder(features.get().connectorTypeOrder, sizes).flatMap(group => groups[group])
})
