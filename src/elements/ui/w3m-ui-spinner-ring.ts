import { LitElement, html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import { reset } from '../../styles/reset.js'
import { element } from '../w3m-element.js'
import './w3m-ui-icon.js'
import { spinnerRing } from './w3m-ui-spinner-ring.styles.js'

/** How the thing in the ring stands. */
export type RingState = 'idle' | 'waiting' | 'success' | 'error'

/**
 * A ring around a picture of 80 px: turns while waiting, shows a check on success, turns red and shakes once on an error.
 * Decoration: say the state in words beside it.
 *
 * @internal
 * @slot - The picture.
 */
@element('w3m-ui-spinner-ring')
export class W3mUiSpinnerRing extends LitElement {
  static override styles = [reset, spinnerRing]

  /** How it stands. */
  @property({ reflect: true }) state: RingState = 'idle'

  protected override render() {
    const badge = this.state === 'success' ? 'check' : this.state === 'error' ? 'close' : undefined
    return html`
      <svg viewBox="0 0 104 104" aria-hidden="true">
        <rect class="track" x="2" y="2" width="100" height="100" rx="34" />
        <rect class="arc" x="2" y="2" width="100" height="100" rx="34" pathLength="100" />
      </svg>
      <div class="picture"><slot></slot></div>
      ${badge ? html`<span class="badge"><w3m-ui-icon name=${badge} size="small"></w3m-ui-icon></span>` : nothing}
    `
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-ui-spinner-ring': W3mUiSpinnerRing
  }
}
