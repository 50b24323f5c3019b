import type { ChainNamespace } from '../../core/caip.js'
import type { Connector } from '../../core/entities/connector.js'
import type { Wallet } from '../../core/entities/wallet.js'
import type { WalletRow } from '../../core/entities/wallet-row.js'
import { CONNECTOR_GROUPS, type ConnectorGroup, completeOrder } from '../../core/features.js'
import { RECOMMENDED_WALLETS } from '../../core/limits.js'

/** Selects wallets by their reverse-DNS ids, names (case-insensitive) or catalogue ids. */
export interface WalletSelection {
  readonly ids?: readonly string[]
  readonly rdns?: readonly string[]
  readonly names?: readonly string[]
}

/** The wallets to exclude. */
export type WalletExclusion = WalletSelection

/** The input of `walletRows`. */
export interface WalletSources {
  readonly connectors: readonly Connector[]
  readonly recent: readonly Wallet[]
  readonly featured: readonly Wallet[]
  readonly custom: readonly Wallet[]
  /** Recommended wallets, or all wallets that the catalogue has listed. */
  readonly recommended: readonly Wallet[]
  readonly exclude: WalletExclusion
  /** The only wallets to show, besides WalletConnect; by default, all wallets. */
  readonly include?: WalletSelection | undefined
  /** The site's order of the groups; default: `CONNECTOR_GROUPS`. */
  readonly order?: readonly ConnectorGroup[] | undefined
  /** Compares rows, whatever their group, like the function passed to `Array.prototype.sort`. */
  readonly compare?: ((one: WalletRow, other: WalletRow) => number) | undefined
  /** Keeps only wallets that may support this chain family. */
  readonly namespace?: ChainNamespace | undefined
  /** Whether the page is on a phone, where an injected wallet without a name is the app that shows the page. */
  readonly phone?: boolean
}

export type { WalletRow } from '../../core/entities/wallet-row.js'

/** The group that a connector's type belongs to (SPEC 2). */
export const GROUP_OF_TYPE: Readonly<Record<Connector['type'], ConnectorGroup | undefined>> = {
  WALLET_CONNECT: 'walletConnect',
  INJECTED: 'injected',
  ANNOUNCED: 'injected',
  MULTI_CHAIN: 'injected',
  EXTERNAL: 'external',
  AUTH: undefined,
  ID_AUTH: undefined,
  VIEW_ONLY: undefined,
}

type Identity = Pick<Wallet, 'id' | 'name'> & { readonly rdns?: string | undefined }

/** Id of the connector for the browser's own wallet, which has no name. */
export const BROWSER_WALLET = 'injected'

/** Whether a wallet is selected. */
export function isSelected({ id, name, rdns }: Identity, selection: WalletSelection): boolean {
  const lower = name.toLowerCase()
  return Boolean(
    selection.ids?.includes(id) ||
      (rdns && selection.rdns?.includes(rdns)) ||
      selection.names?.some(selected => selected.toLowerCase() === lower),
  )
}

/** Whether a row is selected, by its connector's or its catalogue data. */
const isRowSelected = ({ id, name, rdns, wallet }: WalletRow, selection: WalletSelection): boolean =>
  isSelected({ id, name, rdns: rdns ?? wallet?.rdns }, selection) || Boolean(wallet && isSelected(wallet, selection))

/** Whether the site excludes a row. */
export const isRowExcluded = (row: WalletRow, { exclude }: Pick<WalletSources, 'exclude'>): boolean =>
  isRowSelected(row, exclude)

/** Whether the site's list of wallets leaves this one out; WalletConnect does not count as a wallet. */
export const isRowOmitted = (row: WalletRow, { include }: Pick<WalletSources, 'include'>): boolean =>
  Boolean(include && row.group !== 'walletConnect' && !isRowSelected(row, include))

/** The order of the groups. */
export const groupOrder = ({ order }: WalletSources): readonly ConnectorGroup[] =>
  completeOrder(order, CONNECTOR_GROUPS)

/** A row as displayed: hidden if the site does not want it, and with the connectors of the requested family. */
export function shownAs(row: WalletRow, sources: WalletSources): readonly WalletRow[] {
  if (isRowExcluded(row, sources) || isRowOmitted(row, sources)) return []
  const { namespace } = sources
  return namespace ? within(row, namespace) : [row]
}

/** A row for one family: only with its connectors; none if the wallet is known to support only others. */
function within(row: WalletRow, namespace: ChainNamespace): readonly WalletRow[] {
  const connectors = row.connectors.filter(({ chain }) => chain === namespace)
  if (connectors.length) return [{ ...row, connectors }]
  const chains = row.wallet?.chains ?? []
  const elsewhere = row.connectors.length || (chains.length && !chains.some(id => id.startsWith(`${namespace}:`)))
  return elsewhere ? [] : [row]
}

/** The number of installed and recent wallets among rows. */
export const ownedOf = (rows: readonly WalletRow[]): number =>
  rows.filter(({ installed, recent }) => installed || recent).length

/**
 * The rows that the Connect view lists: installed and recent wallets take the places of recommended ones, so that its
 * height does not depend on how many there are.
 */
export function listedOf(rows: readonly WalletRow[]): readonly WalletRow[] {
  let places = RECOMMENDED_WALLETS - ownedOf(rows)
  return rows.filter(({ group }) => group !== 'recommended' || places-- > 0)
}
