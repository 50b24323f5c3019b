import { type PropertyValues, html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import { loadImage } from '../../controllers/images/load-image.js'
import { report } from '../../controllers/shell/report.js'
import { selectWallet } from '../../controllers/connect/select-wallet.js'
import type { WalletListPlace } from '../../controllers/wallets/list/wallet-list.js'
import type { WalletRow } from '../../controllers/wallets/rules.js'
import { reset } from '../../styles/reset.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { GridControl } from '../wallets/grid-control.js'
import { GridRows } from '../wallets/grid-rows.js'
import { type GridShape, greyCells, rowsOf } from '../wallets/grid-window.js'
import { skeletonCell, walletCell } from './wallet-cell.js'
import { walletGrid } from './w3m-wallet-grid.styles.js'
import { walletPicture } from '../wallets/wallet-picture-source.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-wallet-grid': W3mWalletGrid
  }
  interface HTMLElementEventMap {
    'w3m-grid-end': CustomEvent<undefined>
  }
}

/** The end counts as near when this many rows are left. */
const NEAR = 8

/**
 * Wallets in a virtual grid: only visible rows are in the DOM, however many there are. One cell is in the tab order;
 * arrow keys, Home, End, PageUp and PageDown move from there.
 *
 * @internal
 * @slot - Content below the last row.
 * @fires {CustomEvent<undefined>} w3m-grid-end - The end is near: load more wallets.
 */
@element('w3m-wallet-grid')
export class W3mWalletGrid extends W3mElement {
  static override styles = [reset, walletGrid]

  /** The wallets. */
  @property({ attribute: false }) rows: readonly WalletRow[] = []

  /** More wallets are loading: grey cells take their place. */
  @property({ type: Boolean }) pending = false

  /** The list is complete; until then, screen readers are told that the number is unknown. */
  @property({ type: Boolean }) complete = false

  /** Choosing is disabled. */
  @property({ type: Boolean }) disabled = false

  /** The initial position: where a grid with the same rows was left. */
  @property({ attribute: false }) start: WalletListPlace | undefined

  /** Accessible name of the grid. */
  @property() label = ''

  /** Handles scrolling and keyboard navigation. */
  readonly control: GridControl = new GridControl(this, (columns, rows) => {
    const known = this.rows.length
    return { known, all: known + (this.pending ? greyCells(known, columns, rows) : 0) }
  })
  readonly #rows = new GridRows(() => this.#wantPictures())
  #unprefetch: (() => void) | undefined

  override connectedCallback(): void {
    super.connectedCallback()
    report(this.#prefetch())
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#unprefetch?.()
    this.#unprefetch = undefined
    this.#rows.stop()
  }

  /** At most once per frame: pictures arrive one by one, and each is a change. */
  protected override async scheduleUpdate(): Promise<void> {
    if (this.hasUpdated) await new Promise(requestAnimationFrame)
    await super.scheduleUpdate()
  }

  protected override willUpdate(_changed: PropertyValues): void {
    if (!this.hasUpdated && this.start) this.control.startAt(this.start)
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed)
    const box = this.renderRoot.querySelector('.window')
    if (!box) return
    const { range, shape } = this.control
    this.#rows.draw(box, range, (row, element) => this.#row(row, shape, element))
  }

  protected override updated(_changed: PropertyValues): void {
    const { range, shape } = this.control
    if (range.end + NEAR >= rowsOf(shape)) queueMicrotask(() => this.emit('w3m-grid-end', undefined))
  }

  protected override render() {
    const { shape } = this.control
    const has = <T>(value: T): T | typeof nothing => (this.rows.length ? value : nothing) // a grid has rows
    return html`<div class="scroller" @scroll=${this.control.follow}>
      <div
        class="sizer"
        role=${this.rows.length ? 'grid' : 'presentation'}
        tabindex=${has('-1')}
        aria-label=${has(this.label)}
        aria-rowcount=${has(this.complete ? rowsOf(shape) : -1)}
        aria-colcount=${has(shape.columns)}
        @keydown=${this.control.press}
        @focusin=${this.control.followFocus}
      >
        <div class="window" role="presentation"></div>
      </div>
      <slot></slot>
    </div>`
  }

  #row(row: number, { columns, rowHeight }: GridShape, element: HTMLElement) {
    const start = row * columns
    const isGrey = start >= this.rows.length
    const { stop } = this.control
    element.className = 'row'
    element.style.transform = `translateY(${row * rowHeight}px)`
    element.role = isGrey ? null : 'row'
    element.ariaRowIndex = isGrey ? null : String(row + 1)
    element.ariaHidden = isGrey ? 'true' : null
    return Array.from({ length: columns }, (_, column) => {
      const index = start + column
      const wallet = this.rows[index]
      if (!wallet) return this.pending ? skeletonCell() : nothing
      return walletCell(wallet, {
        index,
        column,
        isStop: index === stop,
        disabled: this.disabled,
        choose: () => selectWallet(wallet),
      })
    })
  }

  /** Phones open wallets from the tap itself, with a link prepared in advance. */
  async #prefetch(): Promise<void> {
    const { prefetchRow } = await import('../../controllers/connect/prefetch-row.js')
    const stop = prefetchRow(this)
    if (this.isConnected) this.#unprefetch = stop
    else stop()
  }

  /** Pictures that only scroll past are not requested. */
  #wantPictures(): void {
    const { range, shape } = this.control
    for (const { connectors, wallet } of this.rows.slice(range.first * shape.columns, range.end * shape.columns)) {
      const { src, key } = walletPicture({ connector: connectors[0], wallet })
      if (!src && key) report(loadImage(key))
    }
  }
}
