import { html, nothing } from 'lit'
import { type ConnectAttempt, connectorsController } from '../../controllers/connections/connectors.js'
import { connectAndFinish } from '../../controllers/connect/connect.js'
import { isConsentMissing } from '../../controllers/shell/legal.js'
import { report } from '../../controllers/shell/report.js'
import { routerController } from '../../controllers/shell/router.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { Connector } from '../../core/entities/connector.js'
import type { Wallet } from '../../core/entities/wallet.js'
import type { MessageKey } from '../../locales/en/index.js'

import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import { reset } from '../../styles/reset.js'
import { ConsentBox } from '../connections/consent.js'
import '../wallets/w3m-wallet-not-found.js'
import '../wallets/w3m-wallet-picture.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-live.js'
import '../ui/w3m-ui-spinner-ring.js'
import type { RingState } from '../ui/w3m-ui-spinner-ring.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { viewStyles } from '../base/view.styles.js'
import './texts.js'
import '../wallets/texts.js'
import { connectRows } from '../../controllers/wallets/connect-rows.js'

/** The catalogue's entry of the wallet behind a connector, when it is known. */
function catalogueWallet({ id, chain }: Connector): Wallet | undefined {
  const rows = connectRows.get()
  return rows.find(({ connectors }) => connectors.some(own => own.id === id && own.chain === chain))?.wallet
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-connecting-external-view': W3mConnectingExternalView
  }
}

/** The status of the attempt; `idle` if the view was opened without one. */
type Step = ConnectAttempt['status'] | 'idle'

interface Face {
  readonly ring: RingState
  readonly title: MessageKey
  readonly text: MessageKey
  readonly action?: MessageKey
}

const FACES: Readonly<Record<Step, Face>> = {
  idle: {
    ring: 'idle',
    title: 'connecting.idle.title',
    text: 'connecting.idle.text',
    action: 'connecting.idle.action',
  },
  waiting: { ring: 'waiting', title: 'connecting.waiting.title', text: 'connecting.waiting.text' },
  pending: {
    ring: 'waiting',
    title: 'connecting.pending.title',
    text: 'connecting.pending.text',
    action: 'action.retry',
  },
  rejected: {
    ring: 'error',
    title: 'connecting.rejected.title',
    text: 'connecting.rejected.text',
    action: 'action.retry',
  },
  failed: { ring: 'error', title: 'connecting.failed.title', text: 'connecting.failed.text', action: 'action.retry' },
  connected: { ring: 'success', title: 'connecting.connected.title', text: 'connecting.connected.text' },
}

/**
 * Waits for approval in a browser wallet.
 *
 * @internal
 */
@element('w3m-connecting-external-view')
export class W3mConnectingExternalView extends W3mElement {
  static override styles = [reset, viewStyles]

  /** Copied from the route, which has changed by the time the view leaves. */
  #connectorId = ''
  #namespace: ChainNamespace | undefined
  #address: string | undefined
  #step: Step = 'idle'

  readonly #consent = new ConsentBox()

  protected override render() {
    const { route } = routerController
    if (route.view === 'ConnectingExternal') {
      this.#connectorId = route.args.connectorId
      this.#namespace = route.args.namespace
      this.#address = route.args.address
    }
    const connector = connectorsController.find(this.#connectorId, this.#namespace)
    if (!connector) return html`<w3m-wallet-not-found></w3m-wallet-not-found>`
    const known = catalogueWallet(connector)
    const { attempt } = connectorsController.state
    const isOurs = attempt?.connectorId === connector.id && attempt.namespace === connector.chain
    if (isOurs) this.#step = attempt.status
    else if (this.#step !== 'connected') this.#step = 'idle' // a finished attempt ends before the view has left
    const step = this.#step
    const face = FACES[step]
    const wallet = cleanLabel(connector.name) ?? t('connect.unnamed')
    return html`
      <div class="center">
        <w3m-ui-spinner-ring state=${face.ring}>
          <w3m-wallet-picture size="80" name=${wallet} .connector=${connector} .wallet=${known}></w3m-wallet-picture>
        </w3m-ui-spinner-ring>
        <w3m-ui-live role="status">
          <p class="title">${t(face.title, { wallet })}</p>
          <p class="quiet">${t(face.text, { wallet })}</p>
        </w3m-ui-live>
      </div>
      ${face.action ? this.#action(face.action, connector, step) : nothing}
    `
  }

  #action(text: MessageKey, connector: Connector, step: Step) {
    const primary = step === 'idle' || step === 'rejected' || step === 'failed'
    return html`${this.#consent.render()}
      <w3m-ui-button
        variant=${primary ? 'primary' : 'secondary'}
        ?disabled=${isConsentMissing()}
        @click=${() => report(connectAndFinish(connector.id, connector.chain, this.#address), { shown: true })}
        >${t(text)}</w3m-ui-button
      >`
  }
}
