import { accountApi } from './client/account-api.js'
import { initialized } from './client/initialized.js'
import { networkApi } from './client/network-api.js'
import { showPassedTexts } from './controllers/shell/language/change-locale.js'
import { checkStoredLogin, handleReturnUrl, watchPage } from './client/page.js'
import { lazyActions } from './client/lazy-actions.js'
import { settingsApi } from './client/settings-api.js'
import type { WalletModal, WalletModalOptions, LifeCycleApi } from './client/types.js'
import { accountsController } from './controllers/accounts/accounts.js'
import { analyticsController } from './controllers/shell/analytics/analytics.js'
import { checkOptions } from './client/check-options.js'
import { configure } from './client/configure.js'
import { optionsController } from './controllers/shell/options.js'
import { NotCreatedError } from './core/errors/config.js'
import { endInstance, instance } from './core/instance.js'
import { type Lazy, lazy } from './core/lazy.js'
import { keepLoading } from './core/platform/keep-loading.js'
import { logger } from './services/logger.js'
import { modalController } from './controllers/shell/modal.js'
import { subscribe } from './core/signal.js'
import { stateSnapshot } from './client/snapshots.js'

/**
 * Creates the part of the handle that opens and closes; `ready` and `destroy` come from the caller, which started the
 * instance.
 */
const lifeCycleApi = (ready: Promise<void>, destroy: () => void): LifeCycleApi => ({
  ready: () => ready,
  isOpen: () => modalController.state.open,
  setLoading: loading => modalController.setLoading(loading),
  getState: () => stateSnapshot.get(),
  subscribeState: listener => subscribe(stateSnapshot, listener),
  destroy,
})

interface Host {
  create(options: WalletModalOptions): WalletModal
  current: WalletModal | undefined
  /** Callers waiting for a modal to be created. */
  readonly waiting: ((modal: WalletModal) => void)[]
}

/** The first copy of the package on a page serves every later copy, because only one can define the elements. */
const HOST = Symbol.for('wallet-modal')

function host(): Host {
  const known: unknown = Reflect.get(globalThis, HOST)
  if (known) return known as Host // nothing else writes under this symbol
  const own: Host = { create, current: undefined, waiting: [] }
  if (typeof window !== 'undefined') Reflect.set(globalThis, HOST, own)
  return own
}

/**
 * Creates the page's wallet modal. It makes no network request itself; code that the buttons do not need is loaded once
 * the page is idle or a visitor shows intent. Further calls return the first instance and log a warning.
 *
 * @throws {SiweAndSiwxError} both sign-in options were given
 * @throws {InvalidOptionError} an option has the wrong type
 */
export function createWalletModal(options: WalletModalOptions): WalletModal {
  const own = host()
  const { current } = own
  if (!current) {
    const modal = (own.current = own.create(options))
    for (const resolve of own.waiting.splice(0)) resolve(modal)
    return modal
  }
  logger.notice('createWalletModal() was called again: the first instance is used, destroy() it to start over')
  return current
}

/**
 * Returns the page's wallet modal.
 *
 * @throws {NotCreatedError} before `createWalletModal()`, after `destroy()`, and on a server
 */
export function getWalletModal(): WalletModal {
  const { current } = host()
  if (!current) throw new NotCreatedError()
  return current
}

/**
 * Resolves to the page's wallet modal once it has been created, by `createWalletModal()` or `<wallet-modal>`, and has
 * restored its connections. On a server, it never resolves.
 */
export async function whenWalletModalReady(): Promise<WalletModal> {
  const own = host()
  for (;;) {
    const modal = own.current ?? (await new Promise<WalletModal>(resolve => own.waiting.push(resolve)))
    await modal.ready()
    if (own.current === modal) return modal // else it has ended meanwhile, as the first one does in React's StrictMode
  }
}

function create(given: WalletModalOptions): WalletModal {
  checkOptions(given)
  const { adapters, ...options } = given
  const restoring = configure(options, adapters ?? [])
  showPassedTexts()
  const unwatch = typeof window === 'undefined' ? () => undefined : watchPage()
  analyticsController.notify({ type: 'track', event: 'MODAL_CREATED' })
  const { signal: life } = instance()
  const isFramed = typeof window !== 'undefined' && window.parent !== window && options.safe?.enabled !== false
  const safe = isFramed ? framingSafe(life) : undefined
  const restored = (): Promise<void> | undefined => (restoring && !life.aborted ? restore(life, safe) : undefined)
  const connecting = safe && keepLoading(safe, life).catch((error: unknown) => logger.error(error))
  const ready = Promise.resolve(connecting ? connecting.then(restored) : restored()).then(() => {
    if (life.aborted) return // the next instance says so of itself
    initialized.set(true)
    if (typeof window === 'undefined') return
    checkStoredLogin()
    handleReturnUrl()
  })
  return Object.freeze({
    ...lazyActions(),
    ...lifeCycleApi(ready, () => destroy(life, unwatch)),
    ...accountApi(),
    ...networkApi(),
    ...settingsApi(),
  })
}

/**
 * Restores the connections from the last visit, after the surrounding Safe; if their code fails to load, later, see
 * `keepLoading`.
 */
async function restore(life: AbortSignal, safe?: Lazy<unknown>): Promise<void> {
  const restoring = lazy(async () => {
    await safe?.().catch(() => undefined) // its first failure was reported
    const { restoreConnections } = await import('./controllers/visit/restore-connections.js')
    if (!life.aborted) await restoreConnections()
  })
  try {
    await keepLoading(restoring, life)
  } catch (error) {
    if (life.aborted) return
    logger.error(error)
    for (const namespace of optionsController.state.namespaces) accountsController.clear(namespace)
  }
}

/** Connects the Safe that the page is in, if it is in one; to be loaded again until its code has, see `keepLoading`. */
const framingSafe = (life: AbortSignal): Lazy<unknown> =>
  lazy(async () => {
    const { connectSafe } = await import('./controllers/visit/connect-safe.js')
    if (!life.aborted) await connectSafe()
  })

/** Ends the instance of a handle; an old handle does not end the next instance. */
function destroy(life: AbortSignal, unwatch: () => void): void {
  if (life.aborted) return
  host().current = undefined
  unwatch()
  endInstance()
  initialized.set(false)
}
