import type { PropertyDeclarations } from '@lit/reactive-element'

import { connectFace } from './button-faces/connect-face.js'
import { lazyAccountFace } from './button-faces/lazy-account-face.js'
import type { ButtonFace } from './button-faces/button-face.js'
import { BalanceViewer } from '../accounts/balance-viewer.js'
import { PublicButton } from './public-button.js'

declare global {
  interface HTMLElementTagNameMap {
    'wallet-modal-button': WalletModalButton
  }
}

/**
 * The only button that most sites need.
 *
 * @summary Connect button while disconnected, account button while connected.
 * @attr {boolean} disabled - Makes the button inert.
 * @attr {'show' | 'hide'} balance - Whether the account shows its native balance; default: `show`.
 * @attr {'sm' | 'md' | 'lg'} size - Height of the button: 32, 40 or 48 px; default: `md`.
 * @attr {string} label - Text while disconnected.
 * @attr {string} loadinglabel - Text while connecting.
 * @attr {number} charsstart - Number of characters shown at the start of the address, after `0x`; default: 4.
 * @attr {number} charsend - Number of characters shown at the end of the address; default: 4.
 * @attr {string} namespace - Chain family that the button is for, such as `eip155`; default: the active one.
 * @fires {CustomEvent<OpenOptions>} w3m-button-open - The button was pressed; `preventDefault()` keeps the modal
 *   closed.
 * @fires {CustomEvent<OpenOutcome>} w3m-button-close - The modal that the button opened has closed; `detail` is the
 *   outcome.
 * @slot - Text while disconnected, instead of `label`.
 * @csspart base - The button itself.
 * @csspart label - The text while disconnected.
 * @csspart balance - Network picture and balance.
 * @csspart account - Avatar and address.
 * @csspart view-only - The mark of a view-only account.
 * @csspart address - The address or name.
 * @csspart picture - The network's picture.
 * @csspart avatar - The avatar generated from the address.
 * @cssstate restoring - The modal is starting, or a connection is being restored.
 * @cssstate disconnected - No wallet is connected.
 * @cssstate connecting - A wallet is being asked to connect, or the modal is opening.
 * @cssstate connected - A wallet is connected.
 * @cssprop [--w3m-accent] - Colour of the button while disconnected, and of the focus ring.
 * @cssprop [--w3m-border-radius-master=4px] - Base length; every corner radius is a multiple of it.
 * @cssprop [--w3m-font-size-master=10px] - Base length; every font size is a multiple of it.
 * @cssprop [--w3m-font-family] - Font family.
 */
export class WalletModalButton extends PublicButton {
  static override properties: PropertyDeclarations = {
    balance: {},
    size: { reflect: true },
    label: {},
    loadingLabel: {},
    charsStart: { type: Number },
    charsEnd: { type: Number },
  }

  balance: 'show' | 'hide' = 'show'
  size: 'sm' | 'md' | 'lg' = 'md'
  label = ''
  loadingLabel = ''
  charsStart = 4
  charsEnd = 4

  constructor() {
    super()
    new BalanceViewer(this, () => this.balance !== 'hide')
  }

  protected override face(): ButtonFace {
    const { status, balance, charsStart, charsEnd, family: namespace } = this
    const accountFace = status === 'disconnected' ? undefined : lazyAccountFace()
    if (status !== 'connected') return connectFace(status, this)
    return accountFace?.({ namespace, balance, charsStart, charsEnd }) ?? connectFace('restoring', this)
  }
}
