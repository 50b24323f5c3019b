import { canonicalLocale } from './canonical-locale.js'

/** The parts that must match so that readers of one language can read the other: the language and its script. */
function readingOf(tag: string): string | undefined {
  const canonical = canonicalLocale(tag)
  if (!canonical) return undefined
  const { language, script } = new Intl.Locale(canonical).maximize()
  return `${language}-${script}`
}

/**
 * The language among `known` for a tag (BCP 47): itself, else the first related one, such as `zh-Hant` for `zh-HK`,
 * `pt-BR` for `pt-PT` and `he` for the older `iw`.
 */
export function matchLocale(tag: string, known: readonly string[]): string | undefined {
  const canonical = canonicalLocale(tag)
  if (!canonical) return undefined
  return (
    known.find(name => canonicalLocale(name) === canonical) ??
    known.find(name => readingOf(name) === readingOf(canonical))
  )
}
