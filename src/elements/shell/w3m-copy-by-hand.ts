import { css, html } from 'lit'

import { type CopyByHandState, copyByHandController } from '../../controllers/shell/copy/copy-by-hand.js'
import { isModalVisible } from '../../controllers/shell/visibility.js'
import { modalController } from '../../controllers/shell/modal.js'
import { routerController } from '../../controllers/shell/router.js'
import { snackController } from '../../controllers/shell/snack.js'
import { t } from '../../core/i18n/t.js'
import { reset } from '../../styles/reset.js'
import { W3mElement, element } from '../base/w3m-element.js'
import '../ui/w3m-ui-icon-button.js'
import { restoreFocus, focusPath } from './focus.js'

/** Characters per line, and lines shown without scrolling. */
const [LINE, LINES] = [32, 4]

/**
 * Text that the browser refused to copy, preselected so that the visitor can copy it. It disappears once copied, with
 * its view, or when dismissed.
 *
 * @internal
 */
@element('w3m-copy-by-hand')
export class W3mCopyByHand extends W3mElement {
  static override styles = [
    reset,
    css`
      .box {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: var(--w3m-space-2);
        align-items: center;
        margin: 0 var(--w3m-space-4) var(--w3m-space-3);
        padding: var(--w3m-space-3);
        padding-inline-end: var(--w3m-space-1);
        border-radius: var(--w3m-radius-4);
        background: var(--w3m-color-raised);
      }
      label {
        color: var(--w3m-color-secondary);
        font-size: var(--w3m-text-small);
      }
      textarea {
        grid-column: 1 / -1;
        inline-size: calc(100% - var(--w3m-space-2));
        padding: var(--w3m-space-2);
        border: 1px solid var(--w3m-color-edge);
        border-radius: var(--w3m-radius-2);
        background: var(--w3m-color-background);
        color: var(--w3m-color-text);
        font-family: ui-monospace, monospace;
        font-size: max(16px, var(--w3m-text-large)); /* below 16 px phones zoom in */
        line-height: 1.4;
        word-break: break-all;
        resize: none;
      }
    `,
  ]

  #path: readonly HTMLElement[] = []
  #selected: CopyByHandState | undefined
  #stops: readonly (() => void)[] = []

  override connectedCallback(): void {
    super.connectedCallback()
    this.#path = focusPath()
    const { view } = routerController.route
    this.#stops = [
      routerController.subscribe(() => routerController.route.view === view || copyByHandController.reset()),
      modalController.subscribe(() => isModalVisible() || copyByHandController.reset()),
    ]
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    for (const stop of this.#stops) stop()
  }

  get #field(): HTMLTextAreaElement | null {
    return this.renderRoot.querySelector('textarea')
  }

  protected override updated(): void {
    const { state } = copyByHandController
    if (state === this.#selected) return
    this.#selected = state
    this.#field?.focus()
    this.#field?.select()
  }

  protected override render() {
    const { text = '' } = copyByHandController.state
    return html`<div class="box" @keydown=${this.#onKey}>
      <label for="text">${t('copy.byHand')}</label>
      <w3m-ui-icon-button icon="close" label=${t('modal.dismiss')} @click=${this.#leave}></w3m-ui-icon-button>
      <textarea
        id="text"
        readonly
        dir="ltr"
        rows=${Math.min(LINES, Math.ceil(text.length / LINE))}
        .value=${text}
        @copy=${this.#onCopy}
      ></textarea>
    </div>`
  }

  readonly #onCopy = (event: ClipboardEvent): void => {
    const { text = '', copied } = copyByHandController.state
    const { selectionStart, selectionEnd } = this.#field ?? { selectionStart: 0, selectionEnd: 0 }
    if (selectionEnd - selectionStart < text.length) return // a part of it
    event.stopPropagation() // a page may add its own text to what is copied
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    this.#leave()
    snackController.show(copied, 'success')
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.preventDefault() // the dialog stays
    this.#leave()
  }

  readonly #leave = (): void => {
    copyByHandController.reset()
    restoreFocus(this.#path)
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'w3m-copy-by-hand': W3mCopyByHand
  }
}
