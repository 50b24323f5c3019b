import type { LitElement } from 'lit'

import { whenIdle } from '../../controllers/shell/when-idle.js'
import { HeightFollower } from './height-follower.js'

/** Makes the dialog's height follow its content, once the first view has its initial height. */
export class FrameMotion {
  readonly #host: LitElement
  readonly #changed: () => void
  #height: HeightFollower | undefined

  /** `changed` is called when the content has another height. */
  constructor(host: LitElement, changed: () => void) {
    this.#host = host
    this.#changed = changed
  }

  /** Starts following at the next idle moment. */
  expect(): void {
    whenIdle(async () => {
      if (this.#height || !this.#host.isConnected) return
      this.#height = new HeightFollower(this.#changed)
      this.#host.requestUpdate() // the update passes the rendered box to `observe`
      await this.#host.updateComplete
    })
  }

  /** Makes the height of a box, or of none, follow its content. */
  observe(box: HTMLElement | undefined): void {
    this.#height?.observe(box)
  }
}
