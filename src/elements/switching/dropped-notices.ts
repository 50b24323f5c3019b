import { html } from 'lit'

import { connectionsController } from '../../controllers/connections/connections.js'
import { connectorsController } from '../../controllers/connections/connectors.js'
import { isShared } from '../../controllers/connections/disconnect/shared-connections.js'
import { report } from '../../controllers/shell/report.js'
import { resumeConnection } from '../../controllers/switching/resume-connection.js'
import { switchConnection } from '../../controllers/switching/switch-connection.js'
import { CHAIN_NAMESPACES, type ChainNamespace } from '../../core/caip.js'
import { t } from '../../core/i18n/t.js'
import { walletLabel } from '../wallets/wallet-label.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-icon-button.js'
import '../ui/w3m-ui-notice.js'
import { familyName } from '../networks/family-name.js'
import './texts.js'
import '../wallets/texts.js'

/**
 * Notices of connections that a wallet ended itself, as some do for one family when another connects; one tap restores
 * it, another dismisses the notice.
 */
export const droppedNotices = () =>
  CHAIN_NAMESPACES.flatMap(namespace => {
    const connectorId = connectionsController.state.dropped[namespace]
    return connectorId ? [notice(namespace, connectorId)] : []
  })

function notice(namespace: ChainNamespace, connectorId: string) {
  const known = connectionsController.list(namespace).find(connection => connection.connectorId === connectorId)
  const name = connectorsController.find(connectorId, namespace)?.name ?? known?.name
  const values = { wallet: walletLabel(connectorId, name), family: familyName(namespace) }
  const restore = isShared(connectorId) ? resumeConnection : switchConnection // a code or a login needs its view
  const again = (): void =>
    report(restore({ namespace, connectorId }), { snack: t('profile.switch.failed'), shown: true })
  return html`<w3m-ui-notice variant="warning" role="status">
    ${t('profile.dropped', values)}
    <div slot="action" class="pair">
      <w3m-ui-button size="small" @click=${again}>${t('profile.dropped.action')}</w3m-ui-button>
      <w3m-ui-icon-button
        icon="close"
        label=${t('modal.dismiss')}
        @click=${() => connectionsController.setDropped(namespace, undefined)}
      ></w3m-ui-icon-button>
    </div>
  </w3m-ui-notice>`
}
