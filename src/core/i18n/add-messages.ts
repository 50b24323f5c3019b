import type { Messages } from './locales/en.js'
import { catalogue } from './t.js'

/** Adds texts to the catalogue, where they are missing; with `locale`, the language changes and they replace others. */
export function addMessages(messages: Messages, locale?: string): void {
  const now = catalogue.get()
  catalogue.set({
    ...now,
    locale: locale ?? now.locale,
    messages: locale ? { ...now.messages, ...messages } : { ...messages, ...now.messages },
  })
}
