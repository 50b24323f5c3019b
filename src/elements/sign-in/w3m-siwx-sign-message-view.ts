import { type TemplateResult, html, nothing } from 'lit'

import { askingWallet } from '../../controllers/accounts/asking-wallet.js'
import { networksController } from '../../controllers/networks/networks.js'
import { report } from '../../controllers/shell/report.js'
import { cancelSignIn } from '../../controllers/sign-in/cancel-sign-in.js'
import { networkToReturnTo } from '../../controllers/sign-in/rules.js'
import { signIn } from '../../controllers/sign-in/sign-in.js'
import { type SignInRequest, signInController } from '../../controllers/sign-in/sign-in-state.js'
import type { SIWXMessage } from '../../core/entities/siwx.js'
import { currentLocale, t } from '../../core/i18n/t.js'
import { pageHost } from '../../core/platform/page-host.js'
import { parseTime } from '../../core/sign-in/parse-time.js'
import { lazy } from '../../core/lazy.js'
import { cleanLabel } from '../../core/text/label.js'
import { reset } from '../../styles/reset.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { hidden } from '../base/hidden.styles.js'
import { viewStyles } from '../base/view.styles.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-empty.js'
import './texts.js'
import { factStyles } from './facts.styles.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-siwx-sign-message-view': W3mSIWXSignMessageView
  }
}

const loadNotice = lazy(() => import('../ui/w3m-ui-notice.js'))

const networkName = (chainId: string): string => cleanLabel(networksController.find(chainId)?.name) ?? chainId

/**
 * The message to sign, shown before the wallet is asked.
 *
 * @internal
 */
@element('w3m-siwx-sign-message-view')
export class W3mSIWXSignMessageView extends W3mElement {
  static override styles = [reset, viewStyles, hidden, factStyles]

  protected override render() {
    const { request } = signInController.state
    if (!request) return this.#none()
    const { message, signer } = request
    const domain = cleanLabel(message?.domain) ?? pageHost()
    return html`
      <div class="lead">
        <p class="title"><bdi>${t('signIn.heading', { site: domain })}</bdi></p>
        <p class="quiet">${t('signIn.text')}</p>
      </div>
      ${message && message.domain !== pageHost() ? this.#warning(domain) : nothing}
      <dl>
        ${this.#short(t('signIn.domain'), domain)} ${this.#short(t('signIn.network'), networkName(signer.chainId))}
        ${this.#long(t('signIn.address'), html`<bdi class="address" dir="ltr">${signer.accountAddress}</bdi>`)}
        ${message ? this.#details(message) : nothing}
      </dl>
      ${message ? this.#whole(message) : nothing} ${this.#actions(request)}
    `
  }

  /** Warns that the message is for another site; readable before the notice's code has loaded. */
  #warning(domain: string): TemplateResult {
    report(loadNotice(), { shown: true })
    return html`<w3m-ui-notice variant="warning" role="alert"
      >${t('signIn.otherDomain', { domain, page: pageHost() })}</w3m-ui-notice
    >`
  }

  #details({ statement, resources, expirationTime }: SIWXMessage) {
    const until = expirationTime === undefined ? undefined : parseTime(expirationTime)
    return html`
      ${statement ? this.#long(t('signIn.statement'), html`<bdi>${statement}</bdi>`) : nothing}
      ${until === undefined
        ? nothing
        : this.#short(t('signIn.expires'), new Date(until).toLocaleString(currentLocale()))}
      ${resources?.length
        ? this.#long(
            t('signIn.resources'),
            html`<ul>
              ${resources.map(resource => html`<li><bdi dir="ltr">${resource}</bdi></li>`)}
            </ul>`,
          )
        : nothing}
    `
  }

  #whole(message: SIWXMessage) {
    return html`<details>
      <summary>${t('signIn.whole')}</summary>
      <pre dir="auto" role="group" tabindex="0" aria-label=${t('signIn.whole')}>${String(message)}</pre>
    </details>`
  }

  #actions({ status, signer, required, before }: SignInRequest) {
    const wallet = askingWallet(signer.namespace)
    const last = required ? networkToReturnTo(before, signer) : undefined
    const waiting = t('signIn.waiting', { wallet: wallet ?? t('signIn.wallet') })
    const labels = { preparing: t('signIn.preparing'), signing: waiting, ready: '', failed: '' }
    return html`
      ${required ? nothing : html`<p class="caption">${t('signIn.optional')}</p>`}
      <p class="caption">
        ${last ? t('signIn.cancel.returns', { network: networkName(last) }) : t('signIn.cancel.disconnects')}
      </p>
      <div class="actions">
        <w3m-ui-button @click=${() => report(cancelSignIn(), { snack: t('snack.disconnectFailed') })}
          >${t('signIn.cancel')}</w3m-ui-button
        >
        <w3m-ui-button
          variant="primary"
          ?loading=${status === 'signing' || status === 'preparing'}
          @click=${() => report(signIn(), { snack: t('signIn.failed'), shown: true })}
          >${labels[status] || t('signIn.action')}</w3m-ui-button
        >
      </div>
      <p class="hidden" role="status">${status === 'signing' ? waiting : nothing}</p>
    `
  }

  #short(term: string, value: string): TemplateResult {
    return html`<div class="short">
      <dt>${term}</dt>
      <dd><bdi>${value}</bdi></dd>
    </div>`
  }

  #long(term: string, value: TemplateResult): TemplateResult {
    return html`<div>
      <dt>${term}</dt>
      <dd>${value}</dd>
    </div>`
  }

  #none() {
    return html`<w3m-ui-empty icon="info" label=${t('signIn.none')} detail=${t('signIn.none.text')}></w3m-ui-empty>`
  }
}
