/** Alphabets whose letters look alike; a name that mixes them can pass for another (ENSIP-15). */
const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u]
const OTHER_LOOKS =
  /\p{Script=Cherokee}|\p{Script=Lisu}|\p{Script=Coptic}|\p{M}{3}|[\uff01-\uff5e]|[\u2100-\u214f]|[\u{1d400}-\u{1d7ff}]/u
/** Cyrillic and Greek letters that look like Latin ones: a label of only these is a disguised Latin word. */
const DISGUISE = /^[асеорхуѕіјһӏԁԛԝνοαρυικτѵ\d_-]+$/u

/**
 * Matches the emoji of the Unicode standard; `undefined` in browsers without this list, where no joined emoji is
 * accepted.
 */
function knownEmoji(): RegExp | undefined {
  try {
    return new RegExp('\\p{RGI_Emoji}', 'gv')
  } catch {
    return undefined
  }
}

const JOINER = '\u200d'
/** Emoji that are written as plain signs unless U+FE0F follows, which names are registered without (ENSIP-15). */
const PLAIN_SIGN = /(?!\p{Emoji_Presentation})\p{Extended_Pictographic}(?!\ufe0f|\p{Emoji_Modifier})/gu

/** Whether every joiner is part of an existing emoji. Elsewhere a joiner is invisible, so two names would look the same. */
const hasHonestJoiners = (label: string): boolean => {
  if (!label.includes(JOINER)) return true
  const emoji = knownEmoji()
  return emoji !== undefined && !label.replace(PLAIN_SIGN, '$&\ufe0f').replace(emoji, '').includes(JOINER)
}

const isHonestLabel = (label: string): boolean =>
  hasHonestJoiners(label) &&
  ALPHABETS.filter(alphabet => alphabet.test(label)).length < 2 &&
  !OTHER_LOOKS.test(label) &&
  (/^[\d_-]*$/.test(label) || !DISGUISE.test(label))

/** Whether no part of a name can be mistaken for another: each label uses one alphabet, and no look-alike letters. */
export const isHonestName = (name: string): boolean => name.split('.').every(isHonestLabel)
