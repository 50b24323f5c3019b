import type { EmbeddedWallet } from '../../chains/shared/embedded/embedded-wallet.js'
import type { ApprovalPlace, SecureSitePayload } from '../../core/entities/secure-site.js'
import { FrameTimeoutError } from '../../core/errors/frame.js'
import { within } from '../../core/time.js'
import { report } from '../shell/report.js'
import { embeddedWallet } from './embedded-wallet.js'

/** The theme for the secure site (WIRE 3.9). */
export type ApprovalTheme = SecureSitePayload<'SYNC_THEME'>

/** How long the secure site may take to adopt the theme before the visitor sees it, in ms. */
const THEME_TIMEOUT = 1_000

/** A request that the visitor approves in the secure site's own frame, shown over a view. */
export class Approval {
  #wallet: EmbeddedWallet | undefined
  #place: ApprovalPlace | undefined
  #isOver = false

  /** Gives the secure site the theme of the dialog, then shows it. */
  start(theme: ApprovalTheme): void {
    report(this.#show(theme))
  }

  /** Moves it to where the view is; hides it without a place. */
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
    const adopted = within(wallet.site.request('SYNC_THEME', theme), THEME_TIMEOUT, () => new FrameTimeoutError())
    await adopted.catch(() => undefined) // a site that rejects the theme, or is slow, keeps its own
    if (this.#isOver) return
    this.#wallet = wallet
    if (this.#place) wallet.site.show?.(this.#place)
  }
}
