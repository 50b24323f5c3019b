import { signal } from '../signal.js'
import type { MessageKey, Messages } from './locales/en.js'
import { page } from './locales/page.js'

interface Catalogue {
  readonly locale: string
  readonly messages: Messages
  readonly overrides: Messages
}

/** The texts in use; `addMessages` and `overrideMessages` write it. */
export const catalogue = signal<Catalogue>({ locale: 'en', messages: page, overrides: {} })

/** The texts' language, a BCP 47 tag, for `Intl` and `lang`. */
export const currentLocale = (): string => catalogue.get().locale

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
