import { adoptStyles, css, html, nothing, type TemplateResult } from 'lit'

import { lazy } from '../../core/lazy.js'
import { keepLoading } from '../../core/platform/keep-loading.js'
import { logger } from '../../services/logger.js'
import { W3mElement } from '../base/w3m-element.js'

declare global {
  interface HTMLElementTagNameMap {
    'wallet-modal-embed': WalletModalEmbed
  }
}

const loadModal = lazy(() => import('../shell/w3m-modal.js'))

/** Hides the modal until it is defined, because its content would show in the page as it is. */
const untilDefined = css`
  ::slotted(:not(:defined)) {
    display: none;
  }
`

/**
 * The place of the modal in the page: its views are rendered here with the option `enableEmbedded`, and its dialog with
 * `disableAppend`. Its code is loaded when the element is added to the page.
 *
 * @summary Places the modal in the page.
 * @slot header - Your content above the ways to connect, such as a logo.
 * @slot footer - Your content below the ways to connect, such as a link to help.
 */
export class WalletModalEmbed extends W3mElement {
  /** The page itself has put the `<w3m-modal>` here, as frameworks do that own the element's content. */
  #isGiven = false

  /** Ends what was started for one stay on the page. */
  #life: AbortController | undefined

  override connectedCallback(): void {
    super.connectedCallback()
    this.#life = new AbortController()
    const content = new MutationObserver(() => this.requestUpdate())
    content.observe(this, { childList: true })
    this.#life.signal.addEventListener('abort', () => content.disconnect())
    keepLoading(loadModal, this.#life.signal).then(
      () => this.requestUpdate(), // by then, the parser has read the element's content
      (error: unknown) => logger.error(error),
    )
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#life?.abort()
  }

  protected override createRenderRoot(): HTMLElement {
    const root = this.attachShadow({ mode: 'open' })
    root.append(document.createElement('slot')) // unnamed: content with a slot is hidden until it is in the modal
    adoptStyles(root, [untilDefined])
    return this // the modal has its own root, and the page styles its parts
  }

  protected override willUpdate(): void {
    if (!this.hasUpdated) this.#isGiven = this.querySelector(':scope > w3m-modal') !== null
  }

  protected override render(): TemplateResult | typeof nothing {
    loadModal.known.get() // it may load late, see `keepLoading`
    return this.#isGiven ? nothing : html`<w3m-modal></w3m-modal>`
  }

  protected override updated(): void {
    this.querySelector('w3m-modal')?.append(...this.querySelectorAll(':scope > [slot]'))
  }
}
