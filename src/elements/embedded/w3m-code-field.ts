import { LitElement, html } from 'lit'
import { property, query, state } from 'lit/decorators.js'

import { CODE_LENGTH, readCode, typedDigits } from '../../controllers/embedded/rules.js'
import { modalController } from '../../controllers/shell/modal.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { W3mElement, element } from '../base/w3m-element.js'
import './texts.js'
import { codeField } from './w3m-code-field.styles.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-code-field': W3mCodeField
  }
  interface HTMLElementEventMap {
    'w3m-code-enter': CustomEvent<{ readonly text: string }>
    'w3m-code-edit': CustomEvent<undefined>
  }
}

const isEditable = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLElement && target.isContentEditable)

/**
 * A field for a six-digit code: one input, displayed as six boxes. A code is found in any pasted text, wherever in the dialog
 * it is pasted.
 *
 * @internal
 * @fires {CustomEvent<{ text: string }>} w3m-code-enter - A code was completed or submitted.
 * @fires {CustomEvent<undefined>} w3m-code-edit - The code was edited.
 */
@element('w3m-code-field')
export class W3mCodeField extends W3mElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true }

  static override styles = [reset, codeField]

  /** The message for a wrong code; announced to screen readers. */
  @property() error = ''

  /** Whether the code is being checked. */
  @property({ type: Boolean, reflect: true }) busy = false

  @state() private digits = ''

  @query('input') private input!: HTMLInputElement

  override connectedCallback(): void {
    super.connectedCallback()
    addEventListener('paste', this.#onPaste)
    addEventListener('keydown', this.#onKey)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    removeEventListener('paste', this.#onPaste)
    removeEventListener('keydown', this.#onKey)
  }

  /** Clears and focuses the field. */
  async clear(): Promise<void> {
    this.digits = ''
    await this.updateComplete
    this.input.value = ''
    this.input.focus()
  }

  protected override render() {
    const at = Math.min(this.digits.length, CODE_LENGTH - 1)
    return html`
      <form novalidate @submit=${this.#submit} dir="ltr">
        <div class="boxes ${this.error ? 'wrong' : ''}" aria-hidden="true">
          ${Array.from(
            { length: CODE_LENGTH },
            (_, index) => html`<span class=${index === at ? 'at' : ''}>${this.digits[index] ?? ''}</span>`,
          )}
        </div>
        <input
          type="text"
          id="code"
          name="code"
          inputmode="numeric"
          autocomplete="one-time-code"
          enterkeyhint="done"
          autocapitalize="off"
          spellcheck="false"
          ?readonly=${this.busy}
          aria-label=${t('email.code.label')}
          aria-invalid=${this.error !== ''}
          aria-describedby="error"
          @input=${this.#read}
        />
      </form>
      <p class="error" id="error" role="status">${this.error}</p>
    `
  }

  #read(): void {
    if (this.busy) return
    const { value } = this.input
    this.emit('w3m-code-edit', undefined)
    const code = readCode(value)
    const typed = typedDigits(value)
    this.#show(code ?? typed ?? '')
    if (code || typed === undefined) this.emit('w3m-code-enter', { text: code ?? '' })
  }

  #show(digits: string): void {
    this.digits = digits
    this.input.value = digits
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault()
    if (!this.busy) this.emit('w3m-code-enter', { text: this.digits })
  }

  /** Whether an event outside this field is meant for it: the dialog is open, and nothing else is edited. */
  #isForField(event: Event): boolean {
    const [target] = event.composedPath()
    return modalController.state.open && !this.busy && !isEditable(target)
  }

  readonly #onPaste = (event: ClipboardEvent): void => {
    const isOwn = event.composedPath()[0] === this.input
    if (this.busy || !(isOwn || this.#isForField(event))) return
    const text = event.clipboardData?.getData('text') ?? ''
    if (isOwn && !readCode(text)) return // the browser inserts it: a code may be pasted in parts
    event.preventDefault()
    this.input.focus()
    this.input.value = text
    this.#read()
  }

  /** Focuses the field when a digit is typed elsewhere. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const { altKey, ctrlKey, key, metaKey } = event
    if (/^\d$/.test(key) && !altKey && !ctrlKey && !metaKey && this.#isForField(event)) this.input.focus()
  }
}
