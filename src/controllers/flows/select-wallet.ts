import type { WalletRow } from '../../core/rules/wallets.js'
import { routerController } from '../router.js'
import { connect } from './connect.js'
import { finishConnect } from './finish-connect.js'
import { navigate } from './navigate.js'
import { report } from './report.js'
import { track } from './track.js'

/** A row was clicked: the wallet is asked at once when it is installed, else the visitor is shown how to get it. */
export function selectWallet(row: WalletRow): void {
  const [connector] = row.connectors
  const { view } = routerController.route
  track('SELECT_WALLET', { name: row.name, platform: connector ? 'browser' : 'unsupported', view })
  if (!connector) return navigate({ view: 'Downloads', args: { walletId: row.id } })
  navigate({ view: 'ConnectingExternal', args: { connectorId: connector.id } })
  report(connect(connector.id, connector.chain).then(finishConnect), { shown: true })
}
