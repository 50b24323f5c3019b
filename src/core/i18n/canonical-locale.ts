/**
 * The canonical tag from `Intl`, also for one with underscores, a common mistake; undefined for a malformed one, which
 * would throw wherever a number or date is formatted.
 */
export function canonicalLocale(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0]
  } catch {
    return undefined
  }
}
