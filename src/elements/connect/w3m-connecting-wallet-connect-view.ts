import { html, nothing } from 'lit'
import { state } from 'lit/decorators.js'

import { selectWallet } from '../../controllers/connect/select-wallet.js'
import { isConsentMissing } from '../../controllers/shell/legal.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { pageLink } from '../../controllers/pairing/open-wallet.js'
import { installedRow, connectPlatforms } from '../../controllers/pairing/connect-platforms.js'
import { pairingController } from '../../controllers/pairing/pairing.js'
import { routerController } from '../../controllers/shell/router.js'
import { showsAllWallets } from '../../controllers/wallets/all-wallets-shown.js'
import { findWallet } from '../../controllers/wallets/find-wallet.js'
import type { Wallet } from '../../core/entities/wallet.js'
import type { ConnectPlatform } from '../../core/events.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import { reset } from '../../styles/reset.js'
import { ConsentBox } from '../connections/consent.js'
import { getWallet } from '../wallets/get-wallet.js'
import { PairingKeeper, type PairingRequest } from '../pairing/pairing-keeper.js'
import '../pairing/w3m-pairing-code.js'
import '../wallets/w3m-wallet-picture.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-empty.js'
import '../ui/w3m-ui-tabs.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { viewStyles } from '../base/view.styles.js'
import '../pairing/w3m-open-wallet.js'
import './texts.js'
import '../pairing/texts.js'
import '../wallets/texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-connecting-wallet-connect-view': W3mConnectingWalletConnectView
  }
}

/** Platforms that need a pairing link. */
const PAIRED: readonly ConnectPlatform[] = ['mobile', 'qrcode', 'web', 'desktop']

/**
 * Connects a WalletConnect wallet: on this phone, on another one, on this computer or on the web.
 *
 * @internal
 */
@element('w3m-connecting-wallet-connect-view')
export class W3mConnectingWalletConnectView extends W3mElement {
  static override styles = [reset, viewStyles]

  /** The platform that the visitor chose. */
  @state() private chosen: ConnectPlatform | undefined

  /** Copied from the route, which has changed by the time the view leaves. */
  #walletId: string | undefined

  readonly #consent = new ConsentBox()

  readonly #keeper = new PairingKeeper(this, () => this.#pairingRequest())

  protected override render() {
    // in one template, whether blocked or not, so that the checkbox keeps the focus
    return html`${this.#consent.render()} ${isConsentMissing() ? nothing : this.#ways()}`
  }

  #ways() {
    const platforms = this.#platforms
    const platform = this.#platform
    const content = this.#content(platform, this.#wallet)
    if (platforms.length <= 1) return content
    return html`<w3m-ui-tabs
      label=${t('pairing.ways')}
      selected=${platform}
      .tabs=${platforms.map(id => ({ id, label: id === 'unsupported' ? '' : t(`pairing.way.${id}`) }))}
      @w3m-tab-select=${({ detail }: CustomEvent<{ readonly id: string }>) => this.#choose(detail.id)}
      >${content}</w3m-ui-tabs
    >`
  }

  #content(platform: ConnectPlatform, wallet: Wallet | undefined) {
    if (platform === 'unsupported') return this.#unsupported(wallet)
    if (platform === 'browser') return this.#browser(wallet)
    if (platform === 'qrcode')
      return html`<w3m-pairing-code .wallet=${wallet}></w3m-pairing-code>${this.#belowCode(wallet)}`
    return html`<w3m-open-wallet
      .wallet=${wallet}
      kind=${platform}
      @w3m-code-show=${() => this.#choose('qrcode')}
    ></w3m-open-wallet>`
  }

  #belowCode(wallet: Wallet | undefined) {
    if (pairingController.state.status === 'connected') return nothing
    if (wallet) return getWallet(wallet)
    if (!showsAllWallets.get()) return nothing
    return html`<w3m-ui-button variant="ghost" @click=${() => navigate({ view: 'AllWallets', args: undefined })}
      >${t('pairing.here')}</w3m-ui-button
    >`
  }

  #browser(wallet: Wallet | undefined) {
    const name = cleanLabel(wallet?.name) ?? t('pairing.unknown')
    return html`<div class="center">
        <w3m-wallet-picture size="80" name=${name} .wallet=${wallet}></w3m-wallet-picture>
        <p class="title">${t('pairing.continue', { wallet: name })}</p>
        <p class="quiet">${t('pairing.browser.text', { wallet: name })}</p>
      </div>
      <w3m-ui-button variant="primary" @click=${() => this.#connect(wallet)}
        >${t('pairing.open', { wallet: name })}</w3m-ui-button
      >`
  }

  #unsupported(wallet: Wallet | undefined) {
    const name = cleanLabel(wallet?.name) ?? t('pairing.unknown')
    return html`<w3m-ui-empty
      icon="wallet"
      label=${t('pairing.unsupported.title', { wallet: name })}
      detail=${t('pairing.unsupported.text')}
    >
      <w3m-ui-button
        slot="action"
        size="small"
        @click=${() => navigate({ view: 'Connect', args: undefined }, { replace: true })}
        >${t('connecting.notFound.action')}</w3m-ui-button
      >
    </w3m-ui-empty>`
  }

  get #wallet(): Wallet | undefined {
    const { route } = routerController
    if (route.view === 'ConnectingWalletConnect') this.#walletId = route.args?.walletId
    return this.#walletId === undefined ? undefined : findWallet(this.#walletId)
  }

  /** The available platforms; a code can be requested even if it is not among them. */
  get #platforms(): readonly ConnectPlatform[] {
    const platforms = connectPlatforms(this.#wallet)
    return this.chosen === 'qrcode' && !platforms.includes('qrcode') ? [...platforms, 'qrcode'] : platforms
  }

  get #platform(): ConnectPlatform {
    const platforms = this.#platforms
    return this.chosen && platforms.includes(this.chosen) ? this.chosen : (platforms[0] ?? 'unsupported')
  }

  /** A wallet that opens this page in its own browser needs no link; all others do, whichever tab is shown. */
  #pairingRequest(): PairingRequest | undefined {
    if (routerController.route.view !== 'ConnectingWalletConnect') return undefined
    const wallet = this.#wallet
    const platform = this.#platform
    const pairs =
      this.#platforms.some(own => PAIRED.includes(own)) && !(platform === 'mobile' && wallet && pageLink(wallet))
    return pairs ? { wallet } : undefined
  }

  #choose(id: string): void {
    this.chosen = PAIRED.find(platform => platform === id) ?? (id === 'browser' ? id : undefined)
    this.#keeper.update()
  }

  #connect(wallet: Wallet | undefined): void {
    const row = wallet && installedRow(wallet.id)
    if (row) selectWallet(row)
  }
}
