import { css, html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import { accountOf } from '../../controllers/accounts/active.js'
import { pendingOf } from '../../controllers/activity/activity.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { ActivityEntry } from '../../core/entities/transaction.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import '../ui/w3m-ui-icon.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { activityTitle, counterpartyText, showsAddress } from './activity-labels.js'
import { holdingRow } from '../accounts/holding-row.styles.js'
import { statusTag } from './status-tag.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-pending-list': W3mPendingList
  }
}

/**
 * Transactions sent from this browser, for accounts without a list of their activity.
 *
 * @internal
 */
@element('w3m-pending-list')
export class W3mPendingList extends W3mElement {
  static override styles = [
    reset,
    holdingRow,
    css`
      .row {
        flex-wrap: wrap; /* a status that leaves too little room for the address stands below it */
      }
      .text.whole {
        max-inline-size: calc(100% - 40px - var(--w3m-space-3));
      }
      w3m-ui-tag {
        max-inline-size: 100%;
        margin-inline-start: auto;
      }
    `,
  ]

  /** Whose transactions. */
  @property() namespace: ChainNamespace = 'solana'

  protected override render() {
    const items = pendingOf(this.namespace)
    const { addressLabels } = accountOf(this.namespace)
    if (!items.length) return nothing
    return html`<ul aria-label=${t('account.tab.activity')}>
      ${items.map(entry => this.#entry(entry, addressLabels))}
    </ul>`
  }

  #entry(entry: ActivityEntry, labels: Readonly<Record<string, string>>) {
    return html`<li class="row">
      <span class="icon"><w3m-ui-icon name="arrow-up"></w3m-ui-icon></span>
      <span class="text ${showsAddress(entry, labels) ? 'whole' : ''}">
        <span class="line"><bdi>${activityTitle(entry)}</bdi></span>
        <span class="detail"><bdi>${counterpartyText(entry, labels)}</bdi></span>
      </span>
      ${entry.status === 'confirmed' ? nothing : statusTag(entry.status)}
    </li>`
  }
}
