// Control, bidi, zero-width, filler and other characters that are not visible (SECURITY: SEC-W3).
const INVISIBLE = /[\p{Cc}\p{DI}\u2800\ufff9-\ufffb]/gu

/** Joins two emoji into one; kept there, because it is part of the emoji (ENSIP-15). */
const JOINER = '\u200d'
/** Shows the sign before it as an emoji. */
const EMOJI_STYLE = '\ufe0f'
const BEFORE_STYLE = /\p{Extended_Pictographic}$/u
const BEFORE_JOINER = /(?:\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})$/u
const AFTER_JOINER = /^\p{Extended_Pictographic}/u

const isPartOfEmoji = (mark: string, at: number, text: string): boolean =>
  mark === JOINER
    ? BEFORE_JOINER.test(text.slice(0, at)) && AFTER_JOINER.test(text.slice(at + 1))
    : mark === EMOJI_STYLE && BEFORE_STYLE.test(text.slice(0, at))

/** Longest name shown; the rest is cut (layouts cut far earlier). */
const MAX_LABEL = 80

/**
 * Text from outside as one visible line: invisible characters removed except those of emoji, whitespace collapsed;
 * `undefined` if nothing is left.
 */
export function cleanLabel(value: unknown, max = MAX_LABEL): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value
    .slice(0, max * 4)
    .replace(/\s+/g, ' ') // before the removal, which would join words over a line break
    .replace(INVISIBLE, (mark, at: number, whole: string) => (isPartOfEmoji(mark, at, whole) ? mark : ''))
    .replace(/ +/g, ' ')
    .trim()
  return text ? text.slice(0, max).replace(/[\ud800-\udbff]$/, '') : undefined
}

/** Two letters for a wallet without a picture. */
export function monogram(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean)
  const letters = words.length > 1 ? words.slice(0, 2).map(word => [...word][0]) : [...(words[0] ?? '?')].slice(0, 2)
  return letters.join('').toUpperCase()
}

/** A stable hue (0 to 359) for a name. */
export function hueOf(name: string): number {
  let hash = 0
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 360
  return hash
}
