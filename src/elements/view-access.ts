import { provideBackstage } from '../controllers/flows/load-backstage.js'
import { t } from '../core/i18n/t.js'
import { signal } from '../core/signal.js'
import type { ViewArguments, ViewName } from '../core/views.js'

/** What `backstage` holds. */
export type Backstage = (typeof import('./backstage.js'))['backstage']

const registry = signal<Backstage['registry'] | undefined>(undefined)

/** Loads everything after the first view. */
export async function loadBackstage(): Promise<Backstage> {
  const { backstage } = await import('./backstage.js')
  registry.set(backstage.registry)
  return backstage
}

provideBackstage(async () => (await loadBackstage()).flows)

/** Loads a part that only some visitors see. */
export const loadPart = async (name: keyof Backstage['parts']): Promise<unknown> =>
  (await loadBackstage()).parts[name]()

/** Loads the module of a view, and its texts; those of the Connect view come with the dialog. */
export async function loadView(view: ViewName): Promise<void> {
  if (view !== 'Connect') await (await loadBackstage()).registry.loadLaterView(view)
}

/** The title of a route, as soon as the views after the first are known. Reading it in `render()` subscribes. */
export const titleOf = <V extends ViewName>(route: { readonly view: V; readonly args: ViewArguments[V] }): string =>
  route.view === 'Connect' ? t('connect.title') : (registry.get()?.laterTitle(route) ?? t('modal.loading'))

/** Whether the header shows something else in the title's place. */
export const isQuiet = (view: ViewName): boolean => registry.get()?.isQuiet(view) === true

/** The tag of a view's element. */
export const viewTag = (view: ViewName): string =>
  `w3m-${view.replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$&-').toLowerCase()}-view`
