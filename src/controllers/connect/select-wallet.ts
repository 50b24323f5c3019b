import type { Connector } from '../../core/entities/connector.js'
import type { Wallet } from '../../core/entities/wallet.js'
import { t } from '../../core/i18n/t.js'
import { lazy } from '../../core/lazy.js'
import { wait } from '../../core/time.js'
import { adapterFor } from '../connections/adapters.js'
import { connectorsController } from '../connections/connectors.js'
import { optionsController } from '../shell/options.js'
import { connectRows } from '../wallets/connect-rows.js'
import { isConsentMissing } from '../shell/legal.js'
import { navigate } from '../shell/navigate.js'
import { report } from '../shell/report.js'
import { routerController } from '../shell/router.js'
import { track } from '../shell/analytics/track.js'
import type { WalletRow } from '../wallets/rules.js'

/** Loads the code for WalletConnect wallets, so that a tap can open one immediately. */
export const loadWalletNavigation = lazy(() => import('./navigate-to-wallet.js'))

/** Whether a tap opens this page in the wallet's own browser; `false` until that code is loaded. */
export const opensPage = (wallet: Wallet): boolean => loadWalletNavigation.known.get()?.opensPage(wallet) ?? false

const loadConnect = lazy(() => import('./connect.js'))

/** How long to wait, in ms, for families whose wallets have not been discovered yet. */
const FAMILIES_WAIT = 1_000

/** Whether the wallets of some family are still to come: an available wallet may support that family too. */
const isIncomplete = (): boolean =>
  optionsController.state.namespaces.some(namespace => !connectorsController.state.connectors[namespace])

/** The row once the wallets of every family are known; a row that has since disappeared is used as clicked. */
async function complete(row: WalletRow): Promise<WalletRow> {
  const loaded = Promise.allSettled(optionsController.state.namespaces.map(adapterFor))
  await Promise.race([loaded, wait(FAMILIES_WAIT)])
  await wait(0) // wallets announce themselves in response
  const [first] = row.connectors
  const isSame = ({ id, chain }: Connector): boolean => id === first?.id && chain === first.chain
  return connectRows.get().find(({ connectors }) => connectors.some(isSame)) ?? row
}

/**
 * A row was clicked: for an available wallet, waits until every family's wallets are known, as the wallet may support
 * several.
 */
export function selectWallet(row: WalletRow): void {
  const isHere = row.connectors.some(({ type }) => type !== 'WALLET_CONNECT')
  if (!isHere || !isIncomplete()) return select(row)
  const { route } = routerController
  report(complete(row).then(whole => routerController.route === route && select(whole)))
}

/** An available wallet with one family is asked immediately, once the visitor has agreed; others offer a choice. */
function select(row: WalletRow): void {
  const [connector, second] = row.connectors
  if (!connector || second || connector.type === 'WALLET_CONNECT') {
    const navigation = loadWalletNavigation.known.get()
    if (navigation) return navigation.navigateToWallet(row) // from the tap itself: phones open apps only then
    const navigating = loadWalletNavigation().then(({ navigateToWallet }) => navigateToWallet(row))
    return report(navigating, { snack: t('modal.failed.text') })
  }
  track('SELECT_WALLET', { name: row.name, platform: 'browser', view: routerController.route.view })
  const attempt = { connectorId: connector.id, namespace: connector.chain } as const
  const mayAsk = !isConsentMissing() // otherwise the view asks for consent, and waits for a click
  // otherwise the view would offer to start until the code has loaded
  if (mayAsk) connectorsController.setAttempt({ ...attempt, status: 'waiting' })
  navigate({ view: 'ConnectingExternal', args: attempt })
  if (mayAsk) report(ask(connector), { shown: true })
}

async function ask({ id, chain }: Connector): Promise<void> {
  const { route } = routerController
  const { connectAndFinish } = await loadConnect().catch((error: unknown) => {
    if (routerController.route === route) connectorsController.setAttempt(undefined)
    throw error
  })
  if (routerController.route === route) await connectAndFinish(id, chain) // otherwise left before the code had loaded
}
