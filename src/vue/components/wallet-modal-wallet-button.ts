import { WalletModalWalletButton as Element } from '../../elements/public/wallet-modal-wallet-button.js'
import { serverWalletFace } from '../../elements/public/button-faces/server-wallet-face.js'
import { type ButtonComponent, type ElementProps, wrapElement } from './wrap-element.js'

/** Properties of `WalletModalWalletButton`. */
export type WalletModalWalletButtonProps = ElementProps<Element, 'disabled' | 'namespace' | 'wallet'>

/** A button that connects one particular wallet. */
export const WalletModalWalletButton: ButtonComponent<WalletModalWalletButtonProps> = /* @__PURE__ */ wrapElement({
  tagName: 'wallet-modal-wallet-button',
  elementClass: Element,
  displayName: 'WalletModalWalletButton',
  names: ['disabled', 'namespace', 'wallet'],
  face: serverWalletFace,
})
