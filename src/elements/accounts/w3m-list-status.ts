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

  readonly #timer = new HostTimer(this)

  override connectedCallback(): void {
    super.connectedCallback()
    this.requestUpdate() // time has passed without a tick
  }

  protected override updated(_changed: PropertyValues): void {
    this.#timer.stop()
    const wait = this.retryAt - Date.now()
    if (wait > 0) this.#timer.start(wait + 50, () => this.requestUpdate())
  }

  protected override render() {
    const text = this.#text()
    return html`<div role="status">${text ? this.#notice(text) : nothing}</div>`
  }

  #notice(text: string) {
    return html`<w3m-ui-notice variant=${this.status === 'failed' ? 'error' : 'warning'}>
      ${text}
      <w3m-ui-button
        slot="action"
        size="small"
        ?disabled=${mustWait(this.retryAt)}
        @click=${() => this.dispatchEvent(new CustomEvent('w3m-list-retry'))}
        >${t('action.retry')}</w3m-ui-button
      >
    </w3m-ui-notice>`
  }

  #text(): string {
    if (this.status === 'partial') return this.partial
    if (this.status === 'limited') return t(this.stale ? 'list.limited.stale' : 'list.limited')
    if (this.status === 'failed') return this.stale ? t('list.stale') : this.failed
    return ''
  }
}
