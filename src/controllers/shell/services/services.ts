import { isServiceOn, isStaticList } from '../../../services/service-switch.js'
import { features } from '../features.js'
import { optionsController } from '../options.js'

/** Whether there is a catalogue, as a service or as the site's own list. */
export const hasCatalogue = (): boolean => isServiceOn('catalogue', optionsController.state.options)

/** Whether the catalogue is a service: only a service has pictures and the project's configuration. */
export const hasCatalogueService = (): boolean =>
  hasCatalogue() && !isStaticList(optionsController.state.options.services?.catalogue)

/** Whether events go to a service: not if analytics is off, or the site handles them itself (SPEC 6, 7). */
export function hasAnalyticsService(): boolean {
  const { options } = optionsController.state
  return (
    features.get().analytics && typeof options.services?.analytics !== 'function' && isServiceOn('analytics', options)
  )
}
