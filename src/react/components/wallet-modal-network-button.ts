'use client'
import { WalletModalNetworkButton as Element } from '../../elements/public/wallet-modal-network-button.js'
import { networkOf } from '../../controllers/accounts/active.js'
import { isChainNamespace } from '../../core/caip.js'
import { t } from '../../core/i18n/t.js'
import { networkName } from '../../elements/public/faces/network-mark.js'
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
    face: ({ label, namespace }) => {
      const network = networkOf(isChainNamespace(namespace) ? namespace : undefined) // the site's first one, as it is on a server
      const name = network && networkName(network)
      return { text: label || name || t('button.network'), pictures: network ? 'network' : 'chevron' }
    },
  })
