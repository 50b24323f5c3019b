import type { Messages } from '../../locales/en/index.js'
import { catalogue } from './t.js'

/**
 * Adds the English texts of a loaded feature; with `locale`, shows that language's texts instead.
 *
 * @param source what the site passed in `locales` for the language, if these are its own texts
 */
export function addMessages(messages: Messages, locale?: string, source?: unknown): void {
  const now = catalogue.get()
  if (locale) catalogue.set({ ...now, locale, messages, source })
  else if (!Object.keys(messages).every(key => key in now.english))
    catalogue.set({ ...now, english: { ...now.english, ...messages } })
}
