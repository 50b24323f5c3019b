import type { PropertyDeclarations } from '@lit/reactive-element'

import { connectFace } from './faces/connect-face.js'
import { loadedAccountFace } from './faces/loaded-account-face.js'
import type { ButtonFace } from './faces/button-face.js'
import { BalanceViewer } from '../accounts/balance-viewer.js'
import { PublicButton } from './public-button.js'

declare global {
  interface HTMLElementTagNameMap {
    'wallet-modal-account-button': WalletModalAccountButton
  }
}

const NO_WORDS = { label: '', loadingLabel: '' }

/**
 * Shows the connected account; takes no room without one.
 *
 * @summary Opens the account.
 * @attr {boolean} disabled - Makes the button inert.
 * @attr {'show' | 'hide'} balance - Whether the native balance is shown.
 * @attr {number} charsstart - Characters of the address shown at its start, counted after `0x`.
 * @attr {number} charsend - Characters of the address shown at its end.
 * @attr {string} namespace - Family whose account is shown; the active one when left out.
 * @fires {CustomEvent<OpenOptions>} w3m-button-open - Pressed; preventing it keeps the modal closed.
 * @fires {CustomEvent<OpenOutcome>} w3m-button-close - The modal it opened was closed; the detail says how it ended.
 * @csspart base - The button itself.
 * @csspart balance - Network picture and balance.
 * @csspart account - Avatar and address.
 * @csspart view-only - The mark of an account that is view only.
 * @csspart address - The address or name.
 * @csspart picture - The network's picture.
 * @csspart avatar - The mark made from the address.
 * @cssprop [--w3m-border-radius-master=4px] - Unit of the corner radii.
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
    new BalanceViewer(this, () => this.balance === 'show')
  }

  protected override face(): ButtonFace | undefined {
    const { status, balance, charsStart, charsEnd, family: namespace } = this
    if (status !== 'connected' && status !== 'restoring') return undefined
    const accountFace = status === 'connected' ? loadedAccountFace() : undefined
    return accountFace?.({ namespace, balance, charsStart, charsEnd }) ?? connectFace('restoring', NO_WORDS)
  }
}
