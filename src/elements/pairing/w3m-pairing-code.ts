import { html, nothing } from 'lit'
import { property, state } from 'lit/decorators.js'

import { uriLifetime, usableUri } from '../../controllers/pairing/usable-uri.js'
import { copyLink } from '../../controllers/pairing/copy-link.js'
import { report } from '../../controllers/shell/report.js'
import type { Wallet } from '../../core/entities/wallet.js'
import { currentLocale, t } from '../../core/i18n/t.js'
import { lazy } from '../../core/lazy.js'
import { cleanLabel } from '../../core/text/label.js'
import { isPageVisible, watchVisibility } from '../../core/platform/visibility.js'
import { reset } from '../../styles/reset.js'
import { spinner } from '../base/spinner.styles.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-icon.js'
import { HostTimer } from '../base/host-timer.js'
import { CodeLoader } from '../base/code-loader.js'
import { FocusKeeper } from '../base/focus-keeper.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { pairingLifecycle } from '../../controllers/pairing/pairing-lifecycle.js'
import { OUTCOMES, type PairingStep, pairingStep } from './pairing-step.js'
import { pairingCode } from './w3m-pairing-code.styles.js'
import '../wallets/w3m-wallet-picture.js'
import '../ui/w3m-ui-notice.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-pairing-code': W3mPairingCode
  }
}

const loadQr = lazy(() => import('../ui/w3m-ui-qr.js'))

const clock = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000)
  const written = (part: number, digits: number): string =>
    new Intl.NumberFormat(currentLocale(), { minimumIntegerDigits: digits }).format(part)
  return `${written(Math.floor(seconds / 60), 1)}:${written(seconds % 60, 2)}`
}

/**
 * The pairing link as a QR code, with its remaining time and a copy button, or a message if there is no link.
 *
 * @internal
 */
@element('w3m-pairing-code')
export class W3mPairingCode extends W3mElement {
  static override styles = [reset, spinner, pairingCode]

  /** The wallet that the code is for; by default, any wallet. */
  @property({ attribute: false }) wallet: Wallet | undefined

  /** Counts the displayed seconds; the time itself comes from the clock. */
  @state() private ticks = 0

  readonly #timer = new HostTimer(this)
  #unwatch: (() => void) | undefined
  readonly #loader = new CodeLoader(this)

  constructor() {
    super()
    // While a link is renewed there is no button; the visitor may have scrolled elsewhere meanwhile.
    new FocusKeeper(this, () => this.renderRoot.querySelector<HTMLElement>('.quiet'), { preventScroll: true })
  }

  override connectedCallback(): void {
    super.connectedCallback()
    report(this.#loader.load(loadQr))
    this.#unwatch = watchVisibility(visible => visible && this.#tick())
    this.#tick()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#unwatch?.()
  }

  protected override render() {
    const wallet = cleanLabel(this.wallet?.name) ?? t('pairing.any')
    const uri = usableUri()
    const step = pairingStep()
    return html`
      ${step === 'declined'
        ? html`<w3m-ui-notice variant="warning" role="status">${t('pairing.declined')}</w3m-ui-notice>`
        : nothing}
      ${uri ? this.#code(uri, wallet) : this.#room()}
      <div class="foot">${uri ? this.#foot() : nothing}</div>
      <p class="quiet" role="status" tabindex="-1">
        ${uri || step === 'declined' ? nothing : this.#spoken(step)}${this.#text(uri !== undefined, wallet)}
      </p>
    `
  }

  #code(uri: string, name: string) {
    const { wallet } = this
    return html`<w3m-ui-qr value=${uri} label=${t('pairing.code', { wallet: name })}>
      ${wallet
        ? html`<w3m-wallet-picture size="56" name=${wallet.name} .wallet=${wallet}></w3m-wallet-picture>`
        : nothing}
    </w3m-ui-qr>`
  }

  /** A placeholder while there is no code: says why, and offers a retry. */
  #room() {
    const step = pairingStep()
    const end = OUTCOMES[step]
    if (!end || step === 'declined') return html`<div class="room"><span class="spinner"></span></div>`
    return html`<div class="room ${step}">
      <w3m-ui-icon name=${step === 'connected' ? 'check' : 'warning'}></w3m-ui-icon>
      <p class="title" aria-hidden="true">${t(end.title)}</p>
      ${step === 'connected'
        ? nothing
        : html`<w3m-ui-button
            variant="primary"
            size="small"
            @click=${() => report(pairingLifecycle.renew(), { shown: true })}
            >${t('action.retry')}</w3m-ui-button
          >`}
    </div>`
  }

  #foot() {
    const left = uriLifetime()
    return html`
      ${Number.isFinite(left)
        ? html`<span class="left" role="timer">${t('pairing.left', { time: clock(left) })}</span>
            <span aria-hidden="true">·</span>`
        : nothing}
      <button class="copy" @click=${() => report(copyLink(this))}>
        <w3m-ui-icon name="copy" size="small"></w3m-ui-icon>${t('pairing.copy')}
      </button>
    `
  }

  /** The title of the outcome, for screen readers only: visually, it replaces the code. */
  #spoken(step: PairingStep) {
    const end = OUTCOMES[step]
    return end ? html`<span class="spoken">${t(end.title)}</span> ` : nothing
  }

  #text(ready: boolean, wallet: string): string {
    const step = pairingStep()
    const end = OUTCOMES[step]
    if (end && step !== 'declined') return t(end.text, { wallet })
    if (!ready) return t('pairing.preparing')
    return this.wallet ? t('pairing.scan', { wallet }) : t('pairing.scan.text')
  }

  /** Counts the seconds while visible. */
  #tick(): void {
    this.#timer.stop()
    this.ticks += 1
    if (isPageVisible()) this.#timer.start(1000 - (Date.now() % 1000), () => this.#tick())
  }
}
