'use client'
import { WalletModalAccountButton as Element } from '../../elements/public/wallet-modal-account-button.js'
import { serverAccountFace } from '../../elements/public/button-faces/server-face.js'
import { type ElementComponent, type ElementProps, type OwnProps, wrapElement } from './wrap-element.js'

/** Properties of `WalletModalAccountButton`. */
export interface WalletModalAccountButtonProps
  extends ElementProps<Element>,
    OwnProps<Element, 'disabled' | 'namespace' | 'balance' | 'charsStart' | 'charsEnd'> {}

/** A button that shows the connected account and opens its view; takes up no space while disconnected. */
export const WalletModalAccountButton: ElementComponent<Element, WalletModalAccountButtonProps> =
  /* @__PURE__ */ wrapElement({
    tagName: 'wallet-modal-account-button',
    elementClass: Element,
    displayName: 'WalletModalAccountButton',
    face: serverAccountFace,
  })
