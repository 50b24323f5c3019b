import type { LitElement } from 'lit'

import { whenIdle } from '../../controllers/flows/when-idle.js'
import { type Backstage, loadBackstage } from '../view-access.js'

/** What moves the dialog, and keeps Tab in it, once it is there: loaded when the page is quiet, as nothing of it is needed for the first view. */
export class FrameMotion {
  readonly #host: LitElement
  #frame: Backstage['frame'] | undefined
  #height: InstanceType<Backstage['frame']['HeightFollower']> | undefined

  constructor(host: LitElement) {
    this.#host = host
  }

  /** Has it loaded once the page is quiet. */
  expect(): void {
    whenIdle(() => this.load())
  }

  /** Loads it now. */
  async load(): Promise<Backstage['frame']> {
    const { frame } = await loadBackstage()
    if (this.#frame) return frame
    this.#frame = frame
    this.#height = new frame.HeightFollower()
    if (this.#host.isConnected) this.#host.requestUpdate() // once: whoever asks again has it
    return frame
  }

  /** Has the height of a box, or of nothing, follow its content. */
  observe(box: HTMLElement | undefined): void {
    this.#height?.observe(box)
  }

  /** Keeps Tab inside the dialog. */
  wrapTab(event: KeyboardEvent, root: Element): void {
    this.#frame?.wrapTab(event, root)
  }

  /** Lets a press on the handle drag the sheet. */
  drag(event: PointerEvent, panel: HTMLElement, dismiss: () => boolean): void {
    this.#frame?.dragSheet(event, panel, dismiss)
  }
}
