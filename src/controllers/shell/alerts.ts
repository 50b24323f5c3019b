import type { AlertName } from '../../core/alerts/alerts.js'
import { Controller } from '../../core/controller.js'

/** An alert for the site's developers. */
export interface Alert {
  readonly name: AlertName
  readonly detail: string
}

/** The current alert, if any. */
export interface AlertsState {
  readonly current: Alert | undefined
}

/** Holds the alert bar. */
export class AlertsController extends Controller<AlertsState> {
  readonly #shown = new Set<AlertName>()

  constructor() {
    super({ current: undefined })
  }

  /** Shows an alert; with `once`, only the first time on this page (SPEC 8). Returns whether it is shown. */
  show(name: AlertName, { detail = '', once = false }: { detail?: string; once?: boolean } = {}): boolean {
    if (once && this.#shown.has(name)) return false
    this.#shown.add(name)
    this.set({ current: { name, detail } })
    return true
  }

  /** Hides the alert. */
  dismiss(): void {
    this.set({ current: undefined })
  }

  override reset(): void {
    this.#shown.clear()
    super.reset()
  }
}

/** The page's alerts. */
export const alertsController = new AlertsController()
