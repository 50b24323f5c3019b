import { WalletModalNetworkButton as Element } from '../../elements/public/wallet-modal-network-button.js'
import { serverNetworkFace } from '../../elements/public/button-faces/server-network-face.js'
import { type ButtonComponent, type ElementProps, wrapElement } from './wrap-element.js'

/** Properties of `WalletModalNetworkButton`. */
export type WalletModalNetworkButtonProps = ElementProps<Element, 'disabled' | 'namespace' | 'label'>

/** A button that shows the active network and opens the list of networks. */
export const WalletModalNetworkButton: ButtonComponent<WalletModalNetworkButtonProps> = /* @__PURE__ */ wrapElement({
  tagName: 'wallet-modal-network-button',
  elementClass: Element,
  displayName: 'WalletModalNetworkButton',
  names: ['disabled', 'namespace', 'label'],
  face: serverNetworkFace,
})
