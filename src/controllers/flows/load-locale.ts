import { en } from '../../core/i18n/locales/en.js'
import { addMessages } from '../../core/i18n/add-messages.js'
import { currentLocale } from '../../core/i18n/t.js'
import { logger } from '../../services/logger.js'
import { optionsController } from '../options.js'

/** Whether figures and dates can be written in it: a malformed one would be thrown back at every view that does. */
function isTag(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length > 0
  } catch {
    return false
  }
}

/**
 * Brings the texts into the language the site chose. English comes with every regional variant; `en-XA` and `en-XB` are
 * the pseudo-languages of tests. A language without texts leaves everything as it is.
 */
export async function loadLocale(): Promise<void> {
  const { locale = 'en', debug, messages } = optionsController.state.options
  if (locale === currentLocale()) return
  if (locale === 'en-XA' || locale === 'en-XB') {
    const { pseudoMessages } = await import('../../core/i18n/pseudo.js')
    return addMessages(pseudoMessages(locale), locale)
  }
  if (/^en(-|$)/i.test(locale) && isTag(locale)) return addMessages(en, locale)
  if (debug !== false && !messages) logger.notice(`No texts in the language ${locale}`)
}
