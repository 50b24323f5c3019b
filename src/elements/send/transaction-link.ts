import { type TemplateResult, html, nothing } from 'lit'

import type { CaipNetwork } from '../../core/entities/network.js'
import { t } from '../../core/i18n/t.js'
import { explorerPage } from '../../core/links/explorer-page.js'
import { cleanLabel } from '../../core/text/label.js'
import '../ui/w3m-ui-link.js'
import './texts.js'

/** A link to a transaction in the network's explorer, if it has one. */
export function transactionLink(network: CaipNetwork | undefined, hash: string): TemplateResult | typeof nothing {
  const page = explorerPage(network, 'tx', hash)
  if (!page) return nothing
  const explorer = cleanLabel(network?.blockExplorers?.default.name) ?? ''
  return html`<w3m-ui-link href=${page}>${t('send.confirmed.explorer', { explorer })}</w3m-ui-link>`
}
