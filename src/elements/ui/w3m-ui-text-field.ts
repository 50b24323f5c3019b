import { LitElement, html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { field } from '../base/field.styles.js'
import type { IconName } from './icons/icons.js'
import './w3m-ui-icon-button.js'
import './w3m-ui-icon.js'

/** Text types. */
export type FieldType = 'text' | 'search' | 'email' | 'url'

/**
 * A field for one line of text.
 *
 * @internal
 * @fires {CustomEvent<{ value: string }>} w3m-field-input - The text changed.
 * @slot end - A button or a unit in the field, after the text.
 */
@element('w3m-ui-text-field')
export class W3mUiTextField extends W3mElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true }

  static override styles = [reset, field]

  /** Accessible name. */
  @property() label = ''

  /** The text. */
  @property() value = ''

  /** The placeholder; by default, the label. */
  @property() placeholder = ''

  /** Text type, for the on-screen keyboard. */
  @property() type: FieldType = 'text'

  /** An icon before the text. */
  @property() icon: IconName | '' = ''

  /** The error message; announced. A search has none. */
  @property() error = ''

  /** Disabled. */
  @property({ type: Boolean, reflect: true }) disabled = false

  /** Rewrites the text as it is typed, by a text of the same length; the caret stays in place. */
  @property({ attribute: false }) rewrite: ((text: string) => string) | undefined

  /** Focuses the field, also when the focus is on a button in it. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector('input')?.focus(options)
  }

  protected override render() {
    const isSearch = this.type === 'search'
    return html`
      <div class="box ${this.error ? 'wrong' : ''}" part="box">
        ${this.icon ? html`<w3m-ui-icon name=${this.icon}></w3m-ui-icon>` : nothing}
        <input
          .value=${this.value}
          type=${this.type}
          inputmode=${this.inputMode || nothing}
          ?disabled=${this.disabled}
          aria-label=${this.label}
          aria-invalid=${this.error !== ''}
          aria-describedby=${isSearch ? nothing : 'error'}
          placeholder=${this.placeholder || this.label}
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          @input=${this.#read}
        />
        ${this.value && isSearch
          ? html`<w3m-ui-icon-button icon="close" label=${t('field.clear')} @click=${this.#clear}></w3m-ui-icon-button>`
          : nothing}
        <slot name="end"></slot>
      </div>
      ${isSearch ? nothing : html`<p class="error" id="error" role="status">${this.error}</p>`}
    `
  }

  #read({ target }: InputEvent): void {
    if (!(target instanceof HTMLInputElement)) return
    if (this.rewrite) {
      const { selectionEnd } = target
      target.value = this.rewrite(target.value)
      target.selectionEnd = selectionEnd
    }
    this.value = target.value
    this.emit('w3m-field-input', { value: this.value })
  }

  #clear(): void {
    this.value = ''
    this.emit('w3m-field-input', { value: '' })
    this.focus() // the pressed button is removed
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-ui-text-field': W3mUiTextField
  }
  interface HTMLElementEventMap {
    'w3m-field-input': CustomEvent<{ readonly value: string }>
  }
}
