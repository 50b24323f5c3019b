import type { LitElement } from 'lit'

import { orderedWalletRows } from '../../controllers/derived/wallet-rows.js'
import { report } from '../../controllers/flows/report.js'
import { whenIdle } from '../../controllers/flows/when-idle.js'
import { type Connecting, expectViews, knownBackstage, loadBackstage, loadConnecting } from '../view-access.js'
import { isSheet } from './sheet.js'

/** What moves the dialog, and keeps Tab in it, once it is there: nothing of it is needed for the first view. */
export class FrameMotion {
  readonly #host: LitElement
  #height: InstanceType<Connecting['HeightFollower']> | undefined

  constructor(host: LitElement) {
    this.#host = host
  }

  /**
   * Has loaded, once the page is quiet, what a visitor most likely comes to next: a wallet that is here is connected with
   * what connects, everything else leads to other views.
   */
  expect(): void {
    whenIdle(async () => {
      const { HeightFollower } = await loadConnecting()
      if (!this.#height && this.#host.isConnected) this.#host.requestUpdate() // so that it is observed
      this.#height ??= new HeightFollower()
      if (isSheet() || !orderedWalletRows.get().some(({ installed }) => installed)) await loadBackstage()
    })
  }

  /** Has the height of a box, or of nothing, follow its content. */
  observe(box: HTMLElement | undefined): void {
    this.#height?.observe(box)
  }

  /** Keeps Tab inside the dialog; the first key has it loaded. */
  wrapTab(event: KeyboardEvent, root: Element): void {
    const known = knownBackstage()
    if (known) known.dialog.wrapTab(event, root)
    else expectViews()
  }

  /** Shows that the dialog may not be closed now. */
  shake(panel: Element): void {
    report(loadBackstage().then(({ dialog }) => dialog.shake(panel)))
  }

  /** Lets a press on the handle drag the sheet. */
  drag(event: PointerEvent, panel: HTMLElement, dismiss: () => boolean): void {
    knownBackstage()?.dialog.dragSheet(event, panel, dismiss)
  }
}
