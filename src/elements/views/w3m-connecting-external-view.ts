import { html, nothing } from 'lit'

import { type ConnectAttempt, connectorsController } from '../../controllers/connectors.js'
import { connect } from '../../controllers/flows/connect.js'
import { finishConnect } from '../../controllers/flows/finish-connect.js'
import { loadBackstage } from '../../controllers/flows/load-backstage.js'
import { navigate } from '../../controllers/flows/navigate.js'
import { report } from '../../controllers/flows/report.js'
import { routerController } from '../../controllers/router.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { Connector } from '../../core/entities/connector.js'
import type { Wallet } from '../../core/entities/wallet.js'
import { type MessageKey } from '../../core/i18n/locales/en.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/label.js'
import { reset } from '../../styles/reset.js'
import { catalogueWallet } from '../partials/catalogue-wallet.js'
import { hasDownloads } from '../partials/has-downloads.js'
import '../partials/w3m-wallet-picture.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-spinner-ring.js'
import type { RingState } from '../ui/w3m-ui-spinner-ring.js'
import { W3mElement, element } from '../w3m-element.js'
import { viewStyles } from './view.styles.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-connecting-external-view': W3mConnectingExternalView
  }
}

/** How far the attempt is; `idle` when the view was opened without one. */
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
 * Waits for a wallet in the browser to say yes.
 *
 * @internal
 */
@element('w3m-connecting-external-view')
export class W3mConnectingExternalView extends W3mElement {
  static override styles = [reset, viewStyles]

  /** Kept from the route, which has moved on when the view goes out. */
  #connectorId = ''
  #namespace: ChainNamespace | undefined

  protected override render() {
    const { route } = routerController
    if (route.view === 'ConnectingExternal') {
      this.#connectorId = route.args.connectorId
      this.#namespace = route.args.namespace
    }
    const connector = connectorsController.find(this.#connectorId, this.#namespace)
    if (!connector) return this.#gone()
    const known = catalogueWallet(connector)
    const { attempt } = connectorsController.state
    const step =
      attempt?.connectorId === connector.id && attempt.namespace === connector.chain ? attempt.status : 'idle'
    const face = FACES[step]
    const wallet = cleanLabel(connector.name) ?? t('connect.unnamed')
    return html`
      <div class="center">
        <w3m-ui-spinner-ring state=${face.ring}>
          <w3m-wallet-picture size="80" name=${wallet} .connector=${connector} .wallet=${known}></w3m-wallet-picture>
        </w3m-ui-spinner-ring>
        <div role="status">
          <p class="title">${t(face.title, { wallet })}</p>
          <p class="quiet">${t(face.text, { wallet })}</p>
        </div>
      </div>
      ${face.action ? this.#action(face.action, connector, step) : nothing}
      ${step === 'connected' ? nothing : this.#download(known, wallet)}
    `
  }

  #action(text: MessageKey, connector: Connector, step: Step) {
    const primary = step === 'idle' || step === 'rejected' || step === 'failed'
    return html`<w3m-ui-button
      variant=${primary ? 'primary' : 'secondary'}
      @click=${() => report(connect(connector.id, connector.chain).then(finishConnect), { shown: true })}
      >${t(text)}</w3m-ui-button
    >`
  }

  #download(known: Wallet | undefined, wallet: string) {
    if (!known || !hasDownloads(known)) return nothing
    return html`<w3m-ui-button
      variant="ghost"
      @click=${() => navigate({ view: 'Downloads', args: { walletId: known.id } })}
      >${t('connecting.get', { wallet })}</w3m-ui-button
    >`
  }

  /** Most visitors never see it, so that it does not come with this view. */
  #gone() {
    report(loadBackstage())
    return html`<w3m-wallet-gone></w3m-wallet-gone>`
  }
}
