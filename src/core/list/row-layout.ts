interface Row {
  readonly key?: string
  readonly height: number
}

/** A unique key for each row: its own, or its index if it has none or shares it with an earlier row. */
function keysOf(rows: readonly Row[]): readonly string[] {
  const keys = new Set<string>()
  rows.forEach(({ key }, index) => keys.add(key === undefined || keys.has(key) ? `#${index}` : key))
  return [...keys]
}

/** The positions of a list's rows, in px from its start. */
export class RowLayout {
  readonly keys: readonly string[]
  /** The start of each row, followed by the end of the last. */
  readonly #starts: readonly number[]

  /** @param scale - the factor by which the rows' heights are multiplied */
  constructor(rows: readonly Row[], scale = 1) {
    const starts = [0]
    for (const { height } of rows) starts.push((starts.at(-1) ?? 0) + Math.round(height * scale))
    this.#starts = starts
    this.keys = keysOf(rows)
  }

  /** The total height of the rows. */
  get height(): number {
    return this.#starts.at(-1) ?? 0
  }

  /** The start of a row. */
  start(index: number): number {
    return this.#starts[index] ?? 0
  }

  /** The first row that ends after `px`. */
  rowAt(px: number): number {
    let [low, high] = [0, this.#starts.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.start(middle + 1) > px) high = middle
      else low = middle + 1
    }
    return low
  }

  /** The scroll position in a later layout that keeps the first visible row of a list scrolled to `top` in place. */
  follow(top: number, later: RowLayout): number {
    const first = this.rowAt(top)
    const at = top > 0 ? later.keys.indexOf(this.keys[first] ?? '') : -1
    return at < 0 ? top : top + later.start(at) - this.start(first)
  }
}
