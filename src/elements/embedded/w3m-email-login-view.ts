import { html } from 'lit'

import { W3mElement, element } from '../base/w3m-element.js'
import { viewStyles } from '../base/view.styles.js'
import { reset } from '../../styles/reset.js'
import { ConsentBox } from '../connections/consent.js'
import '../connections/texts.js' // the title
import { emailForm } from './email-form.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-email-login-view': W3mEmailLoginView
  }
}

/**
 * Asks for the address to log in with.
 *
 * @internal
 */
@element('w3m-email-login-view')
export class W3mEmailLoginView extends W3mElement {
  static override styles = [reset, viewStyles]

  readonly #consent = new ConsentBox()

  protected override render() {
    return html`${emailForm(this.#consent)}`
  }
}
