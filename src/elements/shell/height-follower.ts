import { HEIGHT_MOTION, play } from '../../styles/motion.js'

/** Animates the height of a box to its content in 150 ms instead of jumping (SPEC 2). */
export class HeightFollower {
  #box: HTMLElement | undefined
  #last: number | undefined
  #content = -1
  #running: Animation | undefined
  readonly #changed: () => void
  readonly #observer = new ResizeObserver(() => this.#follow())

  /** `changed` is called when the content has another height. */
  constructor(changed: () => void) {
    this.#changed = changed
  }

  /** Follows the first child of another box, or nothing. */
  observe(box: HTMLElement | undefined): void {
    if (box === this.#box) return
    this.#observer.disconnect()
    this.#running?.cancel()
    this.#box = box
    this.#last = undefined
    this.#content = -1
    this.#watch()
  }

  #watch(): void {
    const content = this.#box?.firstElementChild
    if (content) this.#observer.observe(content)
  }

  #follow(): void {
    const content = this.#box?.firstElementChild
    if (!this.#box || !content) return
    const { height: now } = content.getBoundingClientRect()
    if (now === this.#content) return // only its width changed, such as when a scroll bar disappeared
    this.#content = now
    this.#changed()
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
    // The animation hides the scroll bar, which widens the content immediately. Browsers report an error for an
    // observer that changes what it observes, so this one pauses until the next frame.
    this.#observer.disconnect()
    requestAnimationFrame(() => this.#watch())
  }
}
