import type { Messages } from '../../locales/en/index.js'
import { catalogue } from './t.js'

const isKnown = (messages: Messages, known: Messages): boolean => Object.keys(messages).every(key => key in known)

/** Adds texts to the catalogue, where they are missing; with `locale`, the language changes and they replace others. */
export function addMessages(messages: Messages, locale?: string): void {
  const now = catalogue.get()
  if (!locale && isKnown(messages, now.messages)) return
  catalogue.set({
    ...now,
    locale: locale ?? now.locale,
    messages: locale ? { ...now.messages, ...messages } : { ...messages, ...now.messages },
  })
}
