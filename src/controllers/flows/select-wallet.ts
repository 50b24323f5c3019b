import type { Connector } from '../../core/entities/connector.js'
import type { WalletRow } from '../../core/rules/wallets.js'
import { routerController } from '../router.js'
import { type BackstageFlows, loadBackstage, loadConnecting } from './load-backstage.js'
import { navigate } from './navigate.js'
import { report } from './report.js'
import { track } from './track.js'

let ways: Awaited<ReturnType<BackstageFlows['loadWays']>> | undefined

/** Loads what leads to wallets elsewhere, so that a tap can open one at once. */
export const loadWays = async (): ReturnType<BackstageFlows['loadWays']> =>
  (ways ??= await (await loadBackstage()).loadWays())

/** A row was clicked: a wallet that is here, for one family, is asked at once; for the others there are ways to choose. */
export function selectWallet(row: WalletRow): void {
  const [connector, second] = row.connectors
  if (!connector || second || connector.type === 'WALLET_CONNECT') {
    if (ways) return ways.chooseWay(row) // from the tap itself: phones open apps only then
    return report(loadWays().then(({ chooseWay }) => chooseWay(row)))
  }
  track('SELECT_WALLET', { name: row.name, platform: 'browser', view: routerController.route.view })
  navigate({ view: 'ConnectingExternal', args: { connectorId: connector.id, namespace: connector.chain } })
  report(ask(connector), { shown: true })
}

async function ask({ id, chain }: Connector): Promise<void> {
  const { route } = routerController
  const { connect, finishConnect } = await loadConnecting()
  if (routerController.route !== route) return // left before the code was there
  await connect(id, chain)
  await finishConnect()
}
