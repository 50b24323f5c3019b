/** A scroll position that is known even before there is content and after removal from the page. */
export class GridScroll {
  /** In px. */
  top = 0

  /** The initial position, until the rows exist. */
  #start: number | undefined

  /** Starts at a position other than the top. */
  begin(top: number): void {
    this.#start = this.top = top
  }

  /** Reads the scroll position. */
  read(scroller: Element | null): void {
    if (this.#start === undefined) this.top = scroller?.scrollTop ?? 0
  }

  /** Scrolls to the initial position, now that the rows exist. */
  arrive(scroller: Element): void {
    if (this.#start !== undefined) scroller.scrollTop = this.#start
    this.#start = undefined
  }
}
