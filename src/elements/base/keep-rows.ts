import { render } from 'lit'

interface Kept {
  /** Lit's own nodes in the list come after the rows. */
  readonly end: ChildNode | null
  rows: Map<string, HTMLElement>
}

/** The rows of each list. */
const lists = new WeakMap<Element, Kept>()

/** How entries map to rows. */
export interface Rows<T> {
  /** The key of an entry. */
  readonly key: (entry: T) => string
  /** The content of a row. */
  readonly content: (entry: T) => unknown
}

/**
 * Keeps one row per entry at the start of a list: a row moves with its entry and is never reused for another, so that a
 * press and the focus stay with what the visitor sees. For `updated()`; Lit's `repeat` costs five times as much on the
 * way to the first view.
 */
export function keepRows<T>(list: Element, entries: readonly T[], { key, content }: Rows<T>): void {
  const kept = lists.get(list) ?? { end: list.firstChild, rows: new Map<string, HTMLElement>() }
  const rows = new Map(
    entries.map(entry => {
      const row = kept.rows.get(key(entry)) ?? document.createElement('li')
      render(content(entry), row)
      return [key(entry), row]
    }),
  )
  for (const [name, row] of kept.rows) if (!rows.has(name)) row.remove()
  let next = kept.end
  for (const row of [...rows.values()].reverse()) {
    if (row.nextSibling !== next || row.parentNode !== list) list.insertBefore(row, next)
    next = row
  }
  kept.rows = rows
  lists.set(list, kept)
}
