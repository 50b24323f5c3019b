import type { LitElement, ReactiveController } from 'lit'

/** Minimum width of a cell including its gap, and the side padding of the rows, in px. */
const CELL = 78
const SIDES = 24

/** The measurements of a grid, updated whenever its size changes. */
export class GridMeasure implements ReactiveController {
  /** Cells per row, their height, and the visible height, in px. */
  size = { columns: 4, rowHeight: 111, viewport: 420 }

  readonly #host: LitElement
  readonly #observer = new ResizeObserver(([entry]) => entry && this.#take(entry.target))

  constructor(host: LitElement) {
    this.#host = host
    host.addController(this)
  }

  hostConnected(): void {
    this.hostUpdated()
  }

  hostUpdated(): void {
    const scroller = this.#host.shadowRoot?.querySelector('.scroller')
    if (scroller) this.#observer.observe(scroller)
  }

  hostDisconnected(): void {
    this.#observer.disconnect()
  }

  #take({ clientWidth, clientHeight }: Element): void {
    if (!clientHeight) return
    const rowHeight = this.#host.shadowRoot?.querySelector<HTMLElement>('.row')?.offsetHeight || this.size.rowHeight
    this.size = { rowHeight, viewport: clientHeight, columns: Math.max(1, Math.floor((clientWidth - SIDES) / CELL)) }
    this.#host.requestUpdate()
  }
}
