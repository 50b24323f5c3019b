import type { Connector } from '../../core/entities/connector.js'
import type { Wallet } from '../../core/entities/wallet.js'
import type { WalletRow } from '../../core/entities/wallet-row.js'
import type { ConnectorGroup } from '../../core/features.js'
import { RECENT_WALLETS } from '../../core/limits.js'
import { BROWSER_WALLET, GROUP_OF_TYPE, groupOrder, shownAs, type WalletSources } from './rules.js'

interface Draft extends WalletRow {
  group: ConnectorGroup
  wallet?: Wallet
  recent: boolean
  readonly connectors: Connector[]
  readonly reasons: string[]
}

/** The keys of a connector: its rdns, its catalogue id, or that it is the WalletConnect connector. */
const keysOf = ({ info, explorerId, type }: Connector): string[] => [
  ...(info?.rdns ? [`rdns:${info.rdns}`] : []),
  ...(explorerId ? [`id:${explorerId}`] : []),
  ...(type === 'WALLET_CONNECT' ? [type] : []),
]

/** The fields that lead to a wallet: its links, the stores, its website, and whether it can be paired. */
const WAYS = /link|store|homepage|supports_wc/

/** The names of one wallet in several families; "Trust" is "Trust Wallet" (WIRE 9.7). */
const familyName = (name: string): string => name.toLowerCase().replace(/ wallet$/, '')

/** Whether rows with the same name may be one wallet: each in different families, with nothing to distinguish them. */
function isOneWallet(drafts: readonly Draft[]): boolean {
  const connectors = drafts.flatMap(draft => draft.connectors)
  const several = (values: readonly (string | undefined)[]): boolean => new Set(values.filter(Boolean)).size > 1
  return (
    drafts.every(({ group }) => group === 'injected') &&
    new Set(connectors.map(({ chain }) => chain)).size === connectors.length &&
    !several(drafts.map(({ rdns }) => rdns)) &&
    !several(connectors.map(({ explorerId }) => explorerId))
  )
}

/** The rows of `walletRows` while being built, indexed by the keys of each wallet. */
export class WalletDrafts {
  readonly #drafts = new Set<Draft>()
  readonly #byKey = new Map<string, Draft>()
  /** Entries stored on the last visit; current data replaces them. */
  readonly #stored = new Set<Wallet>()

  /** The rows so far, without wallets of the last visit that are gone and that nothing leads to. */
  get rows(): readonly WalletRow[] {
    return [...this.#drafts].filter(({ connectors, wallet }) => connectors.length || (wallet && !this.#isBare(wallet)))
  }

  /** Adds a connector to a wallet; a second one for the same family is dropped. */
  addConnector(connector: Connector): void {
    const { id, chain, type, name, info, explorerId } = connector
    const group = GROUP_OF_TYPE[type]
    if (!group) return
    const keys = keysOf(connector)
    const reason = `${type} connector ${id} for ${chain}`
    const known = this.#find(keys)
    if (known?.connectors.some(own => own.chain === chain)) return void known.reasons.push(`left out ${reason}`)
    if (known) known.connectors.push(connector)
    this.#keep(
      keys,
      reason,
      known ?? {
        id: explorerId ?? id,
        name,
        group,
        ...(info?.rdns && { rdns: info.rdns }),
        connectors: [connector],
        installed: group === 'injected',
        recent: false,
        reasons: [],
      },
    )
  }

  /** Merges the families of a wallet that is identified only by its name. */
  joinFamilies(): void {
    const byName = new Map<string, Draft[]>()
    for (const draft of this.#drafts) {
      const name = familyName(draft.name)
      byName.set(name, [...(byName.get(name) ?? []), draft])
    }
    for (const [first, ...others] of byName.values())
      if (first && isOneWallet([first, ...others])) for (const other of others) this.#absorb(first, other)
  }

  /** Whether a wallet would be merged into an existing row. */
  knows({ id, rdns }: Wallet): boolean {
    return this.#byKey.has(`id:${id}`) || this.#byKey.has(`rdns:${rdns}`)
  }

  /** Adds a wallet's data; returns the row that it became or was merged into. */
  addWallet(wallet: Wallet, group: ConnectorGroup): WalletRow {
    const { id, name, rdns } = wallet
    const recent = group === 'recent'
    if (recent) this.#stored.add(wallet)
    const keys = [`id:${id}`, ...(rdns && this.#isBare(wallet) ? [`rdns:${rdns}`] : [])]
    const known = this.#find([`id:${id}`, `rdns:${rdns}`]) ?? (recent ? this.#ofConnector(id) : undefined)
    if (!known) {
      const row = { id, name, group, wallet, connectors: [], installed: false, recent, reasons: [] }
      return this.#keep(keys, `${group} wallet ${id}`, rdns ? { ...row, rdns } : row)
    }
    if (!known.wallet || this.#stored.has(known.wallet)) known.wallet = wallet
    if (recent) Object.assign(known, { recent, group })
    return this.#keep(keys, `merged ${group} wallet ${id}`, known)
  }

  /** The row for any of the keys; several such rows are one wallet and are merged. */
  #find(keys: readonly string[]): Draft | undefined {
    const [first, ...others] = new Set(keys.flatMap(key => this.#byKey.get(key) ?? []))
    if (first) for (const other of others) this.#absorb(first, other)
    return first
  }

  /** Whether only its connector was known when the wallet was stored. */
  #isBare(wallet: Wallet): boolean {
    return this.#stored.has(wallet) && !WAYS.test(Object.keys(wallet).join())
  }

  /** A recent wallet without a catalogue entry was stored under its connector's id. */
  #ofConnector(id: string): Draft | undefined {
    return [...this.#drafts].find(({ connectors }) => connectors.some(own => own.id === id))
  }

  #keep(keys: readonly string[], reason: string, draft: Draft): Draft {
    draft.reasons.push(reason)
    this.#drafts.add(draft)
    for (const key of keys) this.#byKey.set(key, draft)
    return draft
  }

  #absorb(into: Draft, other: Draft): void {
    for (const connector of other.connectors)
      if (!into.connectors.some(({ chain }) => chain === connector.chain)) into.connectors.push(connector)
    if (other.wallet) into.wallet ??= other.wallet
    if (other.recent) Object.assign(into, { recent: true, group: 'recent' })
    into.reasons.push(...other.reasons.map(reason => `merged ${reason}`))
    this.#drafts.delete(other)
    for (const [key, draft] of this.#byKey) if (draft === other) this.#byKey.set(key, into)
  }
}

/** The rows as found and merged, before any is dropped. */
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

/**
 * Returns the rows of a wallet list in their order, with one row for each wallet. A pure function.
 *
 * Connectors come first. Connectors of one wallet are merged by reverse-DNS id or catalogue id and, across chain
 * families, by name if nothing else identifies the wallet; within a family, equal names are never merged. Entries from
 * the visitor's history, the site and the catalogue are then merged into these rows by reverse-DNS id or catalogue id.
 * A recent wallet that is installed moves to the recent group together with its connectors. Excluded wallets are
 * dropped. On desktops, so is the browser wallet, unless it is the only wallet in the page. Rows are sorted by group
 * and, within a group, by the order in which they were found; finally, `compare` is applied.
 */
export function walletRows(sources: WalletSources): readonly WalletRow[] {
  const rows = draftRows(sources).rows.flatMap(row => shownAs(row, sources))
  const ordered = groupOrder(sources).flatMap(group => rows.filter(row => row.group === group))
  return sources.compare ? ordered.sort(sources.compare) : ordered
}
