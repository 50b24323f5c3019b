import type { EmbeddedWallet } from '../../chains/shared/embedded/embedded-wallet.js'
import type { ApprovalPlace, SecureSitePayload } from '../../core/entities/secure-site.js'
import { report } from '../shell/report.js'
import { themeController } from '../shell/theme.js'
import { embeddedWallet } from './log-in.js'

/** What the secure site is painted with (WIRE 3.9). */
type Theme = SecureSitePayload<'SYNC_THEME'>

/** The site's own variables, as far as they are plain. */
function siteVariables(): NonNullable<Theme['themeVariables']> {
  const { themeVariables } = themeController.state
  return Object.fromEntries(
    Object.entries(themeVariables).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  )
}

/** What the visitor decides in the secure site's own window, shown over a view. */
export class Approval {
  #wallet: EmbeddedWallet | undefined
  #place: ApprovalPlace | undefined
  #isOver = false

  /** Has the secure site painted as the dialog is, then shown. */
  start(theme: Pick<Theme, 'themeMode' | 'w3mThemeVariables'>): void {
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

  async #show(theme: Pick<Theme, 'themeMode' | 'w3mThemeVariables'>): Promise<void> {
    const wallet = await embeddedWallet()
    // one that does not take the theme has one of its own
    await wallet.site.request('SYNC_THEME', { ...theme, themeVariables: siteVariables() }).catch(() => undefined)
    if (this.#isOver) return
    this.#wallet = wallet
    if (this.#place) wallet.site.show?.(this.#place)
  }
}
