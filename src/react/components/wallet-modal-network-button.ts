'use client'
import { WalletModalNetworkButton as Element } from '../../elements/public/wallet-modal-network-button.js'
import { serverNetworkFace } from '../../elements/public/button-faces/server-network-face.js'
import { type ElementComponent, type ElementProps, type OwnProps, wrapElement } from './wrap-element.js'

/** Properties of `WalletModalNetworkButton`. */
export interface WalletModalNetworkButtonProps
  extends ElementProps<Element>,
    OwnProps<Element, 'disabled' | 'namespace' | 'label'> {}

/** A button that shows the active network and opens the list of networks. */
export const WalletModalNetworkButton: ElementComponent<Element, WalletModalNetworkButtonProps> =
  /* @__PURE__ */ wrapElement<Element, WalletModalNetworkButtonProps>({
    tagName: 'wallet-modal-network-button',
    elementClass: Element,
    displayName: 'WalletModalNetworkButton',
    face: serverNetworkFace,
  })
