import type { Options } from '../../core/entities/options.js'
import { isMobile } from '../../core/platform/mobile.js'
import { walletRows } from './wallet-rows.js'
import type { WalletRow, WalletSelection, WalletSources } from './rules.js'
import { type Readable, computed } from '../../core/signal.js'
import { connectorsController } from '../connections/connectors.js'
import { modalController } from '../shell/modal.js'
import { optionsController } from '../shell/options.js'
import { type WalletsState, walletsController } from './wallets.js'
import { features } from '../shell/features.js'

const part = <K extends keyof WalletsState>(key: K): Readable<WalletsState[K]> =>
  computed(() => walletsController.state[key])

const [recent, featured, custom] = [part('recent'), part('featured'), part('custom')]
const [recommended, excluded] = [part('recommended'), part('excluded')]
const connectors = computed(() => connectorsController.state.connectors)
const namespace = computed(() => modalController.state.namespace)

/** A selection as `walletRows` takes it, from the site's entries. */
const select = (entries: NonNullable<Options['includeWallets']>, ids: readonly string[]): WalletSelection => ({
  ids,
  rdns: entries.flatMap(({ rdns }) => rdns ?? []),
  names: entries.flatMap(({ name }) => name ?? []),
})

/** The sources of the wallet lists; the same object until one changes, except for pages of wallets. */
export const walletSources = computed((): WalletSources => {
  const { options, namespaces } = optionsController.state
  const found = Object.entries(connectors.get())
  const place = (name: string): number => namespaces.findIndex(own => own === name)
  const { compareWallets, excludeWallets = [], excludeWalletIds = [], includeWallets } = options
  const { featuredWalletIds = [], includeWalletIds = [] } = options
  const own = [...includeWalletIds, ...featuredWalletIds, ...custom.get().map(({ id }) => id)]
  return {
    connectors: found.sort(([one], [other]) => place(one) - place(other)).flatMap(([, own]) => own), // not as they came
    namespace: namespace.get(),
    recent: recent.get(),
    featured: featured.get(),
    custom: custom.get(),
    recommended: recommended.get(),
    exclude: select([...excludeWallets, ...excluded.get()], excludeWalletIds),
    include: includeWallets && select(includeWallets, own),
    compare: compareWallets,
    order: features.get().connectorTypeOrder,
    phone: isMobile(),
  }
})

/** The rows of the Connect view in their order, each wallet once (SPEC 2 and 5). */
export const connectRows = computed((): readonly WalletRow[] => walletRows(walletSources.get()))
