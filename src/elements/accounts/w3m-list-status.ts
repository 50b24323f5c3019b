import { LitElement, type PropertyValues, css, html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import { t } from '../../core/i18n/t.js'
import type { ListStatus } from '../../core/list/list.js'
import { mustWait } from '../../core/list/retry.js'
import { reset } from '../../styles/reset.js'
import { element } from '../base/define.js'
import { HostTimer } from '../base/host-timer.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-notice.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-list-status': W3mListStatus
  }
  interface HTMLElementEventMap {
    'w3m-list-retry': CustomEvent<undefined>
  }
}

/**
 * The messages of a list besides its rows: it is partial, outdated, could not be loaded, or is rate-limited. Empty if
 * all is well.
 *
 * @internal
 * @fires {CustomEvent<undefined>} w3m-list-retry - The visitor retries.
 */
@element('w3m-list-status')
export class W3mListStatus extends LitElement {
  static override styles = [
    reset,
    css`
      w3m-ui-notice {
        margin-block-end: var(--w3m-space-2);
      }
    `,
  ]

  /** The status of the list. */
  @property() status: ListStatus = 'idle'

  /** The message for a failure with nothing to show. */
  @property() failed = ''

  /** The message for a partial list. */
  @property() partial = ''

  /** Whether rows of an earlier answer are shown. */
  @property({ type: Boolean }) stale = false

  /** When it may be fetched again, in ms since 1970. */
  @property({ type: Number }) retryAt = 0

  /** The message that is shown; while the visitor's retry is loading, still the former one, with the pressed button. */
  #shown: { readonly text: string; readonly variant: 'error' | 'warning' } = { text: '', variant: 'warning' }
  #isRetried = false

  readonly #timer = new HostTimer(this)

  override connectedCallback(): void {
    super.connectedCallback()
    this.requestUpdate() // time has passed without a tick
  }

  protected override willUpdate(): void {
    if (this.#isRetried && this.status === 'loading') return
    this.#isRetried = false
    this.#shown = { text: this.#text(), variant: this.status === 'failed' ? 'error' : 'warning' }
  }

  protected override updated(_changed: PropertyValues): void {
    this.#timer.stop()
    const wait = this.retryAt - Date.now()
    if (wait <= 0) return
    this.#timer.start(wait + 50, () => this.requestUpdate())
    if (this.shadowRoot?.activeElement) this.renderRoot.querySelector('div')?.focus() // a disabled button loses it
  }

  protected override render() {
    return html`<div role="status" tabindex="-1">${this.#shown.text ? this.#notice() : nothing}</div>`
  }

  #notice() {
    const { text, variant } = this.#shown
    return html`<w3m-ui-notice variant=${variant}>
      ${text}
      <w3m-ui-button
        slot="action"
        size="small"
        ?disabled=${mustWait(this.retryAt)}
        ?loading=${this.status === 'loading'}
        @click=${this.#retry}
        >${t('action.retry')}</w3m-ui-button
      >
    </w3m-ui-notice>`
  }

  #retry(): void {
    this.#isRetried = true
    this.dispatchEvent(new CustomEvent('w3m-list-retry'))
  }

  #text(): string {
    if (this.status === 'partial') return this.partial
    if (this.status === 'limited') return t(this.stale ? 'list.limited.stale' : 'list.limited')
    if (this.status === 'failed') return this.stale ? t('list.stale') : this.failed
    return ''
  }
}
