import { addMessages } from '../../../core/i18n/add-messages.js'
import { currentLocale } from '../../../core/i18n/t.js'
import { atEnd } from '../../../core/instance.js'
import { lazy } from '../../../core/lazy.js'
import { optionsController } from '../options.js'
import { report } from '../report.js'

const load = lazy(() => import('./load-locale.js'))

atEnd(() => addMessages({}, 'en'))

/**
 * Shows texts that the site has passed as an object at once, so that no button is first painted in English. On a server, the
 * page's language is not known.
 */
export function showPassedTexts(): void {
  const { locale, locales } = optionsController.state.options
  const tag = locale === 'auto' ? globalThis.document?.documentElement.lang : locale
  const texts = tag ? locales?.[tag] : undefined
  if (tag && typeof texts === 'object' && tag !== currentLocale()) addMessages(texts, tag)
}

/** Shows everything in the site's language, once its texts have loaded. */
export function changeLocale(): void {
  showPassedTexts()
  report(load().then(({ loadLocale }) => loadLocale()))
}
