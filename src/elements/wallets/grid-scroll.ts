/** How far something is scrolled, which is known also before it has anything to scroll and when it has left the page. */
export class GridScroll {
  /** In px. */
  top = 0

  /** Where to begin, until the rows are there. */
  #start: number | undefined

  /** Begins somewhere else than at the top. */
  begin(top: number): void {
    this.#start = this.top = top
  }

  /** Looks how far it is. */
  read(scroller: Element | null): void {
    if (this.#start === undefined) this.top = scroller?.scrollTop ?? 0
  }

  /** Scrolls to the initial position, now that the rows exist. */
  arrive(scroller: Element): void {
    if (this.#start !== undefined) scroller.scrollTop = this.#start
    this.#start = undefined
  }
}
