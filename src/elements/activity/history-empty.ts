import { type TemplateResult, html, nothing } from 'lit'

import type { CaipNetwork } from '../../core/entities/network.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import { safeWebUrl } from '../../core/url.js'
import '../ui/w3m-ui-empty.js'
import '../ui/w3m-ui-link.js'
import '../accounts/texts.js'
import './texts.js'

/** The empty state of an account's history: no entries yet, or no service that lists it. */
export function historyEmpty(
  list: 'nfts' | 'activity',
  status: 'ready' | 'unavailable',
  network: CaipNetwork,
): TemplateResult {
  const explorer = status === 'unavailable' ? safeWebUrl(network.blockExplorers?.default.url) : undefined
  const name = cleanLabel(network.name) ?? ''
  return html`<w3m-ui-empty
    icon=${list === 'nfts' ? 'image' : 'clock'}
    label=${t(status === 'ready' ? `history.${list}.empty` : `history.${list}.unavailable`)}
    detail=${t(status === 'ready' ? `history.${list}.empty.text` : 'history.unavailable.text', { network: name })}
  >
    ${explorer
      ? html`<w3m-ui-link slot="action" href=${explorer}
          >${t('account.explorer', { explorer: cleanLabel(network.blockExplorers?.default.name) ?? '' })}</w3m-ui-link
        >`
      : nothing}
  </w3m-ui-empty>`
}
