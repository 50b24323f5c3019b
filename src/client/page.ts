import { modalController } from '../controllers/modal.js'
import { optionsController } from '../controllers/options.js'
import { loadOpening } from '../elements/modal/load-opening.js'
import { logger } from '../services/logger.js'

const failed = (error: unknown): void => logger.error(error)

const restore = (flow: 'syncTabs' | 'resumePage'): void => {
  loadOpening()
    .then(opening => opening[flow]())
    .catch(failed)
}

/** Watches the page for one instance: mounts the dialog when it opens, follows other tabs. Returns the undoing. */
export function watchPage(): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || /^@appkit\/(.*connect|active)/.test(key)) restore('syncTabs')
  }
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) restore('resumePage')
  }
  const { syncTabs, disableAppend, enableEmbedded } = optionsController.state.options
  if (syncTabs !== false) addEventListener('storage', onStorage)
  addEventListener('pageshow', onShow)
  const mount = (): void => {
    if (disableAppend || enableEmbedded || !modalController.state.open) return
    loadOpening()
      .then(({ mountModal }) => mountModal())
      .catch(failed)
  }
  const unsubscribe = modalController.subscribe(mount)
  return () => {
    unsubscribe()
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onShow)
    document.querySelectorAll('w3m-modal').forEach(modal => modal.remove())
  }
}
