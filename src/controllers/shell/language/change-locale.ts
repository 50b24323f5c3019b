import { lazy } from '../../../core/lazy.js'
import { report } from '../report.js'

const load = lazy(() => import('./load-locale.js'))

/** Shows everything in the site's language, once its texts have loaded. */
export const changeLocale = (): void => report(load().then(({ loadLocale }) => loadLocale()))
