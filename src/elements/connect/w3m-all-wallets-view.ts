import { html, nothing } from 'lit'
import { state } from 'lit/decorators.js'

import { allWalletRows } from '../../controllers/wallets/list/all-wallet-rows.js'
import { connectRows } from '../../controllers/wallets/connect-rows.js'
import { report } from '../../controllers/shell/report.js'
import { loadWalletNavigation, selectWallet } from '../../controllers/connect/select-wallet.js'
import { isConsentMissing } from '../../controllers/shell/legal.js'
import { whenIdle } from '../../controllers/shell/when-idle.js'
import { routerController } from '../../controllers/shell/router.js'
import { loadWalletPage } from '../../controllers/wallets/list/load-wallet-page.js'
import { searchWallets } from '../../controllers/wallets/list/search-wallets.js'
import { startWalletList } from '../../controllers/wallets/list/start-wallet-list.js'
import { type WalletListFilter, walletListController } from '../../controllers/wallets/list/wallet-list.js'
import { currentLocale, t } from '../../core/i18n/t.js'
import type { WalletRow } from '../../controllers/wallets/rules.js'
import { reset } from '../../styles/reset.js'
import { ConsentBox } from '../connections/consent.js'
import './w3m-wallet-grid.js'
import type { W3mWalletGrid } from './w3m-wallet-grid.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-empty.js'
import '../ui/w3m-ui-icon-button.js'
import '../ui/w3m-ui-live.js'
import '../ui/w3m-ui-notice.js'
import '../ui/w3m-ui-search.js'
import '../ui/w3m-ui-switch.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { viewStyles } from '../base/view.styles.js'
import './texts.js'
import '../wallets/texts.js'
import { allWalletsView } from './w3m-all-wallets-view.styles.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-all-wallets-view': W3mAllWalletsView
  }
}

/** Fetches wallets; the view or a retry shows the error. */
const search = (text: string): void => report(searchWallets(text), { shown: true })

const start = (filter: WalletListFilter): void => report(startWalletList(filter), { shown: true })

const shown = (count: number): string => new Intl.NumberFormat(currentLocale()).format(count)

const more = (): void => report(loadWalletPage(), { shown: true })

/**
 * All wallets of the catalogue, to search and to choose from. Known wallets paint immediately; pages load while
 * scrolling.
 *
 * @internal
 */
@element('w3m-all-wallets-view')
export class W3mAllWalletsView extends W3mElement {
  static override styles = [reset, viewStyles, allWalletsView]

  @state() private text = ''

  readonly #consent = new ConsentBox()

  private get grid(): W3mWalletGrid | null {
    return this.renderRoot.querySelector('w3m-wallet-grid')
  }

  override connectedCallback(): void {
    super.connectedCallback()
    // Going back from a wallet keeps the position in the list; otherwise it starts over.
    const isBack = routerController.state.direction === 'back'
    const { query, filter } = walletListController.state
    this.text = isBack ? query : ''
    if (!isBack) walletListController.setSearch({ query: '', searching: 'ready' })
    search(this.text)
    start(isBack ? filter : {})
    if (!isBack) walletListController.leave(undefined)
    report(loadWalletNavigation()) // so that a tap can open an app immediately
    whenIdle(() => Promise.resolve(shown(0))) // a browser's first number formatting takes most of a frame
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    walletListController.leave(this.grid?.control.place)
  }

  protected override render() {
    const rows = allWalletRows.get()
    const { filter, query, searching, status, ended } = walletListController.state
    const isLoading = query ? searching === 'loading' : !ended && status !== 'failed'
    const hasFailed = (query ? searching : status) === 'failed'
    return html`
      <div class="top">
        <div class="search">
          <w3m-ui-search
            label=${t('all.search')}
            .value=${this.text}
            @w3m-field-input=${({ detail }: CustomEvent<{ value: string }>) => this.#search(detail.value)}
          ></w3m-ui-search>
          ${this.#qr()}
        </div>
        <div class="line">
          <p class="caption" role="status">${this.#said(rows, isLoading || (hasFailed && !rows.length))}</p>
          <w3m-ui-switch
            label=${t('all.certified.only')}
            ?on=${filter.badge !== undefined}
            @w3m-switch-change=${({ detail }: CustomEvent<{ on: boolean }>) => this.#filter(detail.on)}
            ><w3m-ui-icon class="mark" name="check" size="small"></w3m-ui-icon
          ></w3m-ui-switch>
        </div>
      </div>
      ${rows.length || isLoading ? this.#grid(rows, isLoading, hasFailed) : this.#none(hasFailed)}
      ${this.#consent.checkbox()}
    `
  }

  #grid(rows: readonly WalletRow[], isLoading: boolean, hasFailed: boolean) {
    return html`<w3m-wallet-grid
      .rows=${rows}
      .start=${walletListController.state.left}
      label=${t('connect.all')}
      ?pending=${isLoading}
      ?complete=${!isLoading && !hasFailed}
      ?disabled=${isConsentMissing()}
      @w3m-grid-end=${this.#more}
    >
      ${hasFailed ? this.#failed() : nothing}
      ${!isLoading && !hasFailed && !this.text ? html`<p class="caption end">${t('all.end')}</p>` : nothing}
    </w3m-wallet-grid>`
  }

  /** Without a choice of wallet, a code that any wallet may scan. */
  #qr() {
    const row = connectRows.get().find(({ group }) => group === 'walletConnect')
    if (!row) return nothing
    return html`<w3m-ui-icon-button
      icon="qr"
      label=${t('all.qr')}
      ?disabled=${isConsentMissing()}
      @click=${() => selectWallet(row)}
    ></w3m-ui-icon-button>`
  }

  #said(rows: readonly WalletRow[], isUnknown: boolean): string {
    if (isUnknown) return ''
    return t('all.count', { count: rows.length })
  }

  #none(hasFailed: boolean) {
    if (hasFailed)
      return html`<w3m-ui-live role="status">
        <w3m-ui-empty class="none" icon="warning" label=${t('connect.failed')} detail=${t('modal.failed.text')}>
          <w3m-ui-button slot="action" size="small" @click=${this.#retry}>${t('action.retry')}</w3m-ui-button>
        </w3m-ui-empty>
      </w3m-ui-live>`
    return html`<w3m-ui-empty
      class="none"
      icon="search"
      label=${t('all.none.title')}
      detail=${this.text ? t('all.none.text', { query: this.text.trim() }) : ''}
    >
      ${this.text || walletListController.state.filter.badge
        ? html`<w3m-ui-button slot="action" size="small" @click=${this.#clear}>${t('all.none.action')}</w3m-ui-button>`
        : nothing}
    </w3m-ui-empty>`
  }

  #failed() {
    return html`<w3m-ui-notice variant="warning" role="status">
      ${t('all.failed')}
      <w3m-ui-button slot="action" size="small" @click=${this.#retry}>${t('action.retry')}</w3m-ui-button>
    </w3m-ui-notice>`
  }

  #search(text: string): void {
    this.text = text
    this.grid?.control.goTo(0, { focus: false })
    search(text)
  }

  #filter(on: boolean): void {
    this.grid?.control.goTo(0, { focus: false })
    start(on ? { badge: 'certified' } : {})
    search(this.text)
  }

  #clear(): void {
    this.text = ''
    this.#filter(false)
    this.#moveFocus()
  }

  readonly #more = (): void => {
    const { query, status, ended } = walletListController.state
    if (!query && status === 'ready' && !ended) more()
  }

  #retry(): void {
    if (walletListController.state.query) search(this.text)
    else more()
    this.#moveFocus()
  }

  /** The pressed button is removed: the focus moves to the wallets if there are any, else to the search. */
  #moveFocus(): void {
    const target = this.grid?.control ?? this.renderRoot.querySelector('w3m-ui-search')
    target?.focus()
  }
}
