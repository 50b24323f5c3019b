import { WalletModalConnectButton as Element } from '../../elements/public/wallet-modal-connect-button.js'
import { serverConnectFace } from '../../elements/public/button-faces/server-face.js'
import { type ButtonComponent, type ElementProps, wrapElement } from './wrap-element.js'

/** Properties of `WalletModalConnectButton`. */
export type WalletModalConnectButtonProps = ElementProps<
  Element,
  'disabled' | 'namespace' | 'size' | 'label' | 'loadingLabel'
>

/** A button that opens the list of wallets. */
export const WalletModalConnectButton: ButtonComponent<WalletModalConnectButtonProps> = /* @__PURE__ */ wrapElement({
  tagName: 'wallet-modal-connect-button',
  elementClass: Element,
  displayName: 'WalletModalConnectButton',
  names: ['disabled', 'namespace', 'size', 'label', 'loadingLabel'],
  face: serverConnectFace,
})
