import { html, nothing } from 'lit'
import { state } from 'lit/decorators.js'

import { hasEmailLogin, offeredSocials } from '../../controllers/connections/login-methods.js'
import { features } from '../../controllers/shell/features.js'
import { asksForConsent, hasLegal, isConsentMissing } from '../../controllers/shell/legal.js'
import { connectRows } from '../../controllers/wallets/connect-rows.js'
import { awaitedRows, listedRows } from '../../controllers/wallets/list/listed-rows.js'
import { report } from '../../controllers/shell/report.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { expectView } from '../../controllers/shell/expect-view.js'
import { showWalletGuide } from '../../controllers/wallets/show-wallet-guide.js'
import { optionsController } from '../../controllers/shell/options.js'
import { walletsController } from '../../controllers/wallets/wallets.js'
import { lazy } from '../../core/lazy.js'
import { t } from '../../core/i18n/t.js'
import type { ConnectMethod } from '../../core/features.js'
import { WALLET_PAGE_SIZE } from '../../core/limits.js'
import { hasInstalled } from '../../controllers/connect/has-installed.js'
import { methodOrder } from '../../controllers/connect/rules.js'
import type { WalletRow } from '../../controllers/wallets/rules.js'
import { reset } from '../../styles/reset.js'
import '../wallets/w3m-all-wallets-row.js'
import './w3m-wallet-row.js'
import '../ui/w3m-ui-button.js'
import { keepRows } from '../base/keep-rows.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { viewStyles } from '../base/view.styles.js'
import './texts.js'
import '../wallets/texts.js'
import { connectView } from './w3m-connect-view.styles.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-connect-view': W3mConnectView
  }
}

/** Parts that most visitors never see; in the first view they would add 2 kB. */
const loadNotices = lazy(() => import('./w3m-connect-notices.js'))
const loadLegal = lazy(() => import('../connections/w3m-legal-footer.js'))
/** Sites without email logins load none of this code. */
const loadEmail = lazy(() => import('../embedded/w3m-email-field.js'))
const loadSocials = lazy(() => import('../embedded/w3m-social-buttons.js'))

/** Passes the site's content on from the modal: it stays in the page's tree, and with it the page's styles. */
function passSlots(view: Element): void {
  if (view.firstChild) return
  for (const name of ['header', 'footer']) {
    const slot = document.createElement('slot')
    slot.name = slot.slot = name
    view.append(slot)
  }
}

/** Placeholders for coming rows, so that the height and existing rows do not move under a finger. */
const skeletons = () =>
  Array.from({ length: awaitedRows.get() }, () => html`<li aria-hidden="true"><span class="shape"></span></li>`)

/**
 * The ways to connect, in SPEC's order.
 *
 * @internal
 */
@element('w3m-connect-view')
export class W3mConnectView extends W3mElement {
  static override styles = [reset, viewStyles, connectView]

  /** The only method shown, whatever the site offers. */
  protected readonly only: ConnectMethod | undefined

  /** Number of row pages shown; excess announcements must not slow the page down. */
  @state() private pages = 1

  protected override render() {
    const asks = asksForConsent() // before the waiting wallets, so that it is visible
    return html`
      <slot name="header"></slot>
      ${asks ? this.#legal() : nothing}
      ${this.#methods(methodOrder(features.get().connectMethodsOrder, hasInstalled()))} ${this.#guide()}
      ${features.get().watch ? this.#watch() : nothing} ${hasLegal() && !asks ? this.#legal() : nothing}
      <slot name="footer"></slot>
    `
  }

  protected override updated(): void {
    if (!this.only) passSlots(this)
    const list = this.renderRoot.querySelector('ul')
    if (!list) return
    const blocked = isConsentMissing()
    keepRows(list, listedRows.get().slice(0, this.pages * WALLET_PAGE_SIZE), {
      key: ({ group, rdns, id }) => `${group}:${rdns ?? id}`,
      content: row => html`<w3m-wallet-row .row=${row} ?disabled=${blocked}></w3m-wallet-row>`,
    })
  }

  /** The site's methods, with dividers between separate groups. */
  #methods(order: readonly ConnectMethod[]) {
    const isOffered = { email: hasEmailLogin(), social: offeredSocials().length > 0, wallet: true }
    const shown = this.only ? [this.only] : order.filter(method => isOffered[method])
    const { collapseWallets, emailShowWallets } = features.get()
    const isCollapsed = shown.length > 1 && (collapseWallets || !emailShowWallets)
    return shown.map((method, index) => [
      index && (method === 'wallet' || shown[index - 1] === 'wallet')
        ? html`<p class="or">${t('connect.or')}</p>`
        : nothing,
      method === 'wallet'
        ? isCollapsed
          ? this.#toWallets()
          : this.#wallets()
        : method === 'email'
          ? this.#email()
          : this.#socials(),
    ])
  }

  #email() {
    report(loadEmail())
    return html`<w3m-email-field ?disabled=${isConsentMissing()}></w3m-email-field>`
  }

  #socials() {
    report(loadSocials())
    return html`<w3m-social-buttons ?disabled=${isConsentMissing()}></w3m-social-buttons>`
  }

  #legal() {
    report(loadLegal())
    return html`<w3m-legal-footer class=${asksForConsent() ? 'box' : 'links'}></w3m-legal-footer>`
  }

  #wallets() {
    const rows = listedRows.get()
    const waits = this.#waits()
    return [
      rows.length || waits ? this.#rows(rows, waits) : nothing,
      waits || (walletsController.state.status === 'ready' && rows.length) ? nothing : this.#notices(),
    ]
  }

  /** The catalogue has not answered. */
  #waits(): boolean {
    const { status } = walletsController.state
    return status === 'idle' || status === 'loading'
  }

  #notices() {
    report(loadNotices())
    return html`<w3m-connect-notices></w3m-connect-notices>`
  }

  #rows(rows: readonly WalletRow[], waits: boolean) {
    const left = rows.length - this.pages * WALLET_PAGE_SIZE
    const blocked = isConsentMissing()
    return html`
      ${blocked ? html`<p class="caption">${t('legal.first')}</p>` : nothing}
      <ul class="list" aria-label=${t(waits ? 'connect.loading' : 'connect.wallets')}>
        ${waits ? skeletons() : walletsController.state.count ? this.#all(blocked) : nothing}
      </ul>
      ${left > 0
        ? html`<w3m-ui-button @click=${this.#more}>${t('connect.more', { count: left })}</w3m-ui-button>`
        : nothing}
    `
  }

  #all(blocked: boolean) {
    return html`<li><w3m-all-wallets-row ?disabled=${blocked}></w3m-all-wallets-row></li>`
  }

  /** A link to the wallets instead of the wallets. */
  #toWallets() {
    return html`<w3m-ui-button
      ?disabled=${isConsentMissing()}
      @click=${() => navigate({ view: 'ConnectWallets', args: undefined })}
      >${t('connect.collapsed')}</w3m-ui-button
    >`
  }

  #guide() {
    const { enableWalletGuide } = optionsController.state.options
    if (enableWalletGuide === false || !(connectRows.get().length || this.#waits())) return nothing
    return html`<w3m-ui-button
      variant="ghost"
      @pointerenter=${() => expectView('WhatIsAWallet')}
      @click=${showWalletGuide}
      >${t('connect.guide')}</w3m-ui-button
    >`
  }

  /** The link to watch an account without its wallet. */
  #watch() {
    return html`<w3m-ui-button
      variant="ghost"
      ?disabled=${isConsentMissing()}
      @pointerenter=${() => expectView('WatchAddress')}
      @click=${() => navigate({ view: 'WatchAddress', args: undefined })}
      >${t('connect.watch')}</w3m-ui-button
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
