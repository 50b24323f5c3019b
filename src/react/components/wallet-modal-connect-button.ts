'use client'
import { WalletModalConnectButton as Element } from '../../elements/public/wallet-modal-connect-button.js'
import { t } from '../../core/i18n/t.js'
import { type ElementComponent, type ElementProps, type OwnProps, wrapElement } from './wrap-element.js'

/** Properties of `WalletModalConnectButton`. */
export interface WalletModalConnectButtonProps
  extends ElementProps<Element>,
    OwnProps<Element, 'disabled' | 'namespace' | 'size' | 'label' | 'loadingLabel'> {}

/** Opens the list of wallets. */
export const WalletModalConnectButton: ElementComponent<Element, WalletModalConnectButtonProps> =
  /* @__PURE__ */ wrapElement({
    tagName: 'wallet-modal-connect-button',
    elementClass: Element,
    displayName: 'WalletModalConnectButton',
    face: ({ label, loadingLabel, size }) => ({
      text: label || t('button.connect'),
      otherText: loadingLabel || t('button.connecting'),
      size,
    }),
  })
