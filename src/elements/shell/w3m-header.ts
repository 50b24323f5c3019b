import { type PropertyValues, html, nothing } from 'lit'
import { property, state } from 'lit/decorators.js'

import { goBack } from '../../controllers/connections/go-back.js'
import { expectView } from '../../controllers/shell/expect-view.js'
import { showWalletGuide } from '../../controllers/wallets/show-wallet-guide.js'
import { optionsController } from '../../controllers/shell/options.js'
import { type Route, routerController } from '../../controllers/shell/router.js'
import { t } from '../../core/i18n/t.js'
import { HEADER_MOTION, play, reducedMotion } from '../../styles/motion.js'
import { reset } from '../../styles/reset.js'
import { isQuiet, titleOf } from '../registry.js'
import '../ui/w3m-ui-icon-button.js'
import { HostTimer } from '../base/host-timer.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { header } from './w3m-header.styles.js'

/**
 * The dialog's header: back, help or the network at the start, the title, close at the end.
 *
 * @internal
 * @fires w3m-modal-close - The close button was pressed.
 */
@element('w3m-header')
export class W3mHeader extends W3mElement {
  static override styles = [reset, header]

  /** The view with the displayed title. */
  @property({ attribute: false }) route: Route = routerController.route

  /** The visitor can go back from here. */
  @property({ type: Boolean }) deep = false

  /** The view could not be loaded, which the title says. */
  @property({ type: Boolean }) failed = false

  /** The previous title, while it fades out over the new one. */
  @state() private former = ''

  readonly #fading = new HostTimer(this)

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.former = ''
  }

  /** Moves the focus to the title of a new view. */
  async focusTitle(): Promise<void> {
    await this.updateComplete
    this.#title?.focus({ preventScroll: true })
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('route')
    if (!before || before.view === this.route.view || reducedMotion()) return
    this.former = this.#isQuiet(before, changed.get('deep') ?? this.deep) ? '' : titleOf(before)
  }

  protected override updated(changed: PropertyValues): void {
    const former = changed.has('route') && this.renderRoot.querySelector('.former')
    if (!former) return
    play(former, [{ opacity: 1 }, { opacity: 0 }], HEADER_MOTION, { fill: 'forwards' })
    this.#fading.start(HEADER_MOTION, () => (this.former = ''))
  }

  protected override render() {
    const embedded = optionsController.state.options.enableEmbedded === true
    const quiet = !this.failed && this.#isQuiet(this.route, this.deep)
    const title = this.failed ? t('modal.failed.title') : titleOf(this.route)
    const close = (): unknown => this.emit('w3m-modal-close', undefined)
    return html`
      <div class="slot ${quiet ? 'wide' : ''}">${this.#start()}</div>
      <h2 tabindex="-1" class=${quiet ? 'quiet' : ''}>${title}</h2>
      ${this.former ? html`<span class="former" aria-hidden="true">${this.former}</span>` : nothing}
      <div class="slot end">
        ${embedded
          ? nothing
          : html`<w3m-ui-icon-button icon="close" label=${t('modal.close')} @click=${close}></w3m-ui-icon-button>`}
      </div>
    `
  }

  get #title(): HTMLElement | null {
    return this.renderRoot.querySelector('h2')
  }

  #isQuiet({ view }: Route, deep: boolean): boolean {
    return isQuiet(view) && !deep
  }

  #start() {
    if (this.deep)
      return html`<w3m-ui-icon-button
        icon="back"
        label=${t('modal.back')}
        @click=${() => goBack()}
      ></w3m-ui-icon-button>`
    if (this.route.view === 'Connect')
      return html`<w3m-ui-icon-button
        icon="help"
        label=${t('modal.help')}
        @pointerenter=${() => expectView('WhatIsAWallet')}
        @click=${showWalletGuide}
      ></w3m-ui-icon-button>`
    return this.route.view === 'Account' && !this.failed ? html`<w3m-network-selector></w3m-network-selector>` : nothing
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-header': W3mHeader
  }
  interface HTMLElementEventMap {
    'w3m-modal-close': CustomEvent<undefined>
  }
}
