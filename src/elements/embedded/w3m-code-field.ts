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

/**
 * A field for a code of six digits. It is one field, drawn as six boxes; a code that is pasted is found in whatever stands
 * around it, wherever in the dialog it is pasted.
 *
 * @internal
 * @fires {CustomEvent<{ text: string }>} w3m-code-enter - A code is there, or the visitor says that it is.
 * @fires {CustomEvent<undefined>} w3m-code-edit - The visitor changes the code.
 */
@element('w3m-code-field')
export class W3mCodeField extends W3mElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true }

  static override styles = [reset, codeField]

  /** What is wrong with the code; announced. While it is there, the code that was wrong is gone. */
  @property() error = ''

  /** The code is being checked. */
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

  /** Empties the field, and puts the focus there. */
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

  /** Whether an event that another part of the open dialog got is for this field. */
  #isMeant(event: Event): boolean {
    const [target] = event.composedPath()
    return modalController.state.open && !this.busy && !(target instanceof HTMLInputElement)
  }

  readonly #onPaste = (event: ClipboardEvent): void => {
    const isOwn = event.composedPath()[0] === this.input
    if (this.busy || !(isOwn || this.#isMeant(event))) return
    const text = event.clipboardData?.getData('text') ?? ''
    event.preventDefault()
    this.input.focus()
    this.input.value = text
    this.#read()
  }

  /** Digits that are typed while the focus is on nothing else go to the field. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const { altKey, ctrlKey, key, metaKey } = event
    if (/^\d$/.test(key) && !altKey && !ctrlKey && !metaKey && this.#isMeant(event)) this.input.focus()
  }
}
