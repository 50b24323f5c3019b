import { connectorsController } from '../controllers/connectors.js'
import { keepBackstage, provideChunks } from '../controllers/flows/load-backstage.js'
import { report } from '../controllers/flows/report.js'
import type { Route } from '../controllers/router.js'
import { t } from '../core/i18n/t.js'
import { expectNetwork } from '../core/platform/online.js'
import { signal } from '../core/signal.js'
import type { ViewName } from '../core/views.js'

/** What `connecting` holds. */
export type Connecting = (typeof import('./connecting.js'))['connecting']
/** What `asking` holds. */
export type Asking = (typeof import('./asking.js'))['asking']
/** What `backstage` holds. */
export type Backstage = (typeof import('./backstage.js'))['backstage']

const registry = signal<Backstage['registry'] | undefined>(undefined)
let known: Backstage | undefined

/** Loads a chunk once. What failed is tried again, and not begun while the browser is offline; see `expectNetwork`. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let task: Promise<T> | undefined
  return () => {
    const own = (task ??= expectNetwork().then(load))
    own.catch(() => (task = undefined))
    return own
  }
}

/** Loads what connects a wallet and shows its account. */
export const loadConnecting = once(async () => (await import('./connecting.js')).connecting)

/** Loads what asks the services. */
export const loadAsking = once(async () => {
  const [{ asking }] = await Promise.all([import('./asking.js'), loadConnecting()]) // side by side, both are needed
  return asking
})

/** Loads everything else after the first view. */
export const loadBackstage = once(async () => {
  const [{ backstage }] = await Promise.all([import('./backstage.js'), loadAsking()])
  known = backstage
  keepBackstage(known.flows)
  registry.set(known.registry)
  return known
})

/** Has it loaded for a visitor who turns to something that leads to another view. */
export const expectViews = (): void => report(loadBackstage())

/** It, when it has been loaded. */
export const knownBackstage = (): Backstage | undefined => known

provideChunks({
  connecting: async () => (await loadConnecting()).flows,
  asking: async () => (await loadAsking()).flows,
  backstage: async () => (await loadBackstage()).flows,
})

/** Loads a part that only some visitors see. */
export const loadPart = async (name: keyof Backstage['parts']): Promise<unknown> =>
  (await loadBackstage()).parts[name]()

/** Loads the module of a view, and its texts; those of the Connect view come with the dialog. */
export async function loadView(view: ViewName): Promise<void> {
  if (view === 'ConnectingExternal') await loadConnecting()
  else if (view !== 'Connect') await (await loadBackstage()).registry.loadLaterView(view)
}

/** The title of a route, as soon as the views after the first are known. Reading it in `render()` subscribes. */
export function titleOf(route: Route): string {
  if (route.view === 'Connect') return t('connect.title')
  const wallet =
    route.view === 'ConnectingExternal' ? connectorsController.find(route.args.connectorId)?.name : undefined
  return wallet ?? registry.get()?.laterTitle(route) ?? t('modal.loading')
}

/** Whether the header shows something else in the title's place. */
export const isQuiet = (view: ViewName): boolean => registry.get()?.isQuiet(view) === true
