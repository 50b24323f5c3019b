import type { Messages } from '../../locales/en/index.js'
import { catalogue } from './t.js'

/** Adds the English texts of a loaded feature; with `locale`, adds another language's texts instead. */
export function addMessages(messages: Messages, locale?: string): void {
  const now = catalogue.get()
  if (locale) catalogue.set({ ...now, locale, messages })
  else if (!Object.keys(messages).every(key => key in now.english))
    catalogue.set({ ...now, english: { ...now.english, ...messages } })
}
