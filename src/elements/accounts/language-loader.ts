import type { ReactiveController, ReactiveElement } from '@lit/reactive-element'

import { report } from '../../controllers/shell/report.js'

async function load(): Promise<void> {
  await (await import('../../controllers/shell/language/load-locale.js')).loadLocale()
}

/**
 * Makes a number field wait for the texts of the visitor's language: earlier input would be parsed with another
 * language's separators.
 */
export class LanguageLoader implements ReactiveController {
  /** The language has loaded. */
  isLoaded = false
  readonly #host: ReactiveElement

  constructor(host: ReactiveElement) {
    this.#host = host
    host.addController(this)
  }

  hostConnected(): void {
    const done = (): void => {
      this.isLoaded = true
      this.#host.requestUpdate()
    }
    report(load().finally(done))
  }
}
