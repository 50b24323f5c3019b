import { html, nothing } from 'lit'

import { networkOf } from '../../controllers/accounts/active.js'
import { askingWallet } from '../../controllers/accounts/asking-wallet.js'
import { report } from '../../controllers/shell/report.js'
import { switchNetwork } from '../../controllers/switching/switch-network.js'
import { type NetworkSwitch, networksController } from '../../controllers/networks/networks.js'
import { routerController } from '../../controllers/shell/router.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { RequestPendingError } from '../../core/errors/connection.js'
import { ChainNotSupportedError } from '../../core/errors/network.js'
import type { MessageKey } from '../../locales/en/index.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import { reset } from '../../styles/reset.js'
import { unknownNetwork } from '../networks/unknown-network.js'
import '../networks/texts.js'
import '../networks/w3m-network-picture.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-live.js'
import '../ui/w3m-ui-spinner-ring.js'
import type { RingState } from '../ui/w3m-ui-spinner-ring.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { viewStyles } from '../base/view.styles.js'
import '../connect/texts.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-switch-network-view': W3mSwitchNetworkView
  }
}

interface Face {
  readonly ring: RingState
  readonly title: MessageKey
  readonly text?: MessageKey
  readonly action?: MessageKey
}

const FACES: Readonly<Record<NetworkSwitch['status'] | 'idle' | 'pending' | 'unsupported' | 'done', Face>> = {
  idle: { ring: 'idle', title: 'switch.idle.action', text: 'switch.idle.text', action: 'switch.title' },
  waiting: {
    ring: 'waiting',
    title: 'switch.waiting.title',
    text: 'switch.waiting.text',
    action: 'switch.title',
  },
  pending: {
    ring: 'waiting',
    title: 'connecting.pending.title',
    text: 'connecting.pending.text',
    action: 'action.retry',
  },
  rejected: { ring: 'error', title: 'switch.rejected.title', text: 'switch.rejected.text', action: 'action.retry' },
  failed: { ring: 'error', title: 'switch.failed.title', text: 'switch.failed.text', action: 'action.retry' },
  unsupported: { ring: 'error', title: 'account.unsupported', text: 'networks.unapproved', action: 'action.retry' },
  done: { ring: 'success', title: 'switch.done.title' },
}

/**
 * Waits for the wallet to switch networks.
 *
 * @internal
 */
@element('w3m-switch-network-view')
export class W3mSwitchNetworkView extends W3mElement {
  static override styles = [reset, viewStyles]

  #caipNetworkId = ''

  protected override render() {
    const { route } = routerController
    if (route.view === 'SwitchNetwork') this.#caipNetworkId = route.args.caipNetworkId
    const network = networksController.find(this.#caipNetworkId)
    if (!network) return unknownNetwork()
    const status = this.#status(network)
    const face = FACES[status]
    const wallet = askingWallet(network.chainNamespace) ?? t('switch.wallet')
    const values = { wallet, network: cleanLabel(network.name) ?? network.caipNetworkId }
    return html`
      <div class="center">
        <w3m-ui-spinner-ring round state=${face.ring}>
          <w3m-network-picture size="80" .network=${network}></w3m-network-picture>
        </w3m-ui-spinner-ring>
        <w3m-ui-live role="status">
          <p class="title">${t(face.title, values)}</p>
          ${face.text ? html`<p class="quiet">${t(face.text, values)}</p>` : nothing}
        </w3m-ui-live>
      </div>
      ${face.action
        ? html`<w3m-ui-button
            variant="primary"
            ?loading=${status === 'waiting'}
            @click=${() => report(switchNetwork(network.caipNetworkId), { shown: true })}
            >${t(face.action, values)}</w3m-ui-button
          >`
        : nothing}
    `
  }

  #status({ caipNetworkId, chainNamespace }: CaipNetwork): keyof typeof FACES {
    const { switching } = networksController.state
    if (switching?.caipNetworkId === caipNetworkId) {
      if (switching.error instanceof RequestPendingError) return 'pending'
      return switching.error instanceof ChainNotSupportedError ? 'unsupported' : switching.status
    }
    return networkOf(chainNamespace)?.caipNetworkId === caipNetworkId ? 'done' : 'idle'
  }
}
