import type { ReactiveController, ReactiveControllerHost } from 'lit'

import { buyingAccount } from '../../controllers/onramp/onramp-form.js'
import { loadOnRampOptions } from '../../controllers/onramp/quote-onramp.js'
import { report } from '../../controllers/shell/report.js'

/** Loads what can be bought and paid with for a view that was not opened from the form, once an account can buy. */
export class OptionsLoader implements ReactiveController {
  #isLoaded = false

  constructor(host: ReactiveControllerHost) {
    host.addController(this)
  }

  hostUpdated(): void {
    if (this.#isLoaded || !buyingAccount()) return
    this.#isLoaded = true
    queueMicrotask(() => report(loadOnRampOptions(), { shown: true }))
  }
}
