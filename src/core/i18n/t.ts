import { signal } from '../signal.js'
import { buttons } from '../../locales/en/buttons.js'
import type { MessageKey, Messages } from '../../locales/en/index.js'

interface Catalogue {
  readonly locale: string
  /** The texts of the language, if it is not English. */
  readonly messages: Messages
  /** What the site passed in `locales` for the language, if these are its own texts. */
  readonly source?: unknown
  /** The English texts of loaded features. */
  readonly english: Messages
  readonly overrides: Messages
}

/** The texts in use; `addMessages` and `overrideMessages` write it. */
export const catalogue = signal<Catalogue>({ locale: 'en', messages: {}, english: buttons, overrides: {} })

/** The texts' language, a BCP 47 tag, for `Intl` and `lang`. */
export const currentLocale = (): string => catalogue.get().locale

/** The site's texts of the current language, or what loads them, as passed in `locales`; undefined if they are ours. */
export const currentSource = (): unknown => catalogue.get().source

/** Replaces the site's own texts, which override every language. */
export function overrideMessages(overrides: Messages): void {
  catalogue.set({ ...catalogue.get(), overrides })
}

/** Whether the text of `key` has been loaded. Reading it in `render()` subscribes. */
export const hasText = (key: MessageKey): boolean => catalogue.get().english[key] !== undefined

/** An ICU plural, one level deep: `{count, plural, one {# token} other {# tokens}}`. */
const PLURAL = /\{(\w+), plural,((?:[^{}]|\{(?:[^{}]|\{\w+\})*\})+)\}/g

/** A number in the format of the texts' language. */
const figure = (value: number): string => new Intl.NumberFormat(currentLocale()).format(value)

/** The branch of a plural for a number, which replaces `#`. */
function branchFor(count: number, branches: string): string {
  const branch = (category: string): string | undefined =>
    RegExp(`\\b${category} {((?:[^{}]|{\\w+})*)}`).exec(branches)?.[1]
  const text = branch(new Intl.PluralRules(currentLocale()).select(count)) ?? branch('other') ?? ''
  return text.replace('#', figure(count))
}

/**
 * The text of `key` in the current language, with `{name}` replaced from `values`, numbers formatted for it, and
 * plurals selected by them. Reading it in `render()` subscribes.
 */
export function t(key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string {
  const { messages, english, overrides } = catalogue.get()
  const text = overrides[key] ?? messages[key] ?? english[key] ?? key
  return text
    .replace(PLURAL, (_, name: string, branches: string) => branchFor(Number(values[name]), branches))
    .replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name] ?? whole
      return typeof value === 'number' ? figure(value) : value
    })
}

const RTL = /^(?:ar|fa|he|ur|ps|sd|ug|yi|dv|ckb)\b/i

/** The direction of the current language; pseudo right-to-left is `en-XB`. */
export const currentDirection = (): 'ltr' | 'rtl' =>
  RTL.test(currentLocale()) || currentLocale() === 'en-XB' ? 'rtl' : 'ltr'
