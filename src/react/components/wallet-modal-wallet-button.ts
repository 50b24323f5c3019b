'use client'
import { WalletModalWalletButton as Element } from '../../elements/public/wallet-modal-wallet-button.js'
import { serverWalletFace } from '../../elements/public/button-faces/server-wallet-face.js'
import { type ElementComponent, type ElementProps, type OwnProps, wrapElement } from './wrap-element.js'

/** Properties of `WalletModalWalletButton`. */
export interface WalletModalWalletButtonProps
  extends ElementProps<Element>,
    OwnProps<Element, 'disabled' | 'namespace' | 'wallet'> {}

/** A button that connects one particular wallet. */
export const WalletModalWalletButton: ElementComponent<Element, WalletModalWalletButtonProps> =
  /* @__PURE__ */ wrapElement<Element, WalletModalWalletButtonProps>({
    tagName: 'wallet-modal-wallet-button',
    elementClass: Element,
    displayName: 'WalletModalWalletButton',
    face: serverWalletFace,
  })
