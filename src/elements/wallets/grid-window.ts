/** The measurements of a grid with equal row heights. */
export interface GridShape {
  readonly columns: number
  /** Cells. */
  readonly count: number
  /** In px. */
  readonly rowHeight: number
  /** Visible height, in px. */
  readonly viewport: number
}

/** A range of rows, end-exclusive. */
export interface RowRange {
  readonly first: number
  readonly end: number
}

/** Rows rendered before and after the visible ones, so that a slow frame shows no gap. */
const OVERSCAN = 2

/** The number of rows for the cells. */
export const rowsOf = ({ count, columns }: GridShape): number => Math.ceil(count / columns)

/** The rows to render at a scroll position; always the same number, however long the grid is. */
export function rowsAt(scrollTop: number, shape: GridShape): RowRange {
  const size = Math.ceil(shape.viewport / shape.rowHeight) + 1 + 2 * OVERSCAN
  const rows = rowsOf(shape)
  const wanted = Math.floor(Math.max(0, scrollTop) / shape.rowHeight) - OVERSCAN
  const first = Math.max(0, Math.min(wanted, rows - size))
  return { first, end: Math.min(rows, first + size) }
}

/** Whether a cell's row is rendered. */
export const isDrawn = (cell: number, { first, end }: RowRange, columns: number): boolean =>
  Math.floor(cell / columns) >= first && Math.floor(cell / columns) < end

/** Number of grey cells while loading: the rest of the last row and one more row, or a full view if empty. */
export const greyCells = (known: number, columns: number, rows: number): number =>
  known ? columns + ((columns - (known % columns)) % columns) : rows * columns

/** The scroll position at which a cell is fully visible; unchanged if it already is. */
export function scrollTo(index: number, scrollTop: number, { columns, rowHeight, viewport }: GridShape): number {
  const top = Math.floor(index / columns) * rowHeight
  return Math.min(top, Math.max(scrollTop, top + rowHeight - viewport))
}

/** A key with its modifiers, and the direction of the text. */
export interface GridKey {
  readonly key: string
  readonly altKey?: boolean
  readonly ctrlKey?: boolean
  readonly metaKey?: boolean
  readonly rtl?: boolean
}

/** The cell that a key moves to, by ARIA's grid pattern; `undefined` for other keys and the browser's shortcuts. */
export function cellAfter(
  { key, altKey, ctrlKey, metaKey, rtl }: GridKey,
  from: number,
  shape: GridShape,
): number | undefined {
  const { columns, count, rowHeight, viewport } = shape
  const page = Math.max(1, Math.floor(viewport / rowHeight)) * columns
  const start = from - (from % columns)
  const whole = ctrlKey || metaKey
  if (altKey || (whole && key !== 'Home' && key !== 'End')) return undefined
  /** Up and down stay in the column; down from the last full row moves to the last cell. */
  const vertical = (by: number): number => {
    const to = from + by
    if (to < 0) return by === -columns ? from : from % columns
    return Math.min(to, count - 1)
  }
  const steps: Readonly<Record<string, () => number>> = {
    ArrowRight: () => from + (rtl ? -1 : 1),
    ArrowLeft: () => from + (rtl ? 1 : -1),
    ArrowDown: () => (start + columns >= count ? from : vertical(columns)),
    ArrowUp: () => vertical(-columns),
    PageDown: () => vertical(page),
    PageUp: () => vertical(-page),
    Home: () => (whole ? 0 : start),
    End: () => (whole ? count - 1 : start + columns - 1),
  }
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  return step && Math.max(0, Math.min(step(), count - 1))
}
