'use client'
import { WalletModalButton as Element } from '../../elements/public/wallet-modal-button.js'
import { serverConnectFace } from '../../elements/public/button-faces/server-face.js'
import { type ElementComponent, type ElementProps, type OwnProps, wrapElement } from './wrap-element.js'

/** Properties of `WalletModalButton`. */
export interface WalletModalButtonProps
  extends ElementProps<Element>,
    OwnProps<
      Element,
      'disabled' | 'namespace' | 'balance' | 'size' | 'label' | 'loadingLabel' | 'charsStart' | 'charsEnd'
    > {}

/** A connect button while disconnected, an account button while connected. */
export const WalletModalButton: ElementComponent<Element, WalletModalButtonProps> = /* @__PURE__ */ wrapElement<
  Element,
  WalletModalButtonProps
>({
  tagName: 'wallet-modal-button',
  elementClass: Element,
  displayName: 'WalletModalButton',
  face: serverConnectFace,
})
