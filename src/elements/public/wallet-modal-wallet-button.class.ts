import { html, type PropertyValues, render } from 'lit'
import type { PropertyDeclarations } from '@lit/reactive-element'

import { connectRows } from '../../controllers/wallets/connect-rows.js'
import type { WalletRow } from '../../controllers/wallets/rules.js'
import { imagesController } from '../../controllers/images/images.js'
import type { OpenOptions, OpenOutcome } from '../../core/entities/outcome.js'
import { lazy } from '../../core/lazy.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import { safeImageUrl } from '../../core/url.js'
import { faceStyles } from './button-faces/face.styles.js'
import { picture } from './button-faces/pictures.js'
import { loadPressed, reportLoadFailure } from './open-modal.js'
import type { ButtonFace } from './button-faces/button-face.js'
import { PublicButton } from './public-button.js'
import type { NamedWallet } from './wallet-names.js'

declare global {
  interface HTMLElementTagNameMap {
    'wallet-modal-wallet-button': WalletModalWalletButton
  }
}

const loadLogin = lazy(() => import('./choose-login.js'))
const loadChoice = lazy(() => import('./choose-wallet.js'))
const loadNames = lazy(() => import('./wallet-names.js'))

/** A wallet whose details have not loaded yet; MetaMask if a framework or a removed attribute left no name. */
const unknownWallet = (given: string | null | undefined): NamedWallet => ({ name: given ?? 'metamask' })

/**
 * Opens the modal at this wallet, which is asked at once if it is installed. If neither the page nor the catalogue has it,
 * the list of wallets is shown.
 *
 * @summary Connects one particular wallet.
 * @attr {string} wallet - The wallet: a short name (`metamask`, `rabby`, …), the name that it shows, its reverse-DNS id or
 *   its catalogue id. Or a login: `email`, or a social provider (`google`, …).
 * @attr {boolean} disabled - Makes the button inert.
 * @attr {string} namespace - Chain family to connect, such as `eip155`; default: all families.
 * @fires {CustomEvent<OpenOptions>} w3m-button-open - The button was pressed; `preventDefault()` keeps the modal
 *   closed.
 * @fires {CustomEvent<OpenOutcome>} w3m-button-close - The modal that the button opened has closed; `detail` is the
 *   outcome.
 * @slot - Text in place of the wallet's name.
 * @csspart base - The button itself.
 * @csspart label - The text.
 * @csspart picture - The wallet's picture.
 * @cssstate restoring - The modal is starting, or a connection is being restored.
 * @cssstate disconnected - No wallet is connected.
 * @cssstate connecting - A wallet is being asked to connect, or the modal is opening.
 * @cssstate connected - A wallet is connected.
 * @cssprop [--w3m-accent] - Colour of the focus ring.
 * @cssprop [--w3m-border-radius-master=4px] - Base length; every corner radius is a multiple of it.
 * @cssprop [--w3m-font-size-master=10px] - Base length; every font size is a multiple of it.
 * @cssprop [--w3m-font-family] - Font family.
 */
export class WalletModalWalletButton extends PublicButton {
  static override properties: PropertyDeclarations = { wallet: {}, known: { state: true } }

  wallet = 'metamask'

  /** What is known of the wallet; `null` if that could not be loaded. */
  private known: NamedWallet | null | undefined = undefined

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('wallet')) this.#look(this.wallet).catch(() => (this.known = null)) // a press loads it again
  }

  /** The popup of a social login opens during the press itself, so its code loads on the first sign of intent. */
  protected override prepare(): void {
    super.prepare()
    const { login } = this.known ?? {}
    if (login && login !== 'email') void loadLogin().catch(reportLoadFailure)
  }

  protected override target(): OpenOptions {
    return { ...super.target(), view: 'Connect' }
  }

  /** Until the wallet's own name is known, the given one keeps its place unseen and unsaid. */
  protected override face(): ButtonFace {
    const isKnown = this.known !== undefined
    const own = cleanLabel(this.#name())
    const name = own ?? t('button.connect')
    return {
      look: 'wallet',
      label: isKnown && own ? t('button.wallet', { wallet: own }) : t('button.connect'),
      busy: this.status === 'connecting',
      kind: 'wallet',
      styles: faceStyles,
      draw: place => {
        render(
          html`${isKnown ? picture(name, this.#picture(), 'square') : html`<span class="picture"></span>`}
            <span class="cut" part="label"
              ><slot><span class=${isKnown ? '' : 'wordless'}>${name}</span></slot></span
            >`,
          place,
        )
      },
    }
  }

  protected override press(options: OpenOptions, closed: (outcome: OpenOutcome) => void): void {
    this.#choose(options).then(closed, reportLoadFailure)
  }

  async #choose(options: OpenOptions): Promise<OpenOutcome> {
    const named = this.known ?? (await loadPressed(this, loadNames)).namedWallet(this.wallet)
    const { login } = named
    if (login && login !== 'email') {
      const { chooseLogin } = loadLogin.known.get() ?? (await loadPressed(this, loadLogin)) // once loaded, within the press
      return chooseLogin(login, options)
    }
    const { chooseWallet } = await loadPressed(this, loadChoice)
    return chooseWallet(named, options)
  }

  /** The wallet's name; one that the site gives by an id only has the name by which it announces itself, if it does. */
  #name(): string | undefined {
    const { name, rdns, id } = this.known ?? unknownWallet(this.wallet)
    const isId = name.toLowerCase() === (rdns ?? id)
    return isId ? this.#row()?.name : name
  }

  #row(): WalletRow | undefined {
    const { rdns, id } = this.known ?? {}
    if (rdns) return connectRows.get().find(row => (row.rdns ?? row.wallet?.rdns) === rdns)
    return id ? connectRows.get().find(({ wallet }) => wallet?.id === id) : undefined
  }

  #picture(): string | undefined {
    const row = this.#row()
    const own = safeImageUrl(row?.connectors[0]?.info?.icon ?? row?.wallet?.image_url)
    const key = row?.wallet?.image_id
    return own ?? ((key && imagesController.image(`wallet:${key}`)) || undefined)
  }

  async #look(wallet: string): Promise<void> {
    const { namedWallet } = await loadNames()
    if (wallet === this.wallet) this.known = namedWallet(wallet)
  }
}
