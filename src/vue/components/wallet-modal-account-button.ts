import { WalletModalAccountButton as Element } from '../../elements/public/wallet-modal-account-button.js'
import { serverAccountFace } from '../../elements/public/button-faces/server-face.js'
import { type ButtonComponent, type ElementProps, wrapElement } from './wrap-element.js'

/** Properties of `WalletModalAccountButton`. */
export type WalletModalAccountButtonProps = ElementProps<
  Element,
  'disabled' | 'namespace' | 'balance' | 'charsStart' | 'charsEnd'
>

/** A button that shows the connected account and opens its view; takes up no space while disconnected. */
export const WalletModalAccountButton: ButtonComponent<WalletModalAccountButtonProps> = /* @__PURE__ */ wrapElement({
  tagName: 'wallet-modal-account-button',
  elementClass: Element,
  displayName: 'WalletModalAccountButton',
  names: ['disabled', 'namespace', 'balance', 'charsStart', 'charsEnd'],
  face: serverAccountFace,
})
