import type { Connector } from '../../core/entities/connector.js'
import { lazy } from '../../core/lazy.js'
import { navigate } from '../shell/navigate.js'
import { report } from '../shell/report.js'
import { routerController } from '../shell/router.js'
import { track } from '../shell/analytics/track.js'
import type { WalletRow } from '../wallets/rules.js'

/** Loads what leads to wallets elsewhere, so that a tap can open one at once. */
export const loadWays = lazy(() => import('./choose-way.js'))

const loadConnect = lazy(() => import('./connect.js'))

/** A row was clicked: a wallet that is here, for one family, is asked at once; for the others there are ways to choose. */
export function selectWallet(row: WalletRow): void {
  const [connector, second] = row.connectors
  if (!connector || second || connector.type === 'WALLET_CONNECT') {
    const ways = loadWays.known.get()
    if (ways) return ways.chooseWay(row) // from the tap itself: phones open apps only then
    return report(loadWays().then(({ chooseWay }) => chooseWay(row)))
  }
  track('SELECT_WALLET', { name: row.name, platform: 'browser', view: routerController.route.view })
  navigate({ view: 'ConnectingExternal', args: { connectorId: connector.id, namespace: connector.chain } })
  report(ask(connector), { shown: true })
}

async function ask({ id, chain }: Connector): Promise<void> {
  const { route } = routerController
  const { connectAndFinish } = await loadConnect()
  if (routerController.route === route) await connectAndFinish(id, chain) // else left before the code was there
}
