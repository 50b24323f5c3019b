import type { LitElement, ReactiveController } from 'lit'

import { GridMeasure } from './grid-measure.js'
import { GridScroll } from './grid-scroll.js'
import { type GridShape, type RowRange, cellAfter, isDrawn, rowsAt, rowsOf, scrollTo } from './grid-window.js'

/** The number of cells: selectable ones, and the total including grey ones. */
export interface GridCount {
  readonly known: number
  readonly all: number
}

/** A position in the grid. */
export interface GridPlace {
  /** The scroll position, in px. */
  readonly top: number
  readonly cell: number
}

/** The structure of the grid: `.scroller` scrolls, `.sizer` has the height of all rows, `.window` holds those drawn. */
type Part = 'scroller' | 'sizer' | 'window'

const partOf = ({ shadowRoot }: LitElement, name: Part): HTMLElement | null =>
  shadowRoot?.querySelector<HTMLElement>(`.${name}`) ?? null

function focusedCell({ shadowRoot }: LitElement): number | undefined {
  const at = shadowRoot?.activeElement
  return at instanceof HTMLElement && at.dataset['index'] !== undefined ? Number(at.dataset['index']) : undefined
}

/** Scrolling, measurements and focus of a virtual grid: only visible rows are rendered. */
export class GridControl implements ReactiveController {
  /** The current keyboard cell. */
  active = 0

  /** The rendered rows. */
  range: RowRange = { first: 0, end: 0 }

  readonly #host: LitElement
  readonly #count: (columns: number, rows: number) => GridCount
  readonly #measure: GridMeasure
  readonly #scroll = new GridScroll()
  #focusWanted = false

  /** `count` returns the number of cells, given the columns and the visible rows. */
  constructor(host: LitElement, count: (columns: number, rows: number) => GridCount) {
    this.#host = host
    this.#count = count
    this.#measure = new GridMeasure(host)
    host.addController(this)
  }

  /** The scroll position, kept even after removal from the page, and the current keyboard cell. */
  get place(): GridPlace {
    return { top: this.#scroll.top, cell: this.active }
  }

  /** Starts at a position; call it before rendering. */
  startAt({ top, cell }: GridPlace): void {
    this.active = cell
    this.#scroll.begin(top)
  }

  /** The current measurements. */
  get shape(): GridShape {
    const { columns, rowHeight, viewport } = this.#measure.size
    return { ...this.#measure.size, count: this.#count(columns, Math.ceil(viewport / rowHeight)).all }
  }

  /** The cell in the tab order: the active one while rendered, else the first visible one. */
  get stop(): number {
    const { columns, rowHeight } = this.#measure.size
    if (isDrawn(this.active, this.range, columns)) return this.active
    return Math.min(Math.ceil(this.#scroll.top / rowHeight) * columns, this.#known - 1)
  }

  hostUpdate(): void {
    this.active = Math.min(this.active, Math.max(0, this.#known - 1))
    this.#scroll.read(partOf(this.#host, 'scroller'))
    this.range = rowsAt(this.#scroll.top, this.shape)
    const cell = focusedCell(this.#host)
    if (cell === undefined || isDrawn(cell, this.range, this.#measure.size.columns)) return
    this.#focusWanted = true // the cell is removed; the grid keeps the focus for it
    partOf(this.#host, 'sizer')?.focus({ preventScroll: true })
  }

  hostUpdated(): void {
    const { rowHeight, columns } = this.#measure.size
    const [scroller, sizer, window] = [
      partOf(this.#host, 'scroller'),
      partOf(this.#host, 'sizer'),
      partOf(this.#host, 'window'),
    ]
    if (!scroller || !sizer || !window) return
    sizer.style.blockSize = `${rowsOf(this.shape) * rowHeight}px`
    scroller.style.setProperty('--columns', String(columns))
    this.#scroll.arrive(scroller)
    if (!this.#focusWanted || !isDrawn(this.active, this.range, columns)) return
    this.#focusWanted = false
    if (!this.#host.shadowRoot?.activeElement) return
    window.querySelector<HTMLElement>(`[data-index='${this.active}']`)?.focus({ preventScroll: true })
  }

  /** Moves to a cell and scrolls it into view. */
  goTo(cell: number, { focus = true } = {}): void {
    const scroller = partOf(this.#host, 'scroller')
    this.active = cell
    this.#focusWanted = focus
    if (scroller) scroller.scrollTop = scrollTo(cell, scroller.scrollTop, this.shape)
    this.#host.requestUpdate()
  }

  /** Moves the focus to the cell in the tab order. */
  focus(): void {
    const cell = partOf(this.#host, 'window')?.querySelector<HTMLElement>(`[data-index='${this.stop}']`)
    cell?.focus({ preventScroll: true })
  }

  /** Renders the visible rows after scrolling. */
  readonly follow = (): void => {
    this.#scroll.read(partOf(this.#host, 'scroller'))
    const { first, end } = rowsAt(this.#scroll.top, this.shape)
    if (first !== this.range.first || end !== this.range.end) this.#host.requestUpdate()
  }

  /** Moves according to a key. */
  readonly press = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey } = event
    const rtl = getComputedStyle(this.#host).direction === 'rtl'
    const next = cellAfter({ key, altKey, ctrlKey, metaKey, rtl }, this.active, { ...this.shape, count: this.#known })
    if (next === undefined) return
    event.preventDefault()
    this.goTo(next)
  }

  /** A cell received the focus. */
  readonly followFocus = (): void => {
    this.active = focusedCell(this.#host) ?? this.active
  }

  get #known(): number {
    return this.#count(this.#measure.size.columns, 0).known
  }
}
