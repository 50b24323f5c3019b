import type { PropertyDeclarations } from '@lit/reactive-element'

import { networkOf } from '../../controllers/accounts/active.js'
import { optionsController } from '../../controllers/shell/options.js'
import type { OpenOptions } from '../../core/entities/outcome.js'
import { t } from '../../core/i18n/t.js'
import { networkFace } from './button-faces/network-face.js'
import { loadNetworkPicture } from '../networks/load-network-picture.js'
import type { ButtonFace } from './button-faces/button-face.js'
import { PublicButton } from './public-button.js'

declare global {
  interface HTMLElementTagNameMap {
    'wallet-modal-network-button': WalletModalNetworkButton
  }
}

/**
 * Shows the active network.
 *
 * @summary Opens the list of networks.
 * @attr {boolean} disabled - Makes the button inert.
 * @attr {string} label - Text in place of the network's name.
 * @attr {string} namespace - Chain family whose network is shown, such as `eip155`; default: the active one.
 * @fires {CustomEvent<OpenOptions>} w3m-button-open - The button was pressed; `preventDefault()` keeps the modal
 *   closed.
 * @fires {CustomEvent<OpenOutcome>} w3m-button-close - The modal that the button opened has closed; `detail` is the
 *   outcome.
 * @slot - Text in place of the network's name.
 * @csspart base - The button itself.
 * @csspart label - The text.
 * @csspart picture - The network's picture.
 * @cssstate restoring - The modal is starting, or a connection is being restored.
 * @cssstate disconnected - No wallet is connected.
 * @cssstate connecting - A wallet is being asked to connect, or the modal is opening.
 * @cssstate connected - A wallet is connected.
 * @cssprop [--w3m-accent] - Colour of the focus ring.
 * @cssprop [--w3m-border-radius-master=4px] - Base length; every corner radius is a multiple of it.
 * @cssprop [--w3m-font-size-master=10px] - Base length; every font size is a multiple of it.
 * @cssprop [--w3m-font-family] - Font family.
 */
export class WalletModalNetworkButton extends PublicButton {
  static override properties: PropertyDeclarations = { label: {} }

  label = ''

  protected override target(): OpenOptions {
    return { ...super.target(), view: 'Networks' }
  }

  protected override face(): ButtonFace {
    const { created } = optionsController.state
    const face = networkFace(networkOf(this.family), this.label)
    return created ? face : { ...face, look: 'restoring', busy: true, label: t('button.network') }
  }

  protected override prepare(): void {
    super.prepare()
    const network = networkOf(this.family)
    if (network) loadNetworkPicture(network)
  }
}
