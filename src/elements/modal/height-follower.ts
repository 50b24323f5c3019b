import { HEIGHT_MOTION, play } from '../../styles/motion.js'

/** Lets the height of a box follow its content in 150 ms instead of jumping (SPEC 2). */
export class HeightFollower {
  #box: HTMLElement | undefined
  #last: number | undefined
  #running: Animation | undefined
  readonly #observer = new ResizeObserver(() => this.#follow())

  /** Follows the first child of another box, or nothing. */
  observe(box: HTMLElement | undefined): void {
    if (box === this.#box) return
    this.#observer.disconnect()
    this.#running?.cancel()
    this.#box = box
    this.#last = undefined
    const content = box?.firstElementChild
    if (content) this.#observer.observe(content)
  }

  #follow(): void {
    if (!this.#box) return
    const shown = this.#running?.playState === 'running' ? this.#box.offsetHeight : this.#last
    this.#running?.cancel()
    const height = this.#box.offsetHeight
    this.#last = height
    if (shown === undefined || shown === height) return
    this.#running = play(
      this.#box,
      [
        { height: `${shown}px`, overflow: 'hidden' },
        { height: `${height}px`, overflow: 'hidden' },
      ],
      HEIGHT_MOTION,
    )
  }
}
