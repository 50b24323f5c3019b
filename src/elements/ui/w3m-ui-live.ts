import { LitElement, html } from 'lit'

import { reset } from '../../styles/reset.js'
import { element } from '../base/define.js'
import { NewRegion } from '../base/new-region.js'

/**
 * A live region that appears together with its text; its `role` says how urgent it is.
 *
 * @internal
 * @slot - The text.
 */
@element('w3m-ui-live')
export class W3mUiLive extends LitElement {
  static override styles = [reset]

  readonly #region = new NewRegion(this)

  protected override render() {
    return html`<slot aria-hidden=${this.#region.hidden}></slot>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-ui-live': W3mUiLive
  }
}
