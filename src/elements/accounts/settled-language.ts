import type { ReactiveController, ReactiveElement } from '@lit/reactive-element'

import { report } from '../../controllers/shell/report.js'

async function settle(): Promise<void> {
  await (await import('../../controllers/shell/language/load-locale.js')).loadLocale()
}

/**
 * Has a field for figures wait for the texts of the visitor's language: what was written before would be read by the marks
 * of another one.
 */
export class SettledLanguage implements ReactiveController {
  /** The language is there. */
  isSettled = false
  readonly #host: ReactiveElement

  constructor(host: ReactiveElement) {
    this.#host = host
    host.addController(this)
  }

  hostConnected(): void {
    const done = (): void => {
      this.isSettled = true
      this.#host.requestUpdate()
    }
    report(settle().finally(done))
  }
}
