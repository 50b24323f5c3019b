import { LitElement, css, html } from 'lit'
import { property } from 'lit/decorators.js'

import { safeWebUrl } from '../../core/url.js'
import { forcedColors } from '../../styles/forced-colors.js'
import { reset } from '../../styles/reset.js'
import { element } from '../base/w3m-element.js'
import './w3m-ui-icon.js'

/**
 * A link to a web page in a new tab. An invalid URL leaves plain text.
 *
 * @internal
 * @slot - The text.
 */
@element('w3m-ui-link')
export class W3mUiLink extends LitElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true }

  static override styles = [
    reset,
    css`
      :host {
        display: inline-block;
      }
      a {
        display: inline-flex;
        align-items: center;
        gap: var(--w3m-space-1);
        min-block-size: 24px;
        border-radius: var(--w3m-radius-1);
        color: var(--w3m-color-accent-text);
      }
      a:hover {
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }
      :host([quiet]) a {
        color: inherit;
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }
      :host([quiet]) a:hover {
        color: var(--w3m-color-text);
      }
      @media (pointer: coarse) {
        :host(:not([quiet])) a {
          min-block-size: 44px;
        }
      }
    `,
    forcedColors,
  ]

  /** The URL; https, or http on this machine. */
  @property() href: string | undefined

  /** In the surrounding text colour, without an icon. */
  @property({ type: Boolean, reflect: true }) quiet = false

  protected override render() {
    const url = safeWebUrl(this.href)
    if (!url) return html`<span><slot></slot></span>`
    return html`<a href=${url} target="_blank" rel="noopener noreferrer"
      ><slot></slot>${this.quiet ? '' : html`<w3m-ui-icon name="external" size="small"></w3m-ui-icon>`}</a
    >`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-ui-link': W3mUiLink
  }
}
