import { css, html, nothing } from 'lit'
import { property, state } from 'lit/decorators.js'

import { copyLink } from '../../controllers/pairing/copy-link.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { canOpenWallet, openWallet, pageLink } from '../../controllers/pairing/open-wallet.js'
import { report } from '../../controllers/shell/report.js'
import { type OpenedWallet, openedWalletController } from '../../controllers/pairing/opened-wallet.js'
import type { LinkKind } from '../../core/links/deeplink.js'
import type { Wallet } from '../../core/entities/wallet.js'
import type { MessageKey } from '../../locales/en/index.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import { OPEN_WALLET_TIMEOUT } from '../../core/limits.js'
import { isPageVisible, watchVisibility } from '../../core/platform/visibility.js'
import { reset } from '../../styles/reset.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-list-row.js'
import '../ui/w3m-ui-live.js'
import '../ui/w3m-ui-spinner-ring.js'
import type { RingState } from '../ui/w3m-ui-spinner-ring.js'
import { HostTimer } from '../base/host-timer.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { pairingLifecycle } from '../../controllers/pairing/pairing-lifecycle.js'
import { OUTCOMES, type PairingStep, pairingStep } from './pairing-step.js'
import '../wallets/w3m-wallet-picture.js'
import { hasDownloads } from '../wallets/has-downloads.js'
import { getWallet } from '../wallets/get-wallet.js'
import './texts.js'
import '../wallets/texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-open-wallet': W3mOpenWallet
  }
  interface HTMLElementEventMap {
    'w3m-code-show': CustomEvent<undefined>
  }
}

const TEXTS: Readonly<Record<LinkKind, MessageKey>> = {
  mobile: 'pairing.mobile.text',
  desktop: 'pairing.desktop.text',
  web: 'pairing.web.text',
}

/** Outcomes after which the button requests a fresh link before opening the wallet again. */
const NEEDS_LINK: readonly PairingStep[] = ['rejected', 'unreachable', 'failed']

/**
 * Opens a wallet from a tap, and offers alternatives if the page is still visible a moment later.
 *
 * @internal
 * @fires {CustomEvent<undefined>} w3m-code-show - The visitor prefers to scan a code.
 */
@element('w3m-open-wallet')
export class W3mOpenWallet extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    css`
      :host {
        padding: 0;
      }
      .others {
        padding-block-start: var(--w3m-space-3);
      }
    `,
  ]

  /** The wallet. */
  @property({ attribute: false }) wallet: Wallet | undefined

  /** Which of its links opens it. */
  @property() kind: LinkKind = 'mobile'

  /** Whether the page is still visible although the wallet was opened. */
  @state() private stuck = false

  #seen: OpenedWallet | undefined
  readonly #timer = new HostTimer(this)
  #stops: readonly (() => void)[] = []

  override connectedCallback(): void {
    super.connectedCallback()
    this.#stops = [openedWalletController.subscribe(() => this.#follow()), watchVisibility(() => this.#wait())]
    this.#follow()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#stops.forEach(stop => stop())
  }

  protected override render() {
    const { wallet } = this
    if (!wallet) return nothing
    const name = cleanLabel(wallet.name) ?? t('pairing.unknown')
    const step = pairingStep()
    const [title, text] = this.#texts(wallet, name, step)
    const stuck = this.#stuck
    const isPage = step === 'preparing' && this.#page(wallet) && hasDownloads(wallet)
    return html`
      <div class="center">
        <w3m-ui-spinner-ring state=${this.#ring(step)}>
          <w3m-wallet-picture size="80" name=${name} .wallet=${wallet}></w3m-wallet-picture>
        </w3m-ui-spinner-ring>
        <w3m-ui-live role="status">
          <p class="title">${title}</p>
          <p class="quiet">${text}</p>
        </w3m-ui-live>
      </div>
      ${step === 'connected' ? nothing : this.#action(wallet, name, step)}
      ${stuck && (step === 'waiting' || isPage) ? this.#others(wallet, name, step) : nothing}
      ${stuck || step === 'connected' ? nothing : getWallet(wallet)}
    `
  }

  #texts(wallet: Wallet, name: string, step: PairingStep): readonly [string, string] {
    const isPage = this.#page(wallet)
    const end = isPage ? undefined : OUTCOMES[step]
    if (end) return [t(end.title), t(end.text, { wallet: name })]
    const isPreparing = step === 'preparing' && !isPage
    const title = t(this.#stuck && !isPreparing ? 'pairing.stuck' : 'pairing.continue', { wallet: name })
    if (isPage) return [title, t('pairing.page.text', { wallet: name })]
    return [title, t(isPreparing ? 'pairing.preparing' : TEXTS[this.kind])]
  }

  #ring(step: PairingStep): RingState {
    const end = OUTCOMES[step]
    if (end) return end.ring
    return this.#opened ? 'waiting' : 'idle'
  }

  #action(wallet: Wallet, name: string, step: PairingStep) {
    if (NEEDS_LINK.includes(step))
      return html`<w3m-ui-button variant="primary" @click=${() => report(pairingLifecycle.renew(), { shown: true })}
        >${t('action.retry')}</w3m-ui-button
      >`
    const again = this.#opened !== undefined
    return html`<w3m-ui-button
      variant="primary"
      ?loading=${!canOpenWallet({ wallet, platform: this.kind })}
      @click=${() => openWallet({ wallet, platform: this.kind })}
      >${again ? t('pairing.again') : t('pairing.open', { wallet: name })}</w3m-ui-button
    >`
  }

  /** The alternatives, once the wallet seems not to have opened; some need a link. */
  #others(wallet: Wallet, name: string, step: PairingStep) {
    return html`<ul class="list others" aria-label=${t('pairing.stuck', { wallet: name })}>
      ${hasDownloads(wallet)
        ? html`<li>
            <w3m-ui-list-row
              icon="download"
              label=${t('pairing.get')}
              @click=${() => navigate({ view: 'Downloads', args: { walletId: wallet.id } })}
            ></w3m-ui-list-row>
          </li>`
        : nothing}
      ${step === 'waiting'
        ? html`<li>
              <w3m-ui-list-row
                icon="qr"
                label=${t('pairing.show')}
                @click=${() => this.emit('w3m-code-show', undefined)}
              ></w3m-ui-list-row>
            </li>
            <li>
              <w3m-ui-list-row
                icon="copy"
                label=${t('pairing.copy')}
                @click=${() => report(copyLink(this))}
              ></w3m-ui-list-row>
            </li>`
        : nothing}
    </ul>`
  }

  /** The tap that opened the wallet with this exact link, if any: another wallet's or tab's does not count. */
  get #opened(): OpenedWallet | undefined {
    const { opened } = openedWalletController.state
    return opened?.walletId === this.wallet?.id && opened?.kind === this.kind ? opened : undefined
  }

  get #stuck(): boolean {
    return this.stuck && this.#opened !== undefined
  }

  /** Whether it opens this page in its own browser instead of pairing. */
  #page(wallet: Wallet): boolean {
    return this.kind === 'mobile' && pageLink(wallet) !== undefined
  }

  #follow(): void {
    const { opened } = openedWalletController.state
    if (opened === this.#seen) return
    this.#seen = opened
    this.stuck = false
    this.#wait()
  }

  /** Counts from the tap, or from when the page became visible again; a hidden page means that the wallet opened. */
  #wait(): void {
    this.#timer.stop()
    if (this.#seen && isPageVisible()) this.#timer.start(OPEN_WALLET_TIMEOUT, () => (this.stuck = true))
  }
}
