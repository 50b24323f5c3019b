'use client'
import { WalletModalConnectButton as Element } from '../../elements/public/wallet-modal-connect-button.js'
import { serverConnectFace } from '../../elements/public/button-faces/server-face.js'
import { type ElementComponent, type ElementProps, type OwnProps, wrapElement } from './wrap-element.js'

/** Properties of `WalletModalConnectButton`. */
export interface WalletModalConnectButtonProps
  extends ElementProps<Element>,
    OwnProps<Element, 'disabled' | 'namespace' | 'size' | 'label' | 'loadingLabel'> {}

/** A button that opens the list of wallets. */
export const WalletModalConnectButton: ElementComponent<Element, WalletModalConnectButtonProps> =
  /* @__PURE__ */ wrapElement<Element, WalletModalConnectButtonProps>({
    tagName: 'wallet-modal-connect-button',
    elementClass: Element,
    displayName: 'WalletModalConnectButton',
    face: serverConnectFace,
  })
