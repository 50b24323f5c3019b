import { LitElement, css, html, nothing } from 'lit'
import { property, state } from 'lit/decorators.js'

import { safeImageUrl } from '../../core/url.js'
import { reset } from '../../styles/reset.js'
import { element } from '../base/w3m-element.js'
import { avatarShapes } from './icons/avatar-shapes.js'

/**
 * The avatar of an account: its own picture, else three soft shapes with colours and positions derived from the
 * address.
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

  /** The address that the shapes are derived from. */
  @property() address = ''

  /** A picture of the account's own, if it has one. */
  @property() src: string | undefined

  /** Width and height in px. */
  @property({ reflect: true }) size: '24' | '40' | '64' = '64'

  /** The URL that failed to load. */
  @state() private broken: string | undefined

  protected override render() {
    const url = safeImageUrl(this.src)
    return html`${avatarShapes(this.address)}${url && url !== this.broken
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
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-ui-avatar': W3mUiAvatar
  }
}
