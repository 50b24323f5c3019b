import { html } from 'lit'

import { lazy } from '../../core/lazy.js'
import { W3mElement } from '../base/w3m-element.js'

declare global {
  interface HTMLElementTagNameMap {
    'wallet-modal-embed': WalletModalEmbed
  }
}

const loadModal = lazy(() => import('../shell/w3m-modal.js'))

/**
 * The modal in place: its views with the option `enableEmbedded`, or the dialog's location with `disableAppend`. Its
 * code loads when the element is on the page.
 *
 * @summary The modal where you put it.
 * @csspart modal - The `<w3m-modal>` in it.
 */
export class WalletModalEmbed extends W3mElement {
  override connectedCallback(): void {
    super.connectedCallback()
    loadModal().catch((cause: unknown) => reportError(cause))
  }

  protected override createRenderRoot(): HTMLElement {
    return this // the modal has its own root, and the page styles its parts
  }

  protected override render() {
    return html`<w3m-modal part="modal"></w3m-modal>`
  }
}
