import { features } from '../../controllers/derived/features.js'
import { type TemplateResult, css, html, nothing } from 'lit'
import { state } from 'lit/decorators.js'

import { orderedWalletRows } from '../../controllers/derived/wallet-rows.js'
import { report } from '../../controllers/flows/report.js'
import { showWalletGuide } from '../../controllers/flows/show-wallet-guide.js'
import { optionsController } from '../../controllers/options.js'
import { walletsController } from '../../controllers/wallets.js'
import type { ConnectMethod } from '../../core/features.js'
import { currentLocale, t } from '../../core/i18n/t.js'
import { WALLET_PAGE_SIZE } from '../../core/limits.js'
import { methodOrder } from '../../core/rules/connect.js'
import type { WalletRow } from '../../core/rules/wallets.js'
import { reset } from '../../styles/reset.js'
import { asksForConsent, hasLegal } from '../partials/legal.js'
import '../partials/w3m-wallet-row.js'
import '../ui/w3m-ui-button.js'
import { keepRows } from '../keep-rows.js'
import { expectViews, loadAsking, loadPart } from '../view-access.js'
import { W3mElement, element } from '../w3m-element.js'
import { viewStyles } from './view.styles.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-connect-view': W3mConnectView
  }
}

/** Grey rows are shown when the wallets have not come within this time, in ms. */
const PATIENCE = 200

/** Parts that most visitors never see come when one of them is shown. */
const loadExtras = (): void => report(loadPart('extras'))

function extra(content: TemplateResult): TemplateResult {
  loadExtras()
  return content
}

/**
 * The ways to connect, in SPEC's order.
 *
 * @internal
 */
@element('w3m-connect-view')
export class W3mConnectView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    css`
      .late {
        animation: late 1ms 300ms backwards;
      }
      @keyframes late {
        from {
          opacity: 0;
        }
      }
    `,
  ]

  /** Pages of rows that are shown; more announcements than a page must not slow the page down. */
  @state() private pages = 1

  @state() private agreed = false

  #patience: ReturnType<typeof setTimeout> | undefined

  protected override render() {
    const installed = orderedWalletRows.get().some(row => row.installed)
    const asks = asksForConsent() // before the wallets that wait for it, so that it is seen
    return html`
      ${asks ? this.#legal() : nothing}
      ${methodOrder(features.get().connectMethodsOrder, installed).map(method => this.#method(method))} ${this.#guide()}
      ${hasLegal() && !asks ? this.#legal() : nothing}
    `
  }

  protected override updated(): void {
    const list = this.renderRoot.querySelector('ul')
    if (!list) return
    clearTimeout(this.#patience)
    const blocked = this.#isBlocked()
    keepRows(list, orderedWalletRows.get().slice(0, this.pages * WALLET_PAGE_SIZE), {
      key: ({ group, rdns, id }) => `${group}:${rdns ?? id}`,
      content: row => html`<w3m-wallet-row .row=${row} ?disabled=${blocked}></w3m-wallet-row>`,
    })
  }

  #isBlocked(): boolean {
    return asksForConsent() && !this.agreed
  }

  #legal() {
    return extra(
      html`<w3m-legal-footer
        .agreed=${this.agreed}
        @w3m-legal-change=${({ detail }: CustomEvent<{ agreed: boolean }>) => (this.agreed = detail.agreed)}
      ></w3m-legal-footer>`,
    )
  }

  #method(method: ConnectMethod) {
    return method === 'wallet' ? this.#wallets() : nothing
  }

  #wallets() {
    const rows = orderedWalletRows.get()
    const { status } = walletsController.state
    if (!rows.length && (status === 'idle' || status === 'loading')) return this.#skeletons()
    return html`${rows.length ? this.#rows(rows) : extra(html`<w3m-connect-empty></w3m-connect-empty>`)}${status ===
    'failed'
      ? extra(html`<w3m-connect-failed></w3m-connect-failed>`)
      : nothing}`
  }

  #rows(rows: readonly WalletRow[]) {
    const left = rows.length - this.pages * WALLET_PAGE_SIZE
    const blocked = this.#isBlocked()
    return html`
      ${blocked ? html`<p class="caption">${t('legal.first')}</p>` : nothing}
      <ul class="list" aria-label=${t('connect.wallets')}>
        ${walletsController.state.count ? this.#all(blocked) : nothing}
      </ul>
      ${left > 0
        ? html`<w3m-ui-button @click=${this.#more}
            >${t('connect.more', { count: new Intl.NumberFormat(currentLocale()).format(left) })}</w3m-ui-button
          >`
        : nothing}
    `
  }

  #all(blocked: boolean) {
    report(loadAsking().then(({ allWallets }) => allWallets()))
    return html`<li><w3m-all-wallets-row ?disabled=${blocked}></w3m-all-wallets-row></li>`
  }

  #skeletons() {
    this.#patience ??= setTimeout(loadExtras, PATIENCE)
    return html`<div class="list late" role="status" aria-label=${t('connect.loading')}>
      ${[1, 2, 3].map(() => html`<w3m-ui-skeleton shape="row"></w3m-ui-skeleton>`)}
    </div>`
  }

  #guide() {
    const { enableWalletGuide } = optionsController.state.options
    if (enableWalletGuide === false || !orderedWalletRows.get().length) return nothing
    return html`<w3m-ui-button variant="ghost" @pointerenter=${expectViews} @click=${showWalletGuide}
      >${t('connect.guide')}</w3m-ui-button
    >`
  }

  async #more(): Promise<void> {
    const first = this.pages * WALLET_PAGE_SIZE
    this.pages += 1
    await this.updateComplete
    const row = this.renderRoot.querySelector('ul')?.children[first]?.querySelector<HTMLElement>('w3m-ui-list-row')
    row?.focus()
  }
}
