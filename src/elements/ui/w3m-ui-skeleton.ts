import { LitElement, css, html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import { reset } from '../../styles/reset.js'
import { element } from '../base/w3m-element.js'

/** The content that a skeleton replaces, each in its real size. */
export type SkeletonShape = 'row' | 'text' | 'balance' | 'picture' | 'avatar' | 'button'

/**
 * A grey placeholder of exactly the final size; hidden from screen readers.
 *
 * @internal
 */
@element('w3m-ui-skeleton')
export class W3mUiSkeleton extends LitElement {
  static override styles = [
    reset,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: var(--w3m-space-3);
      }
      :host([shape='row']) {
        block-size: 56px;
        padding-inline: var(--w3m-space-2);
      }
      .shape {
        border-radius: var(--w3m-radius-2);
        background: var(--w3m-color-raised);
        animation: breathe 1200ms ease-in-out infinite alternate;
      }
      .text {
        inline-size: 140px;
        block-size: calc(var(--w3m-text-body) * 1.4);
      }
      .balance {
        inline-size: 160px;
        block-size: calc(var(--w3m-text-balance) * 1.2);
      }
      .picture {
        inline-size: 40px;
        block-size: 40px;
        border-radius: var(--w3m-radius-3);
      }
      .avatar {
        inline-size: 64px;
        block-size: 64px;
        border-radius: 50%;
      }
      .button {
        inline-size: 100%;
        block-size: 48px;
        border-radius: var(--w3m-radius-4);
      }
      @keyframes breathe {
        to {
          background: var(--w3m-color-pressed);
        }
      }
    `,
  ]

  /** Its meaning. */
  @property({ reflect: true }) shape: SkeletonShape = 'text'

  override connectedCallback(): void {
    super.connectedCallback()
    this.ariaHidden = 'true'
  }

  protected override render() {
    const row = this.shape === 'row'
    return html`
      ${row ? html`<span class="shape picture"></span>` : nothing}
      <span class="shape ${row ? 'text' : this.shape}"></span>
    `
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-ui-skeleton': W3mUiSkeleton
  }
}
