import { LitElement, html, nothing } from 'lit'
import { state } from 'lit/decorators.js'

import { reset } from '../../styles/reset.js'
import { element } from '../base/define.js'
import { HostTimer } from '../base/host-timer.js'

/** How long a new region is empty for screen readers, in ms: browsers give them several changes at once. */
const DELAY = 100

/**
 * A live region that appears together with its text; its `role` says how urgent it is. Screen readers announce only
 * changes of a region that already exists, so for them the text follows a moment after it is shown.
 *
 * @internal
 * @slot - The text.
 */
@element('w3m-ui-live')
export class W3mUiLive extends LitElement {
  static override styles = [reset]

  /** The region has existed long enough. */
  @state() private ready = false

  readonly #timer = new HostTimer(this)

  override connectedCallback(): void {
    super.connectedCallback()
    this.#timer.start(DELAY, () => (this.ready = true))
  }

  protected override render() {
    return html`<slot aria-hidden=${this.ready ? nothing : 'true'}></slot>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-ui-live': W3mUiLive
  }
}
