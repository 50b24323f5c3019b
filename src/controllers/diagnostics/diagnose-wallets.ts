import type { Connector } from '../../core/entities/connector.js'
import type { WalletDiagnosis, WalletOrigin } from '../../core/entities/diagnostics.js'
import type { Wallet } from '../../core/entities/wallet.js'
import type { WalletRow } from '../../core/entities/wallet-row.js'
import { walletRows } from '../wallets/wallet-rows.js'
import type { WalletSources } from '../wallets/rules.js'
import { explanationOf, type FurtherWallets } from '../wallets/wallet-explanation.js'

/** Maximum number of wallets explained, besides those of the page: those of the Connect view, then the hidden ones. */
const MOST = 60

function originOf({ type, chain }: Connector): WalletOrigin | undefined {
  switch (type) {
    case 'ANNOUNCED':
      return chain === 'eip155' ? 'eip6963' : 'wallet-standard'
    case 'INJECTED':
    case 'MULTI_CHAIN':
      return 'injected'
    case 'WALLET_CONNECT':
      return 'walletConnect'
    case 'EXTERNAL':
      return 'external'
    default:
      return undefined
  }
}

const isIn = (list: readonly Wallet[], { id, rdns, wallet }: WalletRow): boolean =>
  list.some(known => known.id === (wallet?.id ?? id) || (known.rdns !== undefined && known.rdns === rdns))

/** The sources of a row's wallet, each once. */
function originsOf(row: WalletRow, sources: WalletSources, { listed, found, withheld }: FurtherWallets) {
  const lists = { ...sources, catalogue: [...listed, ...found, ...withheld] }
  const named = (['recent', 'featured', 'custom', 'recommended', 'catalogue'] as const).filter(name =>
    isIn(lists[name], row),
  )
  return [...new Set([...row.connectors.flatMap(connector => originOf(connector) ?? []), ...named])]
}

/** The ids of all known wallets, which rows also name when they say what was merged. */
export const walletIds = (
  { recent, featured, custom, recommended }: WalletSources,
  { listed, found, withheld }: FurtherWallets,
): readonly string[] =>
  [recent, featured, custom, recommended, listed, found, withheld].flatMap(list => list.map(({ id }) => id))

/** Explains for each wallet found why it is in the Connect view, or which rule hides it. Pure. */
export function diagnoseWallets(sources: WalletSources, further: FurtherWallets): readonly WalletDiagnosis[] {
  const shown = walletRows(sources)
  const known = [...sources.recommended, ...further.withheld]
  const all = walletRows({ ...sources, recommended: known, exclude: {}, phone: true })
  const isShown = new Set(shown.flatMap(({ id, connectors }) => [id, ...connectors.map(connector => connector.id)]))
  const hidden = all.filter(({ id, connectors }) => !isShown.has(id) && !connectors.some(each => isShown.has(each.id)))
  const listed = [...shown, ...hidden].filter(({ connectors }, index) => connectors.length > 0 || index < MOST)
  return listed.map(row => {
    const { group, position, reasons, hidden: rule, ...explained } = explanationOf(row.id, sources, further)
    return {
      id: row.id,
      name: row.name,
      rdns: row.rdns,
      shown: explained.shown,
      origins: originsOf(row, sources, further),
      group,
      position,
      reasons,
      hidden: rule,
    }
  })
}
