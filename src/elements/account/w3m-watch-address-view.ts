import { css, html, nothing } from 'lit'
import { state } from 'lit/decorators.js'

import { watchInput } from '../../controllers/account/watch-input.js'
import { networksController } from '../../controllers/networks/networks.js'
import { isConsentMissing } from '../../controllers/shell/legal.js'
import { report } from '../../controllers/shell/report.js'
import { hasNames } from '../../core/availability.js'
import { ResolveNameError } from '../../core/errors/send.js'
import { InvalidAddressError } from '../../core/errors/unavailable.js'
import { t } from '../../core/i18n/t.js'
import { pasteText } from '../../core/platform/copy-text.js'
import type { MessageKey } from '../../locales/en/index.js'
import { reset } from '../../styles/reset.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { viewStyles } from '../base/view.styles.js'
import '../connect/texts.js'
import { ConsentBox } from '../connections/consent.js'
import '../connections/texts.js'
import '../send/texts.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-notice.js'
import '../ui/w3m-ui-tag.js'
import '../ui/w3m-ui-text-field.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-watch-address-view': W3mWatchAddressView
  }
}

/** The problem with the input; `undefined` if the visitor cannot fix it. */
function problemOf(error: unknown): MessageKey | undefined {
  if (error instanceof InvalidAddressError) return 'watch.invalid'
  return error instanceof ResolveNameError ? 'send.receiver.unresolved' : undefined
}

/**
 * Asks for the address or the name of an account to watch, without its wallet.
 *
 * @internal
 */
@element('w3m-watch-address-view')
export class W3mWatchAddressView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    css`
      w3m-ui-tag {
        display: block;
        inline-size: fit-content;
        margin-block-end: var(--w3m-space-1);
      }
    `,
  ]

  @state() private written = ''
  @state() private problem: MessageKey | undefined
  @state() private busy = false

  readonly #consent = new ConsentBox()

  #run = new AbortController()

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#stop()
  }

  protected override render() {
    const named = networksController.list().some(({ chainNamespace }) => hasNames(chainNamespace))
    const blocked = isConsentMissing()
    return html`
      ${this.#consent.render()}
      <w3m-ui-notice>
        <w3m-ui-tag variant="warning">${t('button.viewOnly')}</w3m-ui-tag>
        ${t('watch.text')}
      </w3m-ui-notice>
      <w3m-ui-text-field
        label=${t(named ? 'send.receiver.hint' : 'send.receiver.hint.plain')}
        .value=${this.written}
        ?disabled=${blocked}
        error=${this.problem ? t(this.problem) : ''}
        @keydown=${({ key }: KeyboardEvent) => key === 'Enter' && this.#watch()}
        @w3m-field-input=${({ detail }: CustomEvent<{ value: string }>) => this.#write(detail.value)}
      >
        ${this.written
          ? nothing
          : html`<w3m-ui-button slot="end" size="small" variant="ghost" ?disabled=${blocked} @click=${this.#paste}
              >${t('send.receiver.paste')}</w3m-ui-button
            >`}
      </w3m-ui-text-field>
      <w3m-ui-button
        variant="primary"
        ?disabled=${blocked || !this.written.trim()}
        ?loading=${this.busy}
        @click=${() => this.#watch()}
        >${t('connect.watch')}</w3m-ui-button
      >
    `
  }

  #stop(): void {
    this.#run.abort()
    this.busy = false
  }

  #write(text: string): void {
    this.#stop() // the former text is no longer to be watched
    this.written = text
    this.problem = undefined
  }

  readonly #paste = async (): Promise<void> => {
    try {
      this.#write((await pasteText()).trim())
      this.renderRoot.querySelector('w3m-ui-text-field')?.focus() // the pressed button is removed
    } catch {
      this.problem = 'send.receiver.paste.failed'
    }
  }

  #watch(): void {
    if (isConsentMissing() || this.busy || !this.written.trim()) return
    this.busy = true
    this.problem = undefined
    this.#run = new AbortController()
    report(this.#show(this.written, this.#run.signal))
  }

  async #show(text: string, signal: AbortSignal): Promise<void> {
    try {
      await watchInput(text, signal)
    } catch (error) {
      if (signal.aborted) return
      const problem = problemOf(error)
      if (!problem) throw error
      this.problem = problem
    } finally {
      if (!signal.aborted) this.busy = false
    }
  }
}
