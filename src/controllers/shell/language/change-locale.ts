import { addMessages } from '../../../core/i18n/add-messages.js'
import { canonicalLocale } from '../../../core/i18n/canonical-locale.js'
import { currentLocale, currentSource } from '../../../core/i18n/t.js'
import { atEnd } from '../../../core/instance.js'
import { lazy } from '../../../core/lazy.js'
import { LANGUAGE_WAIT } from '../../../core/limits.js'
import { type Readable, signal } from '../../../core/signal.js'
import { optionsController } from '../options.js'
import { report } from '../report.js'

const load = lazy(() => import('./load-locale.js'))

/** A language with a region, such as `de-AT`: it has the language's texts, except in Portuguese and Chinese. */
const REGIONAL = /^(?!pt|zh)([a-z]{2,3})[-_](?:[a-z]{2}|\d{3})$/i

atEnd(() => addMessages({}, 'en'))

/**
 * Shows texts that the site has passed as an object at once, so that no button is first painted in English. On a server, the
 * page's language is not known.
 */
export function showPassedTexts(): void {
  const { locale = 'en', locales } = optionsController.state.options
  const tag = locale === 'auto' ? globalThis.document?.documentElement.lang : locale
  const texts = tag ? (locales?.[tag] ?? locales?.[REGIONAL.exec(tag)?.[1] ?? '']) : undefined
  if (!tag || typeof texts !== 'object') return
  const shown = canonicalLocale(tag)
  if (shown && (shown !== currentLocale() || texts !== currentSource())) addMessages(texts, shown, texts)
}

function begin(): Promise<void> {
  showPassedTexts()
  const loading = load().then(({ loadLocale }) => loadLocale())
  report(loading)
  return loading
}

/** Shows everything in the site's language, once its texts have loaded. */
export const changeLocale = (): void => void begin()

const awaited = signal(false)

/** Whether the language that the page begins with is still loading; English, which buttons have at once, stays hidden. */
export const isLanguageAwaited: Readable<boolean> = awaited

/** Begins with the site's language: its buttons are not seen in English first, unless the texts take over 1 s. */
export function startLocale(locale: string): void {
  const loading = begin()
  const tag = locale === 'auto' ? document.documentElement.lang : locale
  if (!tag || /^en\b/i.test(tag) || currentLocale() !== 'en') return
  const show = (): void => awaited.set(false)
  awaited.set(true)
  loading.then(show, show)
  setTimeout(show, LANGUAGE_WAIT)
}
