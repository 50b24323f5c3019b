import type { EmbeddedWallet } from '../../chains/shared/embedded/embedded-wallet.js'
import type { ApprovalPlace, SecureSitePayload } from '../../core/entities/secure-site.js'
import { report } from '../shell/report.js'
import { embeddedWallet } from './log-in.js'

/** What the secure site is painted with (WIRE 3.9). */
export type ApprovalTheme = SecureSitePayload<'SYNC_THEME'>

/** What the visitor decides in the secure site's own window, shown over a view. */
export class Approval {
  #wallet: EmbeddedWallet | undefined
  #place: ApprovalPlace | undefined
  #isOver = false

  /** Has the secure site painted as the dialog is, then shown. */
  start(theme: ApprovalTheme): void {
    report(this.#show(theme))
  }

  /** Keeps it where the view is; without a place, it is hidden. */
  move(place: ApprovalPlace | undefined): void {
    this.#place = place
    if (!this.#isOver) this.#wallet?.site.show?.(place)
  }

  /** Hides it. */
  end(): void {
    this.#isOver = true
    this.#wallet?.site.show?.(undefined)
  }

  async #show(theme: ApprovalTheme): Promise<void> {
    const wallet = await embeddedWallet()
    // one that does not take the theme has one of its own
    await wallet.site.request('SYNC_THEME', theme).catch(() => undefined)
    if (this.#isOver) return
    this.#wallet = wallet
    if (this.#place) wallet.site.show?.(this.#place)
  }
}
