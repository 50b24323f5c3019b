import { LitElement, css, html, nothing } from 'lit'
import { property, state } from 'lit/decorators.js'

import { hueOf } from '../../core/label.js'
import { safeImageUrl } from '../../core/url.js'
import { reset } from '../../styles/reset.js'
import { element } from '../w3m-element.js'

/**
 * The face of an account: its own picture, else three soft shapes whose colours and places come from the address.
 *
 * @internal
 */
@element('w3m-ui-avatar')
export class W3mUiAvatar extends LitElement {
  static override styles = [
    reset,
    css`
      :host {
        position: relative;
        flex: none;
        overflow: hidden;
        inline-size: 64px;
        block-size: 64px;
        border-radius: 50%;
      }
      :host([size='24']) {
        inline-size: 24px;
        block-size: 24px;
      }
      :host([size='40']) {
        inline-size: 40px;
        block-size: 40px;
      }
      svg,
      img {
        position: absolute;
        inline-size: 100%;
        block-size: 100%;
        object-fit: cover;
      }
    `,
  ]

  /** The address the shapes are made from. */
  @property() address = ''

  /** A picture of the account's own, if it has one. */
  @property() src: string | undefined

  /** Width and height in px. */
  @property({ reflect: true }) size: '24' | '40' | '64' = '64'

  /** The address that turned out to hold no picture. */
  @state() private broken: string | undefined

  protected override render() {
    const url = safeImageUrl(this.src)
    return html`${this.#shapes()}${url && url !== this.broken
      ? html`<img
          src=${url}
          alt=""
          decoding="async"
          referrerpolicy="no-referrer"
          draggable="false"
          @error=${() => (this.broken = url)}
        />`
      : nothing}`
  }

  #shapes() {
    const address = this.address.toLowerCase() // checksummed and plain spellings are one account
    const hue = hueOf(address)
    const turn = hueOf(address.slice(2, 22))
    const second = (hue + 60 + (turn % 120)) % 360
    return html`<svg viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" fill="oklch(0.72 0.15 ${hue})" />
      <g transform="rotate(${turn} 20 20)">
        <circle cx="8" cy="12" r="19" fill="oklch(0.62 0.19 ${second})" />
        <circle cx="34" cy="31" r="14" fill="oklch(0.85 0.12 ${(hue + second) / 2})" opacity="0.9" />
      </g>
    </svg>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-ui-avatar': W3mUiAvatar
  }
}
