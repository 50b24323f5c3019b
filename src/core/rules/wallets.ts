import type { Connector } from '../entities/connector.js'
import type { Wallet } from '../entities/wallet.js'
import type { ConnectorGroup } from '../features.js'
import { RECENT_WALLETS } from '../limits.js'

/** One row of the Connect view: a wallet of the catalogue, a connector, or both merged. */
export interface WalletRow {
  /** Stable key: the catalogue id, else the connector id. */
  readonly id: string
  readonly name: string
  readonly group: ConnectorGroup
  readonly rdns?: string
  readonly wallet?: Wallet
  /** The connectors behind the row, one a namespace. */
  readonly connectors: readonly Connector[]
  readonly installed: boolean
  readonly recent: boolean
  /** Why the row is shown and what was merged into it, for `explainWallet`. */
  readonly reasons: readonly string[]
}

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
  readonly recommended: readonly Wallet[]
  readonly exclude: WalletExclusion
}

type Identity = Pick<Wallet, 'id' | 'name'> & { readonly rdns?: string | undefined }

/** Whether a wallet is excluded (SPEC 5). */
export function isExcluded({ id, name, rdns }: Identity, exclude: WalletExclusion): boolean {
  const lower = name.toLowerCase()
  return Boolean(
    exclude.ids?.includes(id) ||
      (rdns && exclude.rdns?.includes(rdns)) ||
      exclude.names?.some(excluded => excluded.toLowerCase() === lower),
  )
}

/** Whether a connector and a catalogue entry are the same wallet: by rdns, else by catalogue id. Names never merge. */
const isSameWallet = (wallet: Wallet, connector: Connector): boolean =>
  (wallet.rdns !== undefined && wallet.rdns === connector.info?.rdns) || wallet.id === connector.explorerId

const GROUP_OF_TYPE: Readonly<Record<Connector['type'], ConnectorGroup | undefined>> = {
  WALLET_CONNECT: 'walletConnect',
  INJECTED: 'injected',
  ANNOUNCED: 'injected',
  MULTI_CHAIN: 'injected',
  EXTERNAL: 'external',
  AUTH: undefined,
  ID_AUTH: undefined,
}

/** Connectors of one wallet over several families share an rdns; without one each stands alone. */
function rowsOfConnectors(connectors: readonly Connector[]): WalletRow[] {
  const rows = new Map<string, WalletRow>()
  for (const connector of connectors) {
    const group = GROUP_OF_TYPE[connector.type]
    if (!group) continue
    const rdns = connector.info?.rdns
    const key = rdns ? `rdns:${rdns}` : `${connector.chain}:${connector.id}`
    const known = rows.get(key)
    if (known?.connectors.some(({ chain }) => chain === connector.chain)) continue
    rows.set(key, {
      id: connector.explorerId ?? connector.id,
      name: connector.name,
      group,
      ...(rdns ? { rdns } : {}),
      installed: group === 'injected',
      recent: false,
      ...known,
      connectors: [...(known?.connectors ?? []), connector],
      reasons: [...(known?.reasons ?? []), `${connector.type} connector ${connector.id} for ${connector.chain}`],
    })
  }
  return [...rows.values()]
}

function rowOfWallet(wallet: Wallet, group: ConnectorGroup): WalletRow {
  return {
    id: wallet.id,
    name: wallet.name,
    group,
    ...(wallet.rdns ? { rdns: wallet.rdns } : {}),
    wallet,
    connectors: [],
    installed: false,
    recent: group === 'recent',
    reasons: [`${group} wallet ${wallet.id}`],
  }
}

/**
 * The rows of the Connect view, each wallet once: connectors first, joined with what the catalogue, the site and the
 * visitor's history know of them. A recent wallet that is installed moves to the recent group with its connector.
 */
export function walletRows(sources: WalletSources): readonly WalletRow[] {
  const rows = rowsOfConnectors(sources.connectors)
  const add = (wallet: Wallet, group: ConnectorGroup): void => {
    const isSame = (connector: Connector): boolean =>
      isSameWallet(wallet, connector) || (group === 'recent' && wallet.id === connector.id) // kept under that id
    const index = rows.findIndex(row => row.wallet?.id === wallet.id || row.connectors.some(isSame))
    const known = rows[index]
    if (!known) rows.push(rowOfWallet(wallet, group))
    else
      rows[index] = {
        ...known,
        // What was stored at the last visit gives way to what is known now.
        wallet: known.wallet && !sources.recent.includes(known.wallet) ? known.wallet : wallet,
        recent: known.recent || group === 'recent',
        group: group === 'recent' ? 'recent' : known.group,
        reasons: [...known.reasons, `merged ${group} wallet ${wallet.id}`],
      }
  }
  for (const wallet of sources.recent.slice(0, RECENT_WALLETS)) add(wallet, 'recent')
  for (const group of ['featured', 'custom', 'recommended'] as const)
    for (const wallet of sources[group]) add(wallet, group)
  return rows.filter(
    ({ id, name, rdns, wallet }) =>
      !isExcluded({ id, name, rdns: rdns ?? wallet?.rdns }, sources.exclude) &&
      !(wallet && isExcluded(wallet, sources.exclude)),
  )
}

/** A new recent wallet goes to the front; the list is trimmed to 2 (SPEC 4). */
export const addRecent = (recent: readonly Wallet[], wallet: Wallet): readonly Wallet[] =>
  [wallet, ...recent.filter(({ id }) => id !== wallet.id)].slice(0, RECENT_WALLETS)
