import { WalletModalButton as Element } from '../../elements/public/wallet-modal-button.js'
import { serverConnectFace } from '../../elements/public/button-faces/server-face.js'
import { type ButtonComponent, type ElementProps, wrapElement } from './wrap-element.js'

/** Properties of `WalletModalButton`. */
export type WalletModalButtonProps = ElementProps<
  Element,
  'disabled' | 'namespace' | 'balance' | 'size' | 'label' | 'loadingLabel' | 'charsStart' | 'charsEnd'
>

/** A connect button while disconnected, an account button while connected. */
export const WalletModalButton: ButtonComponent<WalletModalButtonProps> = /* @__PURE__ */ wrapElement({
  tagName: 'wallet-modal-button',
  elementClass: Element,
  displayName: 'WalletModalButton',
  names: ['disabled', 'namespace', 'balance', 'size', 'label', 'loadingLabel', 'charsStart', 'charsEnd'],
  face: serverConnectFace,
})
