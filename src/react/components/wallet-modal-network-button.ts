'use client'
import { WalletModalNetworkButton as Element } from '../../elements/public/wallet-modal-network-button.js'
import { roomOf } from './reserved-room.js'
import { type ElementComponent, type ElementProps, type OwnProps, wrapElement } from './wrap-element.js'

/** Properties of `WalletModalNetworkButton`. */
export interface WalletModalNetworkButtonProps
  extends ElementProps<Element>,
    OwnProps<Element, 'disabled' | 'namespace' | 'label'> {}

/** Opens the list of networks. */
export const WalletModalNetworkButton: ElementComponent<Element, WalletModalNetworkButtonProps> =
  /* @__PURE__ */ wrapElement({
    tagName: 'wallet-modal-network-button',
    elementClass: Element,
    displayName: 'WalletModalNetworkButton',
    room: ({ label, children }) => roomOf([children ?? (label || 'Select network')], 'md', 46),
  })
