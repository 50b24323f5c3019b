import type { PropertyDeclarations } from '@lit/reactive-element'

import type { OpenOptions } from '../../core/entities/outcome.js'
import { connectFace } from './button-faces/connect-face.js'
import type { ButtonFace } from './button-faces/button-face.js'
import { PublicButton } from './public-button.js'

declare global {
  interface HTMLElementTagNameMap {
    'wallet-modal-connect-button': WalletModalConnectButton
  }
}

/**
 * Offers to connect, even while connected.
 *
 * @summary Opens the list of wallets.
 * @attr {boolean} disabled - Makes the button inert.
 * @attr {'sm' | 'md' | 'lg'} size - Height of the button: 32, 40 or 48 px; default: `md`.
 * @attr {string} label - Text of the button.
 * @attr {string} loadinglabel - Text while connecting.
 * @attr {string} namespace - Chain family to connect, such as `eip155`; default: all families.
 * @fires {CustomEvent<OpenOptions>} w3m-button-open - The button was pressed; `preventDefault()` keeps the modal
 *   closed.
 * @fires {CustomEvent<OpenOutcome>} w3m-button-close - The modal that the button opened has closed; `detail` is the
 *   outcome.
 * @slot - Text, instead of `label`.
 * @csspart base - The button itself.
 * @csspart label - The text.
 * @cssstate restoring - The modal is starting, or a connection is being restored.
 * @cssstate disconnected - No wallet is connected.
 * @cssstate connecting - A wallet is being asked to connect, or the modal is opening.
 * @cssstate connected - A wallet is connected.
 * @cssprop [--w3m-accent] - Colour of the button and its focus ring.
 * @cssprop [--w3m-border-radius-master=4px] - Base length; every corner radius is a multiple of it.
 * @cssprop [--w3m-font-size-master=10px] - Base length; every font size is a multiple of it.
 * @cssprop [--w3m-font-family] - Font family.
 */
export class WalletModalConnectButton extends PublicButton {
  static override properties: PropertyDeclarations = { size: { reflect: true }, label: {}, loadingLabel: {} }

  size: 'sm' | 'md' | 'lg' = 'md'
  label = ''
  loadingLabel = ''

  protected override target(): OpenOptions {
    return { ...super.target(), ...(this.status === 'connected' ? { view: 'Connect' as const } : {}) }
  }

  protected override face(): ButtonFace {
    return connectFace(this.status, this)
  }
}
