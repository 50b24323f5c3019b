import type { Wallet } from '../../core/entities/wallet.js'
import type { WalletRow } from '../../core/entities/wallet-row.js'
import type { ConnectorGroup } from '../../core/features.js'
import { type WalletPlace, whyUnusable } from './usable-wallets.js'
import { walletRows } from './wallet-rows.js'
import { BROWSER_WALLET, type WalletSources, isRowExcluded, isRowOmitted, listedOf } from './rules.js'

/** Why a wallet is shown and where, what was merged into its row, or why it is hidden. */
export interface WalletExplanation {
  /** The id that was looked up. */
  readonly id: string
  readonly name: string | undefined
  readonly shown: boolean
  /** The views that list it. */
  readonly where: readonly ('Connect' | 'AllWallets')[]
  readonly group: ConnectorGroup | undefined
  /** Its place in the Connect view, from 1. */
  readonly position: number | undefined
  /** The sources of the row and what was merged into it, in the order found. */
  readonly reasons: readonly string[]
  /** Why it is hidden; `undefined` if it is shown. */
  readonly hidden: string | undefined
}

/** Further catalogue data, beyond what the Connect view uses. */
export interface FurtherWallets {
  readonly listed: readonly Wallet[]
  readonly found: readonly Wallet[]
  readonly withheld: readonly Wallet[]
  readonly place: WalletPlace
}

const isNamed =
  (id: string) =>
  (row: WalletRow): boolean =>
    row.id === id ||
    row.rdns === id ||
    row.wallet?.id === id ||
    row.connectors.some(connector => connector.id === id || connector.info?.rdns === id)

/** Explains a wallet by its catalogue id, its connector id or its rdns. Pure. */
export function explanationOf(id: string, sources: WalletSources, further: FurtherWallets): WalletExplanation {
  const { listed, found, withheld, place } = further
  const shownRows = listedOf(walletRows(sources))
  const all = { ...sources, recommended: [...sources.recommended, ...listed, ...found] }
  const position = shownRows.findIndex(isNamed(id))
  const row = shownRows[position] ?? walletRows(all).find(isNamed(id))
  if (row) {
    const inAll = row.group !== 'walletConnect'
    return {
      id,
      name: row.name,
      shown: true,
      where: [...(position < 0 ? [] : ['Connect' as const]), ...(inAll ? ['AllWallets' as const] : [])],
      group: row.group,
      position: position < 0 ? undefined : position + 1,
      reasons: row.reasons,
      hidden: undefined,
    }
  }
  const lost = walletRows({
    ...all,
    recommended: [...all.recommended, ...withheld],
    exclude: {},
    include: undefined,
    phone: true,
  })
  const hiddenRow = lost.find(isNamed(id))
  return {
    id,
    name: hiddenRow?.name,
    shown: false,
    where: [],
    group: hiddenRow?.group,
    position: undefined,
    reasons: hiddenRow?.reasons ?? [],
    hidden: hiddenRow ? whyHidden(hiddenRow, sources, place) : 'nothing that was loaded goes by this id',
  }
}

function whyHidden(row: WalletRow, sources: WalletSources, place: WalletPlace): string {
  if (isRowExcluded(row, sources)) return 'the site excludes it by id, rdns or name'
  if (isRowOmitted(row, sources)) return 'the site includes only other wallets'
  if (row.connectors.some(({ id }) => id === BROWSER_WALLET))
    return 'another wallet of the page shows in place of the browser wallet'
  return (row.wallet && whyUnusable(row.wallet, place)) ?? 'another row stands for it'
}
