import { LitElement, css, html, nothing } from 'lit'
import { property, state } from 'lit/decorators.js'

import { hueOf, monogram } from '../../core/text/label.js'
import { safeImageUrl } from '../../core/url.js'
import { reset } from '../../styles/reset.js'
import { element } from '../base/w3m-element.js'

/**
 * The picture of a wallet or a network in a rounded square; without one, two letters on a colour derived from the name.
 * While the picture is loading, the box is grey, and has letters only after a second. It never changes size, and a broken
 * picture is never shown. Decorative: the name is next to it.
 *
 * @internal
 */
@element('w3m-ui-picture')
export class W3mUiPicture extends LitElement {
  static override styles = [
    reset,
    css`
      :host {
        position: relative;
        flex: none;
        overflow: hidden;
        inline-size: 40px;
        block-size: 40px;
        border-radius: var(--w3m-radius-3);
        background: var(--w3m-color-raised);
      }
      :host([size='24']) {
        inline-size: 24px;
        block-size: 24px;
        border-radius: var(--w3m-radius-2);
      }
      :host([size='56']) {
        inline-size: 56px;
        block-size: 56px;
        border-radius: var(--w3m-radius-4);
      }
      :host([size='80']) {
        inline-size: 80px;
        block-size: 80px;
        border-radius: var(--w3m-radius-6);
      }
      :host([round]) {
        border-radius: 50%;
      }
      :host::after {
        position: absolute;
        inset: 0;
        border: 1px solid var(--w3m-color-border);
        border-radius: inherit;
        content: '';
      }
      svg,
      img {
        position: absolute;
        inline-size: 100%;
        block-size: 100%;
        object-fit: cover;
      }
      img {
        transition: opacity 150ms ease-out;
      }
      .loading {
        opacity: 0;
      }
      .waiting {
        animation: appear 150ms 1s backwards;
      }
      @keyframes appear {
        from {
          opacity: 0;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        img {
          transition: none;
        }
        .waiting {
          animation-duration: 1ms;
        }
      }
      text {
        fill: #fff;
        font: 600 15px var(--w3m-font);
        letter-spacing: 0;
        text-anchor: middle;
        dominant-baseline: central;
      }
    `,
  ]

  /** The picture's URL; an unsafe one is ignored. */
  @property() src: string | undefined

  /** The name behind the picture. */
  @property() name = ''

  /** A picture is on its way: no letters for a second. */
  @property({ type: Boolean }) pending = false

  /** Width and height in px. */
  @property({ reflect: true }) size: '24' | '40' | '56' | '80' = '40'

  /** Round, as for networks and tokens. */
  @property({ type: Boolean, reflect: true }) round = false

  /** The URL that failed to load. */
  @state() private broken: string | undefined

  /** The URL of the loaded picture. */
  @state() private loaded: string | undefined

  /** A picture that the browser has already is there in the first frame; another one fades in. */
  protected override updated(): void {
    const picture = this.renderRoot.querySelector('img')
    if (!picture?.complete || !picture.naturalWidth) return
    const url = safeImageUrl(this.src)
    queueMicrotask(() => (this.loaded = url))
  }

  protected override render() {
    const url = safeImageUrl(this.src)
    const isShown = url !== undefined && url !== this.broken
    const isLoaded = isShown && url === this.loaded
    return html`
      ${isLoaded ? nothing : this.#letters(isShown || (this.pending && url === undefined))}
      ${isShown
        ? html`<img
            class=${isLoaded ? '' : 'loading'}
            src=${url}
            alt=""
            decoding="async"
            referrerpolicy="no-referrer"
            draggable="false"
            @load=${() => (this.loaded = url)}
            @error=${() => (this.broken = url)}
          />`
        : nothing}
    `
  }

  #letters(isWaiting: boolean) {
    return html`<svg
      class=${isWaiting ? 'waiting' : ''}
      viewBox="0 0 40 40"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="40" height="40" fill="oklch(0.48 0.1 ${hueOf(this.name)})" />
      <text x="20" y="20.5">${monogram(this.name)}</text>
    </svg>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-ui-picture': W3mUiPicture
  }
}
