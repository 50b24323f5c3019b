import { LitElement, html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import { reset } from '../../styles/reset.js'
import { element } from '../base/w3m-element.js'
import { spinnerRing } from './w3m-ui-spinner-ring.styles.js'

/** Badge symbols, inlined here: they are shown before the other icons have loaded. */
const SIGNS: Readonly<Partial<Record<RingState, string>>> = {
  success: 'm4.5 10.5 3.7 3.7 7.3-8.4',
  error: 'm5.5 5.5 9 9m0-9-9 9',
}

/** The status of the content of the ring. */
export type RingState = 'idle' | 'waiting' | 'success' | 'error'

/**
 * A ring around a picture of 80 px: turns while waiting, shows a check on success, turns red and shakes once on an
 * error. Decorative: state the status in text beside it.
 *
 * @internal
 * @slot - The picture.
 */
@element('w3m-ui-spinner-ring')
export class W3mUiSpinnerRing extends LitElement {
  static override styles = [reset, spinnerRing]

  /** How it stands. */
  @property({ reflect: true }) state: RingState = 'idle'

  /** The picture is round. */
  @property({ type: Boolean }) round = false

  protected override render() {
    const sign = SIGNS[this.state]
    const rx = this.round ? 50 : 34
    return html`
      <svg viewBox="0 0 104 104" aria-hidden="true">
        <rect class="track" x="2" y="2" width="100" height="100" rx=${rx} />
        <rect class="arc" x="2" y="2" width="100" height="100" rx=${rx} pathLength="100" />
      </svg>
      <div class="picture"><slot></slot></div>
      ${sign
        ? html`<span class="badge"
            ><svg viewBox="0 0 20 20" aria-hidden="true"><path d=${sign} /></svg
          ></span>`
        : nothing}
    `
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-ui-spinner-ring': W3mUiSpinnerRing
  }
}
