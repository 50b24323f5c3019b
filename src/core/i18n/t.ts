import { signal } from '../signal.js'
import type { MessageKey, Messages } from './locales/en.js'
import { page } from './locales/page.js'

interface Catalogue {
  readonly locale: string
  readonly messages: Messages
  readonly overrides: Messages
}

const catalogue = signal<Catalogue>({ locale: 'en', messages: page, overrides: {} })

/** The texts' language, a BCP 47 tag, for `Intl` and `lang`. */
export const currentLocale = (): string => catalogue.get().locale

const RTL = /^(?:ar|fa|he|ur|ps|sd|ug|yi|dv|ckb)\b/i

/** The direction of the current language; pseudo right-to-left is `en-XB`. */
export const currentDirection = (): 'ltr' | 'rtl' =>
  RTL.test(currentLocale()) || currentLocale() === 'en-XB' ? 'rtl' : 'ltr'

/** Adds texts to the catalogue, where they are missing; with `locale`, the language changes and they replace others. */
export function addMessages(messages: Messages, locale?: string): void {
  const now = catalogue.get()
  catalogue.set({
    ...now,
    locale: locale ?? now.locale,
    messages: locale ? { ...now.messages, ...messages } : { ...messages, ...now.messages },
  })
}

/** Replaces the site's own wordings, which win over every language. */
export function overrideMessages(overrides: Messages): void {
  catalogue.set({ ...catalogue.get(), overrides })
}

/** The text of `key` in the current language, with `{name}` replaced from `values`. Reading it in `render()` subscribes. */
export function t(key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string {
  const { messages, overrides } = catalogue.get()
  const text = overrides[key] ?? messages[key] ?? key
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
