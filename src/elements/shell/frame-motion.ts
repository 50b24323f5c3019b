import type { LitElement } from 'lit'

import { whenIdle } from '../../controllers/shell/when-idle.js'
import { HeightFollower } from './height-follower.js'

/** Lets the height of the dialog follow its content, once the first view is there with the height it opened with. */
export class FrameMotion {
  readonly #host: LitElement
  #height: HeightFollower | undefined

  constructor(host: LitElement) {
    this.#host = host
  }

  /** Follows from the next quiet moment on. */
  expect(): void {
    whenIdle(async () => {
      if (this.#height || !this.#host.isConnected) return
      this.#height = new HeightFollower()
      this.#host.requestUpdate() // so that it is observed
      await this.#host.updateComplete
    })
  }

  /** Has the height of a box, or of nothing, follow its content. */
  observe(box: HTMLElement | undefined): void {
    this.#height?.observe(box)
  }
}
