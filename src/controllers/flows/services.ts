import type { AnalyticsSink } from '../../core/entities/services.js'
import { isServiceOn, isStaticList } from '../../services/service-switch.js'
import { features } from '../derived/features.js'
import { optionsController } from '../options.js'

/** Whether the catalogue is there, as a service or as the site's own list. */
export const hasCatalogue = (): boolean => isServiceOn('catalogue', optionsController.state.options)

/** Whether the catalogue is a service: only that has pictures and the project's configuration. */
export const hasCatalogueService = (): boolean =>
  hasCatalogue() && !isStaticList(optionsController.state.options.services?.catalogue)

/** Where events go: the service, the site's own sink, or nowhere. Off means off (SPEC 6, 7). */
export function analyticsTarget(): 'service' | AnalyticsSink | undefined {
  const { options } = optionsController.state
  if (!features.get().analytics) return undefined
  const own = options.services?.analytics
  if (typeof own === 'function') return own
  return isServiceOn('analytics', options) ? 'service' : undefined
}
