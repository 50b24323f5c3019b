import { LOCALES } from '../../../locales/index.js'
import type { Messages } from '../../../locales/en/index.js'
import { addMessages } from '../../../core/i18n/add-messages.js'
import { canonicalLocale } from '../../../core/i18n/canonical-locale.js'
import { matchLocale } from '../../../core/i18n/match-locale.js'
import { currentLocale, currentSource } from '../../../core/i18n/t.js'
import { atEnd, instance } from '../../../core/instance.js'
import { lazy } from '../../../core/lazy.js'
import { isOnline } from '../../../core/platform/online.js'
import { onPageLanguages, pageLanguages } from '../../../core/platform/page-languages.js'
import { logger } from '../../../services/logger.js'
import { optionsController } from '../options.js'
import { report } from '../report.js'

/** What loads our texts of each language; English needs no network. */
const OURS: ReadonlyMap<string, () => Promise<Messages>> = new Map(
  Object.entries(LOCALES).map(([name, load]) => [name, name === 'en' ? load : lazy(load)]),
)

/** Stops following the page's language; at most one follower exists. */
const stops = new Set<() => void>()

function follow(isWanted: boolean): void {
  if (isWanted && !stops.size) stops.add(onPageLanguages(() => report(loadLocale())))
  if (isWanted) return
  for (const stop of stops) stop()
  stops.clear()
}

atEnd(() => follow(false))

/** The available languages: the site's own before ours. */
const known = (): readonly string[] => [
  ...Object.keys(optionsController.state.options.locales ?? {}),
  ...Object.keys(LOCALES),
]

/** The language to show, in canonical form; undefined if the site gave no valid one. */
function wantedLocale(): string | undefined {
  const { locale = 'en' } = optionsController.state.options
  if (locale !== 'auto') return canonicalLocale(locale)
  return canonicalLocale(pageLanguages().find(tag => matchLocale(tag, known())) ?? 'en')
}

/** What the site passed as the texts of a language, or of the language it is a variant of. */
function ownTexts(locale: string | undefined): Messages | (() => Promise<Messages>) | undefined {
  const name = locale && matchLocale(locale, known())
  return name ? optionsController.state.options.locales?.[name] : undefined
}

/** The texts of a language: its own, or those of the language it is a variant of. */
async function textsOf(locale: string): Promise<Messages | undefined> {
  if (locale === 'en-XA' || locale === 'en-XB') {
    return (await import('../../../core/i18n/pseudo.js')).pseudoMessages(locale)
  }
  const name = matchLocale(locale, known())
  if (name === undefined) return undefined
  const texts = ownTexts(locale) ?? OURS.get(name)
  return typeof texts === 'function' ? await texts() : texts
}

/** Texts that could not be loaded while the browser is offline are loaded once it is online. */
function awaitNetwork(error: unknown): never {
  if (!isOnline()) addEventListener('online', () => report(loadLocale()), { once: true, signal: instance().signal })
  throw error
}

/**
 * Loads the texts in the site's language, or for `auto` in the page's or visitor's, which is followed from then on.
 * English serves every regional variant; `en-XA` and `en-XB` are the pseudo-languages of tests. A language without
 * texts changes nothing.
 */
export async function loadLocale(): Promise<void> {
  const { locale: asked, debug, messages } = optionsController.state.options
  follow(asked === 'auto')
  const locale = wantedLocale()
  const own = ownTexts(locale)
  if (locale === currentLocale() && own === currentSource()) return
  const texts = locale ? await textsOf(locale).catch(awaitNetwork) : undefined
  if (locale !== wantedLocale() || own !== ownTexts(locale)) return // they have changed meanwhile
  if (texts && locale) addMessages(texts, locale, own)
  else if (debug !== false && !messages) logger.notice(`No texts in the language ${asked}`)
}
