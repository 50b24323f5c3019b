import { accountApi } from './client/account-api.js'
import { initialized } from './client/initialized.js'
import { lifeCycleApi } from './client/life-cycle-api.js'
import { networkApi } from './client/network-api.js'
import { watchPage } from './client/page.js'
import { onIntentApi } from './client/on-intent-api.js'
import { settingsApi } from './client/settings-api.js'
import type { WalletModal, WalletModalOptions } from './client/types.js'
import { accountsController } from './controllers/accounts.js'
import { analyticsController } from './controllers/analytics.js'
import { configure } from './controllers/flows/configure.js'
import { optionsController } from './controllers/options.js'
import { resetAll } from './core/controller.js'
import { NotCreatedError } from './core/errors/config.js'
import { isProjectIdMissing } from './core/rules/project-id.js'
import { loadOpening, loadedOpening } from './elements/modal/load-opening.js'
import { logger } from './services/logger.js'

interface Host {
  create(options: WalletModalOptions): WalletModal
  current: WalletModal | undefined
}

/** The first copy of the product on a page serves every later copy, as only one can define the elements. */
const HOST = Symbol.for('wallet-modal')

function host(): Host {
  const known: unknown = Reflect.get(globalThis, HOST)
  if (known) return known as Host // only we write under this symbol
  const own: Host = { create, current: undefined }
  if (typeof window !== 'undefined') Reflect.set(globalThis, HOST, own)
  return own
}

/**
 * Creates the page's wallet modal. Touches no network; what is not needed for the buttons is loaded when a visitor shows
 * intent. Called a second time, it returns the first instance with a warning.
 *
 * @throws {SiweAndSiwxError} both sign-in options were given
 */
export function createWalletModal(options: WalletModalOptions): WalletModal {
  const { current } = host()
  if (!current) return (host().current = host().create(options))
  logger.notice('createWalletModal() was called again: the first instance is used, destroy() it to start over')
  return current
}

/**
 * The page's wallet modal.
 *
 * @throws {NotCreatedError} before `createWalletModal()` or after `destroy()`
 */
export function getWalletModal(): WalletModal {
  const { current } = host()
  if (!current) throw new NotCreatedError()
  return current
}

function create({ adapters = [], ...options }: WalletModalOptions): WalletModal {
  const restoring = configure(options, adapters)
  const unwatch = typeof window === 'undefined' ? () => undefined : watchPage()
  analyticsController.tell({ type: 'track', event: 'MODAL_CREATED' })
  if (isProjectIdMissing(options) && options.debug !== false) logger.error('Project ID Not Configured')
  const ready = (restoring ? restore() : Promise.resolve()).then(() => initialized.set(true))
  return Object.freeze({
    ...onIntentApi(),
    ...lifeCycleApi(ready, () => destroy(unwatch)),
    ...accountApi(),
    ...networkApi(),
    ...settingsApi(),
  })
}

async function restore(): Promise<void> {
  try {
    await (await loadOpening()).reconnect()
  } catch (error) {
    logger.error(error)
    for (const namespace of optionsController.state.namespaces) accountsController.clear(namespace)
  }
}

function destroy(unwatch: () => void): void {
  if (!host().current) return
  host().current = undefined
  unwatch()
  resetAll()
  initialized.set(false)
  void loadedOpening()?.then(({ forget }) => forget())
}
