import { LOCALES } from '../../locales/index.js'
import type { Messages } from '../../locales/en/index.js'
import { addMessages } from '../../core/i18n/add-messages.js'
import { currentLocale } from '../../core/i18n/t.js'
import { logger } from '../../services/logger.js'
import { optionsController } from './options.js'

/** The tag as `Intl` writes it; undefined for a malformed one, which would throw wherever a figure or date is formatted. */
function canonical(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale)[0]
  } catch {
    return undefined
  }
}

/** The texts of a language: its own, or those of the language it is a variant of. */
async function textsOf(locale: string): Promise<Messages | undefined> {
  if (locale === 'en-XA' || locale === 'en-XB') {
    return (await import('../../core/i18n/pseudo.js')).pseudoMessages(locale)
  }
  const tag = canonical(locale)
  return tag ? await (LOCALES[tag] ?? LOCALES[tag.split('-')[0] ?? ''])?.() : undefined
}

/**
 * Loads the texts in the language the site chose. English serves every regional variant; `en-XA` and `en-XB` are the
 * pseudo-languages of tests. A language without texts leaves everything as it is.
 */
export async function loadLocale(): Promise<void> {
  const { locale = 'en', debug, messages } = optionsController.state.options
  if (locale === currentLocale()) return
  const texts = await textsOf(locale)
  if (locale !== (optionsController.state.options.locale ?? 'en')) return // it changed meanwhile
  if (texts) addMessages(texts, locale)
  else if (debug !== false && !messages) logger.notice(`No texts in the language ${locale}`)
}
