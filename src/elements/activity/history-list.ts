import { type TemplateResult, css, html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import { networkOf } from '../../controllers/accounts/active.js'
import { loadTransactions } from '../../controllers/activity/load-transactions.js'
import { report } from '../../controllers/shell/report.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { t } from '../../core/i18n/t.js'
import { type ListState, isFirstLoad, isStale } from '../../core/list/list.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-virtual-list.js'
import { FocusKeeper } from '../base/focus-keeper.js'
import { W3mElement } from '../base/w3m-element.js'
import { ListViewer } from '../accounts/list-viewer.js'
import { historyEmpty } from './history-empty.js'
import '../accounts/w3m-list-status.js'
import './texts.js'

/** Styles common to all history lists. */
export const historyStyles = css`
  .more {
    display: block;
    margin-block-start: var(--w3m-space-2);
    text-align: center;
  }
`

/**
 * A list read from an account's history, page by page on demand, with messages while it is missing.
 *
 * @internal
 */
export abstract class HistoryList<T> extends W3mElement {
  /** The history's namespace. */
  @property() namespace: ChainNamespace = 'eip155'

  /** Which list it is. */
  protected abstract readonly kind: 'activity' | 'nfts'

  constructor() {
    super()
    new ListViewer(this, { list: () => this.list(), load: options => this.load(options) })
    new FocusKeeper(this, () => this.renderRoot.querySelector('w3m-ui-virtual-list'))
  }

  /** The status of the list. */
  protected abstract list(): ListState<T>

  /** Renders the content. */
  protected abstract drawn(items: readonly T[], network: CaipNetwork): TemplateResult

  /** The placeholder until the first page has loaded. */
  protected abstract waiting(): TemplateResult

  /** Fetches the history. */
  protected load(options: Parameters<typeof loadTransactions>[1] = {}): void {
    if (this.isConnected) report(loadTransactions(this.namespace, options), { shown: true })
  }

  protected override render() {
    const network = networkOf(this.namespace)
    if (!network || network.unsupported) return nothing
    const list = this.list()
    const { status, items, next } = list
    return html`<w3m-list-status
        status=${status}
        failed=${t(`history.${this.kind}.failed`)}
        ?stale=${isStale(list)}
        .retryAt=${list.retryAt ?? 0}
        @w3m-list-retry=${() => this.load({ force: true })}
      ></w3m-list-status>
      ${isFirstLoad(list) ? this.waiting() : nothing} ${items.length ? this.drawn(items, network) : nothing}
      ${!items.length && !next && (status === 'ready' || status === 'unavailable')
        ? historyEmpty(this.kind, status, network)
        : nothing}
      ${next && status !== 'limited' ? this.#more(status === 'loading') : nothing}`
  }

  #more(loading: boolean): TemplateResult {
    return html`<w3m-ui-button class="more" size="small" ?loading=${loading} @click=${() => this.load({ more: true })}
      >${t(`history.${this.kind}.more`)}</w3m-ui-button
    >`
  }
}
