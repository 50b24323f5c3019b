import type { ChainNamespace } from '../caip.js'
import type { Connector } from '../entities/connector.js'
import type { Wallet } from '../entities/wallet.js'
import type { WalletRow } from '../entities/wallet-row.js'
import { CONNECTOR_GROUPS, type ConnectorGroup, completeOrder } from '../features.js'
import { RECENT_WALLETS } from '../limits.js'
import { GROUP_OF_TYPE, WalletDrafts } from './wallet-drafts.js'

/** What hides a wallet: its reverse-DNS id, or its name without regard to case (SPEC 5), or its catalogue id. */
export interface WalletExclusion {
  readonly ids?: readonly string[]
  readonly rdns?: readonly string[]
  readonly names?: readonly string[]
}

/** What the rows are made from. */
export interface WalletSources {
  readonly connectors: readonly Connector[]
  readonly recent: readonly Wallet[]
  readonly featured: readonly Wallet[]
  readonly custom: readonly Wallet[]
  /** Recommended wallets, or everything that the catalogue listed. */
  readonly recommended: readonly Wallet[]
  readonly exclude: WalletExclusion
  /** The site's order of the groups; SPEC's when left out. */
  readonly order?: readonly ConnectorGroup[] | undefined
  /** Only wallets that may reach this family. */
  readonly namespace?: ChainNamespace | undefined
  /** The page is on a phone, where the wallet that gives no name of its own is the app around the page (SPEC 5). */
  readonly phone?: boolean
}

export type { WalletRow } from '../entities/wallet-row.js'

type Identity = Pick<Wallet, 'id' | 'name'> & { readonly rdns?: string | undefined }

/** Id of the connector for whatever wallet the browser has, which gives no name of its own (WIRE 9.2). */
export const BROWSER_WALLET = 'injected'

/** Whether a wallet is excluded (SPEC 5). */
export function isExcluded({ id, name, rdns }: Identity, exclude: WalletExclusion): boolean {
  const lower = name.toLowerCase()
  return Boolean(
    exclude.ids?.includes(id) ||
      (rdns && exclude.rdns?.includes(rdns)) ||
      exclude.names?.some(excluded => excluded.toLowerCase() === lower),
  )
}

/** Whether exclusion hides a row, by what its connector says or by what the catalogue says (SPEC 5). */
export const isRowExcluded = ({ id, name, rdns, wallet }: WalletRow, exclude: WalletExclusion): boolean =>
  isExcluded({ id, name, rdns: rdns ?? wallet?.rdns }, exclude) || Boolean(wallet && isExcluded(wallet, exclude))

/**
 * The rows of a wallet list in their order, each wallet once: the one place that decides both. Pure.
 *
 * Connectors come first. Those of one wallet join by rdns or catalogue id, and across families by name when that is
 * all there is to go by; within a family equal names never merge (SECURITY: SEC-W5). Then what the visitor's history,
 * the site and the catalogue know is joined by rdns or catalogue id. A recent wallet that is installed moves to the
 * recent group with its connectors. What is excluded is left out, and so is the browser wallet on desktops unless it is
 * the only wallet of the page (SPEC 5). Rows come by group (SPEC 2), in a group as found.
 */
export function walletRows(sources: WalletSources): readonly WalletRow[] {
  const rows = draftRows(sources).rows.flatMap(row => shownAs(row, sources))
  return groupOrder(sources).flatMap(group => rows.filter(row => row.group === group))
}

/** The order of the groups. */
export const groupOrder = ({ order }: WalletSources): readonly ConnectorGroup[] =>
  completeOrder(order, CONNECTOR_GROUPS)

/** The rows as they are found and merged, before any is left out. */
export function draftRows({ connectors, phone, recent, ...lists }: WalletSources): WalletDrafts {
  const drafts = new WalletDrafts()
  const isAlone = !connectors.some(({ id, type }) => id !== BROWSER_WALLET && GROUP_OF_TYPE[type] === 'injected')
  for (const connector of connectors)
    if (connector.id !== BROWSER_WALLET || phone || isAlone) drafts.addConnector(connector)
  drafts.joinFamilies()
  for (const wallet of recent.slice(0, RECENT_WALLETS)) drafts.addWallet(wallet, 'recent')
  for (const group of ['featured', 'custom', 'recommended'] as const)
    for (const wallet of lists[group]) drafts.addWallet(wallet, group)
  return drafts
}

/** A row as it is shown: not at all when it is excluded, and with the connectors of the family that was asked for. */
export function shownAs(row: WalletRow, { exclude, namespace }: WalletSources): readonly WalletRow[] {
  if (isRowExcluded(row, exclude)) return []
  return namespace ? within(row, namespace) : [row]
}

/** A row as one family sees it: with its connectors alone; none when the wallet is known to reach others only. */
function within(row: WalletRow, namespace: ChainNamespace): readonly WalletRow[] {
  const connectors = row.connectors.filter(({ chain }) => chain === namespace)
  if (connectors.length) return [{ ...row, connectors }]
  const chains = row.wallet?.chains ?? []
  const elsewhere = row.connectors.length || (chains.length && !chains.some(id => id.startsWith(`${namespace}:`)))
  return elsewhere ? [] : [row]
}
