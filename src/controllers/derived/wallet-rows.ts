import { platform } from '../../core/platform.js'
import { type WalletRow, type WalletSources, walletRows } from '../../core/rules/wallets.js'
import { computed } from '../../core/signal.js'
import { connectorsController } from '../connectors.js'
import { modalController } from '../modal.js'
import { optionsController } from '../options.js'
import { walletsController } from '../wallets.js'
import { features } from './features.js'

/** What the wallet lists are made from now. */
export function walletSources(): WalletSources {
  const { options } = optionsController.state
  const { recent, featured, custom, recommended, excluded } = walletsController.state
  const hidden = [...(options.excludeWallets ?? []), ...excluded]
  return {
    connectors: connectorsController.list(),
    namespace: modalController.state.namespace,
    recent,
    featured,
    custom,
    recommended,
    exclude: {
      ids: options.excludeWalletIds ?? [],
      rdns: hidden.flatMap(({ rdns }) => rdns ?? []),
      names: hidden.flatMap(({ name }) => name ?? []),
    },
    order: features.get().connectorTypeOrder,
    phone: platform().mobile,
  }
}

/** The rows of the Connect view in their order, each wallet once (SPEC 2 and 5). */
export const orderedWalletRows = computed((): readonly WalletRow[] => walletRows(walletSources()))
