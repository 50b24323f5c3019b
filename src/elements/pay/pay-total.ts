import { type TemplateResult, css, html } from 'lit'

import { networksController } from '../../controllers/networks/networks.js'
import type { Payment } from '../../core/entities/pay.js'
import type { Token } from '../../core/entities/token.js'
import { t } from '../../core/i18n/t.js'
import { reviewFigure } from '../send/amount-figure.js'
import { tokenPicture } from '../accounts/token-picture.js'
import { exactFigure, symbolOf } from '../send/send-texts.js'
import { networkName } from './pay-texts.js'
import './texts.js'

/** Styles of the total, in addition to those of the review. */
export const totalStyles = css`
  .total {
    padding-block: var(--w3m-space-2) var(--w3m-space-3);
  }
`

/** The picture of an asset; for a native coin, its network's, if the site lists it. */
export function assetPicture({ asset, token }: Pick<Payment, 'asset' | 'token'>, size: '24' | '40') {
  const { network, metadata } = asset
  const { name, symbol, decimals, logoURI } = metadata
  const found = networksController.find(network)
  const shown: Token = {
    chainId: network,
    name,
    symbol,
    decimals,
    amount: 0n,
    price: 0,
    value: 0,
    ...(token ? { address: token } : {}),
    ...(logoURI ? { iconUrl: logoURI } : {}),
  }
  if (found) return tokenPicture(shown, found, size)
  return html`<w3m-ui-picture round size=${size} name=${symbol}></w3m-ui-picture>`
}

/** The amount to pay, in large type. */
export const payTotal = (payment: Payment): TemplateResult => {
  const { asset, amount } = payment
  return html`<div class="what total">
    <div>
      <p class="quiet">${t('pay.total')}</p>
      ${reviewFigure(exactFigure(amount, asset.metadata.decimals), symbolOf(asset.metadata))}
      <p class="quiet"><bdi>${networkName(asset.network)}</bdi></p>
    </div>
    ${assetPicture(payment, '40')}
  </div>`
}
