import { lazy } from '../../../core/lazy.js'
import { report } from '../report.js'

const load = lazy(() => import('./load-locale.js'))

/** Shows everything in the language that the site chose, once its texts are there. */
export const changeLocale = (): void => report(load().then(({ loadLocale }) => loadLocale()))
