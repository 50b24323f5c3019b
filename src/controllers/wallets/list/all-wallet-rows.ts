import type { Wallet } from '../../../core/entities/wallet.js'
import { GrowingRows } from './growing-rows.js'
import { walletRows } from '../wallet-rows.js'
import type { WalletRow } from '../rules.js'
import { type Readable, computed } from '../../../core/signal.js'
import { type WalletListState, walletListController } from './wallet-list.js'
import { walletsController } from '../wallets.js'
import { walletSources } from '../connect-rows.js'

const part = <K extends keyof WalletListState>(key: K): Readable<WalletListState[K]> =>
  computed(() => walletListController.state[key])

const [filter, query, foundFor] = [part('filter'), part('query'), part('foundFor')]
const NONE: readonly Wallet[] = []

const isCertified = ({ wallet }: WalletRow): boolean => wallet?.badge_type === 'certified'

const growing = new GrowingRows()

/** Everything that is known, each wallet once; the WalletConnect row has its own button. */
const known = computed((): readonly WalletRow[] =>
  growing.read(walletSources.get(), walletsController.state.listed).filter(({ group }) => group !== 'walletConnect'),
)

function search(text: string, found: readonly Wallet[]): readonly WalletRow[] {
  const lower = text.toLowerCase()
  const hasName = ({ name }: { readonly name: string }): boolean => name.toLowerCase().includes(lower)
  const ids = new Set(found.map(({ id }) => id))
  const sources = walletSources.get()
  const recommended = [...sources.recommended, ...found, ...walletsController.state.listed.filter(hasName)]
  return walletRows({ ...sources, recommended }).filter(
    row =>
      row.group !== 'walletConnect' &&
      (hasName(row) || row.connectors.some(hasName) || (row.wallet && (ids.has(row.wallet.id) || hasName(row.wallet)))),
  )
}

/** The rows of the list of all wallets, or of its search. */
export const allWalletRows = computed((): readonly WalletRow[] => {
  const text = query.get()
  const rows = text ? search(text, foundFor.get() === text ? walletsController.state.found : NONE) : known.get()
  return filter.get().badge ? rows.filter(isCertified) : rows
})
