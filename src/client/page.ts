import { isAnyConnected } from '../controllers/accounts/active.js'
import { startLocale } from '../controllers/shell/language/change-locale.js'
import { modalController } from '../controllers/shell/modal.js'
import { framePlaceController } from '../controllers/shell/frame-place.js'
import { optionsController } from '../controllers/shell/options.js'
import { mayPreload } from '../controllers/shell/may-preload.js'
import { instance } from '../core/instance.js'
import { lazy } from '../core/lazy.js'
import { keepLoading } from '../core/platform/keep-loading.js'
import { logger } from '../services/logger.js'
import { isLoginStored } from '../services/storage/stored-connection.js'

const failed = (error: unknown): void => logger.error(error)

const loadModal = lazy(() => import('../elements/shell/w3m-modal.js'))
const loadOpen = lazy(() => import('../controllers/visit/open.js'))

/** Starts work once its code has loaded, see `keepLoading`. The work itself is not repeated. */
function startOnceLoaded(load: () => Promise<() => unknown>): void {
  const { signal } = instance()
  const start = lazy(async () => {
    const work = await load()
    if (!signal.aborted) Promise.resolve().then(work).catch(failed)
  })
  keepLoading(start, signal).catch(failed)
}

/**
 * Loads the dialog and adds it to the page for one instance, once, unless the site places it; it opens when the state
 * says so.
 */
async function mountModal(life: AbortSignal): Promise<void> {
  await loadModal()
  if (life.aborted || optionsController.state.options.disableAppend || document.querySelector('w3m-modal')) return
  const modal = document.createElement('w3m-modal')
  document.body.append(modal)
  life.addEventListener('abort', () => modal.remove())
}

/** Prefetches and compiles the code for a first tap once the page has loaded and is idle. Contacts no service. */
function preload(): void {
  const load = (): void => {
    if (optionsController.state.created && mayPreload()) Promise.all([loadModal(), loadOpen()]).catch(() => undefined) // a tap tries again, and reports
  }
  const whenQuiet = (): unknown =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(load, { timeout: 5_000 }) : setTimeout(load, 1_000)
  if (document.readyState === 'complete') whenQuiet()
  else addEventListener('load', whenQuiet, { once: true })
}

/** Checks a login recorded by an earlier visit, once connections are restored. */
export function checkStoredLogin(): void {
  if (optionsController.state.options.enableReconnect === false || !isLoginStored()) return
  startOnceLoaded(async () => (await import('../controllers/visit/check-login.js')).checkLogin)
}

/**
 * Acts on the page's URL: a social login that replaced the page returns with its result, and developers can request
 * diagnostics.
 */
export function handleReturnUrl(): void {
  const { search } = location
  if (search.includes('wallet-modal-debug'))
    import('../controllers/diagnostics/diagnose.js')
      .then(({ openRequestedPanel }) => openRequestedPanel())
      .catch(failed)
  if (!search.includes('result_uri=')) return
  startOnceLoaded(async () => (await import('../controllers/embedded/finish-redirect.js')).finishRedirect)
}

/**
 * Watches the page for one instance: mounts the dialog when it opens, follows other tabs, and re-checks wallets when
 * the visitor returns. Returns a cleanup function.
 */
export function watchPage(): () => void {
  const { locale } = optionsController.state.options
  const { signal } = instance()
  const onStorage = ({ key }: StorageEvent): void => {
    if (optionsController.state.options.syncTabs === false) return
    if (key !== null && !/^@appkit\/(.*connect|active)/.test(key)) return
    startOnceLoaded(async () => {
      const { syncTabs } = await import('../controllers/visit/sync-tabs.js')
      return () => syncTabs(key ?? undefined)
    })
  }
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return
    import('../controllers/visit/resume-page.js')
      .then(({ resumePage }) => (signal.aborted ? undefined : resumePage()))
      .catch(failed)
  }
  const onVisible = (): void => {
    if (document.visibilityState === 'visible' && isAnyConnected())
      startOnceLoaded(async () => (await import('../controllers/visit/recheck-wallets.js')).recheckWallets)
  }
  if (locale) startLocale(locale) // buttons are read before they are hovered
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onShow)
  document.addEventListener('visibilitychange', onVisible)
  const mount = (): void => {
    if (optionsController.state.options.enableEmbedded) return
    if (!modalController.state.open && !framePlaceController.state.wanted) return
    mountModal(signal).catch(failed)
  }
  const stops = [modalController.subscribe(mount), framePlaceController.subscribe(mount)]
  preload()
  return () => {
    stops.forEach(stop => stop())
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onShow)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
