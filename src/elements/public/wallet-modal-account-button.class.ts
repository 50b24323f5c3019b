import type { PropertyDeclarations } from '@lit/reactive-element'

import { optionsController } from '../../controllers/shell/options.js'
import { connectFace } from './button-faces/connect-face.js'
import { lazyAccountFace } from './button-faces/lazy-account-face.js'
import type { ButtonFace } from './button-faces/button-face.js'
import { BalanceViewer } from '../accounts/balance-viewer.js'
import { PublicButton } from './public-button.js'

declare global {
  interface HTMLElementTagNameMap {
    'wallet-modal-account-button': WalletModalAccountButton
  }
}

const NO_LABELS = { label: '', loadingLabel: '' }

/**
 * Shows the connected account; takes up no space while disconnected.
 *
 * @summary Opens the account.
 * @attr {boolean} disabled - Makes the button inert.
 * @attr {'show' | 'hide'} balance - Whether the native balance is shown; default: `show`.
 * @attr {number} charsstart - Number of characters shown at the start of the address, after `0x`; default: 4.
 * @attr {number} charsend - Number of characters shown at the end of the address; default: 4.
 * @attr {string} namespace - Chain family whose account is shown, such as `eip155`; default: the active one.
 * @fires {CustomEvent<OpenOptions>} w3m-button-open - The button was pressed; `preventDefault()` keeps the modal
 *   closed.
 * @fires {CustomEvent<OpenOutcome>} w3m-button-close - The modal that the button opened has closed; `detail` is the
 *   outcome.
 * @csspart base - The button itself.
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
 * @cssprop [--w3m-accent] - Colour of the focus ring.
 * @cssprop [--w3m-border-radius-master=4px] - Base length; every corner radius is a multiple of it.
 * @cssprop [--w3m-font-size-master=10px] - Base length; every font size is a multiple of it.
 * @cssprop [--w3m-font-family] - Font family.
 */
export class WalletModalAccountButton extends PublicButton {
  static override properties: PropertyDeclarations = {
    balance: {},
    charsStart: { type: Number },
    charsEnd: { type: Number },
  }

  balance: 'show' | 'hide' = 'show'
  charsStart = 4
  charsEnd = 4

  constructor() {
    super()
    new BalanceViewer(this, () => this.balance !== 'hide')
  }

  protected override face(): ButtonFace | undefined {
    const { status, balance, charsStart, charsEnd, family: namespace } = this
    if (status !== 'connected' && status !== 'restoring') return undefined
    if (!optionsController.state.created) return undefined // most visitors have no account to restore
    const accountFace = status === 'connected' ? lazyAccountFace() : undefined
    return accountFace?.({ namespace, balance, charsStart, charsEnd }) ?? connectFace('restoring', NO_LABELS)
  }
}
