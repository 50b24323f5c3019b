import { html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import { forcedColors } from '../../styles/forced-colors.js'
import { reset } from '../../styles/reset.js'
import { element } from '../base/w3m-element.js'
import type { IconName } from './icons/icons.js'
import { Pressable } from './pressable.js'
import { spinner } from '../base/spinner.styles.js'
import './w3m-ui-icon.js'
import { listRow } from './w3m-ui-list-row.styles.js'
import './w3m-ui-tag.js'
import type { TagVariant } from './w3m-ui-tag.js'

/**
 * A 56 px pressable row: a picture or an icon, a label, and a description.
 *
 * @internal
 * @slot start - A picture, 40 px; without one, the icon shows.
 * @slot - More after the label, on its line.
 * @slot end - At the end of the row.
 * @csspart base - The button itself.
 */
@element('w3m-ui-list-row')
export class W3mUiListRow extends Pressable {
  static override styles = [reset, spinner, listRow, forcedColors]

  /** The row's text and accessible name. */
  @property() label = ''

  /** A second, dimmed line. */
  @property() detail = ''

  /** An icon if there is no picture. */
  @property() icon: IconName | '' = ''

  /** A short tag at the end, such as "Installed". */
  @property() tag = ''

  /** The colour of the tag. */
  @property({ attribute: 'tag-variant' }) tagVariant: TagVariant = 'neutral'

  /** Shows a chevron: pressing it opens another view. */
  @property({ type: Boolean }) chevron = false

  /** This row is the current one. */
  @property({ type: Boolean, reflect: true }) current = false

  /** The label and the description may wrap; for our own texts, which are long in some languages. */
  @property({ type: Boolean, reflect: true }) wraps = false

  protected override render() {
    return html`<button
      part="base"
      ?disabled=${this.disabled}
      aria-busy=${this.loading}
      aria-current=${this.current ? 'true' : nothing}
    >
      <slot name="start"
        >${this.icon ? html`<span class="icon"><w3m-ui-icon name=${this.icon}></w3m-ui-icon></span>` : nothing}</slot
      >
      <span class="text">
        <span class="label">${this.label}<slot></slot></span>
        ${this.detail ? html`<span class="detail">${this.detail}</span>` : nothing}
      </span>
      ${this.tag ? html`<w3m-ui-tag variant=${this.tagVariant}>${this.tag}</w3m-ui-tag>` : nothing}
      <slot name="end">${this.#end()}</slot>
    </button>`
  }

  #end() {
    if (this.loading) return html`<span class="spinner"></span>`
    if (this.current) return html`<w3m-ui-icon class="check" name="check"></w3m-ui-icon>`
    return this.chevron ? html`<w3m-ui-icon class="chevron" name="chevron" size="small"></w3m-ui-icon>` : nothing
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-ui-list-row': W3mUiListRow
  }
}
