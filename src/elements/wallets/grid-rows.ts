import { render } from 'lit'

import type { RowRange } from './grid-window.js'

/** The content of a row; attributes of the row itself may be set on it. */
export type GridRow = (row: number, element: HTMLElement) => unknown

/** Scrolling counts as stopped when nothing was rendered for this long, in ms. */
const REST = 100

/** The focused element in an element's tree, even in a background window, where `:focus` matches nothing. */
function focusedBeside(element: Element): Element | null {
  const root = element.getRootNode()
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
}

/**
 * The elements of the rendered rows. An element stays with its row, and keeps its focus, while the row is rendered;
 * then it is reused for a new row, so that scrolling creates, removes and moves nothing.
 */
export class GridRows {
  #rows = new Map<number, HTMLElement>()
  #rest: ReturnType<typeof setTimeout> | undefined
  readonly #rested: () => void

  /** `rested` is called when scrolling stops. */
  constructor(rested: () => void) {
    this.#rested = rested
  }

  /** Renders the rows of a range. */
  draw(box: Element, { first, end }: RowRange, content: GridRow): void {
    const free = [...this.#rows].filter(([row]) => row < first || row >= end)
    for (const [row] of free) this.#rows.delete(row)
    for (let row = first; row < end; row++) {
      const element = this.#rows.get(row) ?? free.pop()?.[1] ?? box.appendChild(document.createElement('div'))
      this.#rows.set(row, element)
      render(content(row, element), element)
    }
    for (const [, element] of free) element.remove()
    this.stop()
    this.#rest = setTimeout(() => {
      this.#order(focusedBeside(box))
      this.#rested()
    }, REST)
  }

  /** Stops waiting for scrolling to stop. */
  stop(): void {
    clearTimeout(this.#rest)
  }

  /** Orders the elements like their rows, for screen readers; the focused one is not moved. */
  #order(focused: Element | null): void {
    const rows = [...this.#rows].sort(([one], [other]) => one - other).map(([, element]) => element)
    const held = rows.findIndex(element => element.contains(focused))
    const middle = held < 0 ? rows.length >> 1 : held // the middle row is reused last, in either scroll direction
    for (let at = middle + 1; at < rows.length; at++) {
      const [before, row] = [rows[at - 1], rows[at]]
      if (row && before?.nextElementSibling !== row) before?.after(row)
    }
    for (let at = middle - 1; at >= 0; at--) {
      const [row, after] = [rows[at], rows[at + 1]]
      if (row && row.nextElementSibling !== after) after?.before(row)
    }
  }
}
