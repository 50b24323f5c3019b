import { css, html, nothing } from 'lit'

import { accountOf } from '../../controllers/accounts/active.js'
import { activityOf } from '../../controllers/activity/activity.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import type { ActivityEntry, Transfer } from '../../core/entities/transaction.js'
import { t } from '../../core/i18n/t.js'
import type { ListState } from '../../core/list/list.js'
import { groupByDay } from '../../controllers/activity/rules.js'
import { explorerPage } from '../../core/links/explorer-page.js'
import { reset } from '../../styles/reset.js'
import type { IconName } from '../ui/icons/icons.js'
import '../ui/w3m-ui-icon.js'
import '../ui/w3m-ui-skeleton.js'
import '../ui/w3m-ui-tag.js'
import type { VirtualRow } from '../ui/w3m-ui-virtual-list.js'
import { element } from '../base/w3m-element.js'
import { activityTitle, assetName, counterpartyText, dayName, showsAddress, transferAmount } from './activity-labels.js'
import { HistoryList, historyStyles } from './history-list.js'
import { holdingPicture } from '../accounts/holding-picture.js'
import { holdingRow } from '../accounts/holding-row.styles.js'
import { statusTag } from './status-tag.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-activity-list': W3mActivityList
  }
}

const LOOK = [
  holdingRow,
  css`
    .pair {
      display: flex;
      align-items: center;
      gap: var(--w3m-space-3);
    }
    .pair > :first-child {
      flex: 1 1 32%;
      min-inline-size: 0;
    }
    .pair > .whole {
      flex: 1 0 auto; /* a shortened address is never truncated */
    }
    .figure {
      min-inline-size: 0;
      max-inline-size: 60%;
      text-align: end;
    }
    .pair > .line:first-child > bdi {
      display: -webkit-box; /* what happened may take two lines */
      line-height: 1.2;
      white-space: normal;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    .day {
      display: block;
      padding: var(--w3m-space-2) var(--w3m-space-2) 0;
      color: var(--w3m-color-secondary);
      font-size: var(--w3m-text-small);
    }
  `,
]
/** Height of an entry, in px. */
const ROW = 56
/** Height of an entry with a warning, whose second line may wrap to three, in px. */
const WARNED = 76
/** Height of a day heading, in px. */
const DAY = 32

const iconOf = ({ transfers: [first, ...others], warning }: ActivityEntry): IconName => {
  if (warning) return 'warning'
  if (!first) return 'check'
  if (others.some(({ direction }) => direction !== first.direction)) return 'swap'
  return first.direction === 'in' ? 'arrow-down' : first.direction === 'out' ? 'arrow-up' : 'swap'
}

const isPlain = ({ status, warning }: ActivityEntry): boolean => !warning && status === 'confirmed'

/** The amounts to show, two at most; a tag takes the place of those that do not count. */
const amountsOf = (entry: ActivityEntry): readonly Transfer[] => (isPlain(entry) ? entry.transfers : [])

function tag(entry: ActivityEntry) {
  const { status, warning } = entry
  if (warning) return html`<w3m-ui-tag variant="warning">${t('activity.suspicious')}</w3m-ui-tag>`
  return status === 'confirmed' ? nothing : statusTag(status)
}

/**
 * An account's activity on its network, by day. Suspicious entries are marked, and no entry offers its address for
 * copying: copying a look-alike address is how people lose funds (SECURITY: SEC-M4).
 *
 * @internal
 */
@element('w3m-activity-list')
export class W3mActivityList extends HistoryList<ActivityEntry> {
  static override styles = [reset, historyStyles]

  protected override readonly kind = 'activity'

  protected override list(): ListState<ActivityEntry> {
    return activityOf(this.namespace)
  }

  protected override drawn(entries: readonly ActivityEntry[], network: CaipNetwork) {
    const days = groupByDay(entries)
    const rows = days.flatMap(({ day, entries }): readonly VirtualRow[] => [
      { key: `day ${day}`, height: DAY, render: () => html`<span class="day">${dayName(day)}</span>` },
      ...entries.map(entry => ({
        key: entry.id,
        height: entry.warning ? WARNED : ROW,
        render: () => this.#entry(entry, network),
      })),
    ])
    return html`<w3m-ui-virtual-list
      label=${t('account.tab.activity')}
      .look=${LOOK}
      .rows=${rows}
      @w3m-list-end=${() => this.load({ more: true })}
    ></w3m-ui-virtual-list>`
  }

  #entry(entry: ActivityEntry, network: CaipNetwork) {
    const { addressLabels } = accountOf(this.namespace)
    const [first, second] = amountsOf(entry)
    const detail = showsAddress(entry, addressLabels) ? 'whole' : entry.warning ? 'wrap' : ''
    const parts = html`${this.#picture(entry)}
      <span class="text">
        <span class="pair">
          <span class="line"><bdi>${activityTitle(entry)}</bdi></span>
          ${first
            ? html`<span class="line figure ${first.direction}"><bdi>${transferAmount(first)}</bdi></span>`
            : tag(entry)}
        </span>
        <span class="pair">
          <span class="detail ${detail}"><bdi>${counterpartyText(entry, addressLabels)}</bdi></span>
          ${second ? html`<span class="detail figure"><bdi>${transferAmount(second)}</bdi></span>` : nothing}
        </span>
      </span>`
    const href = entry.hash && explorerPage(network, 'tx', entry.hash)
    if (!href) return html`<div class="row">${parts}</div>`
    return html`<a class="row" href=${href} target="_blank" rel="noopener noreferrer">${parts}</a>`
  }

  #picture(entry: ActivityEntry) {
    const [first] = entry.transfers
    const url = first?.nft?.imageUrl ?? first?.token?.iconUrl
    if (first && url && !entry.warning) return holdingPicture(url, assetName(first), { round: !first.nft })
    return html`<span class="icon"><w3m-ui-icon name=${iconOf(entry)}></w3m-ui-icon></span>`
  }

  protected override waiting() {
    return html`<div role="status" aria-label=${t('activity.loading')}>
      ${[1, 2, 3].map(() => html`<w3m-ui-skeleton shape="row"></w3m-ui-skeleton>`)}
    </div>`
  }
}
