import { css, html, nothing } from 'lit'
import { state } from 'lit/decorators.js'

import { networkOf } from '../../controllers/accounts/active.js'
import { type SendForm, sendForm as readForm } from '../../controllers/send/send-form.js'
import { sendNamespace } from '../../controllers/send/sender.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { report } from '../../controllers/shell/report.js'
import { routerController } from '../../controllers/shell/router.js'
import { resolveReceiver } from '../../controllers/send/resolve-receiver.js'
import { reviewSend } from '../../controllers/send/review-send.js'
import { sendController } from '../../controllers/send/send.js'
import { askForForm } from '../../controllers/send/start-send.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import { pasteText } from '../../core/platform/copy-text.js'
import { canSend, hasNames } from '../../core/availability.js'
import type { CheckedReceiver } from '../../core/entities/send.js'
import { reset } from '../../styles/reset.js'
import { familyName } from '../networks/family-name.js'
import { sendErrorText } from './send-error-text.js'
import { noSigner } from '../switching/no-signer.js'
import './w3m-send-amount.js'
import { receiverText, sendWarnings, walletName } from './send-texts.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-empty.js'
import '../ui/w3m-ui-icon.js'
import '../ui/w3m-ui-live.js'
import '../ui/w3m-ui-notice.js'
import '../ui/w3m-ui-text-field.js'
import { HostTimer } from '../base/host-timer.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { BalanceViewer } from '../accounts/balance-viewer.js'
import { viewStyles } from '../base/view.styles.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-wallet-send-view': W3mWalletSendView
  }
}

/** Delay after the last keystroke before a receiver is looked up, in ms. */
const TYPING = 300

/** Whether the receiver was checked for another account or network than the form is now for. */
function isCheckOutdated(): boolean {
  const { checked, receiver, status } = sendController.state
  const form = readForm()
  return status === 'editing' && checked?.text === receiver && form !== undefined && form.checked === undefined
}

/**
 * What to send, and to whom.
 *
 * @internal
 */
@element('w3m-wallet-send-view')
export class W3mWalletSendView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    css`
      .found {
        display: flex;
        gap: var(--w3m-space-2);
        padding-inline: var(--w3m-space-3);
        color: var(--w3m-color-secondary);
        font-family: ui-monospace, monospace;
        font-size: var(--w3m-text-small);
        line-height: 1.5;
        text-wrap: balance;
        overflow-wrap: anywhere;
      }
      .found bdi {
        text-align: -webkit-match-parent; /* Chromium supports only this */
        text-align: match-parent;
        word-break: break-all;
      }
      .found w3m-ui-icon {
        color: var(--w3m-color-success);
      }
    `,
  ]

  @state() private pasteFailed = false

  readonly #timer = new HostTimer(this)

  constructor() {
    super()
    new BalanceViewer(this)
  }

  override connectedCallback(): void {
    super.connectedCallback()
    addEventListener('online', this.#onOnline)
    queueMicrotask(() => this.#enter())
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    removeEventListener('online', this.#onOnline)
  }

  protected override updated(): void {
    if (isCheckOutdated()) queueMicrotask(() => isCheckOutdated() && this.#check())
  }

  protected override render() {
    const namespace = sendNamespace()
    if (namespace && networkOf(namespace) && !canSend(namespace))
      return html`<w3m-ui-empty
        icon="arrow-up"
        label=${t('send.unsupported')}
        detail=${t('send.unsupported.text', { family: familyName(namespace) })}
      ></w3m-ui-empty>`
    const form = readForm()
    if (!form) return noSigner(namespace)
    const { status, error } = sendController.state
    return html`
      <w3m-send-amount @w3m-send-enter=${() => this.#review(form)}></w3m-send-amount>
      ${this.#receiver(form)} ${sendWarnings(form.warnings, form.token)}
      ${error
        ? html`<w3m-ui-notice variant="error" role="alert">${sendErrorText(error, sendNamespace())}</w3m-ui-notice>`
        : nothing}
      ${status === 'signing'
        ? html`<w3m-ui-notice>${t('send.busy', { wallet: walletName(form.holder.namespace) })}</w3m-ui-notice>`
        : nothing}
      <w3m-ui-button
        variant="primary"
        ?disabled=${!form.ready && status !== 'preparing'}
        ?loading=${status === 'preparing'}
        @click=${() => this.#review(form)}
        >${t('send.review')}</w3m-ui-button
      >
    `
  }

  #receiver({ holder, receiverProblem, checked }: SendForm) {
    const { receiver, status } = sendController.state
    const { namespace } = holder
    const hint = hasNames(namespace) ? t('send.receiver.hint') : t('send.receiver.hint.plain')
    const shown = checked?.status === 'ready' && checked.address && !checked.misspelled
    return html`<w3m-ui-text-field
        label=${t('send.receiver')}
        placeholder=${hint}
        .value=${receiver}
        error=${this.pasteFailed ? t('send.receiver.paste.failed') : receiverText(receiverProblem, checked, holder)}
        ?disabled=${status === 'signing'}
        @keydown=${this.#onKey}
        @w3m-field-input=${({ detail }: CustomEvent<{ value: string }>) => this.#write(detail.value)}
      >
        ${receiver
          ? nothing
          : html`<w3m-ui-button slot="end" size="small" variant="ghost" @click=${this.#paste}
              >${t('send.receiver.paste')}</w3m-ui-button
            >`}
      </w3m-ui-text-field>
      ${checked?.status === 'checking' && hasNames(namespace) && receiver.includes('.')
        ? html`<w3m-ui-live class="found" role="status"
            >${t('send.receiver.resolving', { name: cleanLabel(receiver) ?? '' })}</w3m-ui-live
          >`
        : nothing}
      ${shown ? this.#found(checked) : nothing}`
  }

  /** The receiver's address; announced if a name stands for it. */
  #found({ address, name }: CheckedReceiver) {
    const content = html`<w3m-ui-icon name="check" size="small"></w3m-ui-icon><bdi dir="ltr">${address}</bdi>`
    if (name === undefined) return html`<p class="found">${content}</p>`
    return html`<w3m-ui-live class="found" role="status">${content}</w3m-ui-live>`
  }

  /** Returning from a view of this send keeps the form; a send requested by the site has already started. */
  #enter(): void {
    if (!this.isConnected) return
    const { status, asked } = sendController.state
    const isBack = routerController.state.direction === 'back'
    if (status === 'signing') return isBack ? undefined : navigate({ view: 'WalletSendPreview', args: undefined })
    if (isBack && status === 'ready') return sendController.edit({})
    const isKept = (isBack && status !== 'sent') || (asked && status === 'editing')
    if (isKept) return
    sendController.start()
    askForForm()
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const form = event.key === 'Enter' ? readForm() : undefined
    if (form) this.#review(form)
  }

  readonly #onOnline = (): void => {
    if (readForm()?.checked?.status === 'failed') this.#check()
  }

  #check(): void {
    if (this.isConnected) report(resolveReceiver(sendController.state.receiver))
  }

  #write(receiver: string): void {
    this.pasteFailed = false
    sendController.edit({ receiver })
    this.#timer.start(TYPING, () => report(resolveReceiver(receiver)))
  }

  readonly #paste = async (): Promise<void> => {
    try {
      this.#write((await pasteText()).trim())
      this.renderRoot.querySelector('w3m-ui-text-field')?.focus() // the pressed button is removed
    } catch {
      this.pasteFailed = true
    }
  }

  #review({ ready }: SendForm): void {
    if (ready) report(reviewSend(), { shown: true })
  }
}
