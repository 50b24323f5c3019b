import { en, type MessageKey, type Messages } from '../../locales/en/index.js'

/** Replacements for plain letters: taller and wider, but still readable. */
const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: 'á', b: 'ƀ', c: 'ç', d: 'ð', e: 'é', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'î', j: 'ĵ', k: 'ķ', l: 'ļ', m: 'ɱ' },
  ...{ n: 'ñ', o: 'ö', p: 'þ', q: 'ǫ', r: 'ŕ', s: 'š', t: 'ţ', u: 'û', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž' },
  ...{ A: 'Å', B: 'Ɓ', C: 'Ç', D: 'Ð', E: 'É', F: 'Ƒ', G: 'Ĝ', H: 'Ĥ', I: 'Î', J: 'Ĵ', K: 'Ķ', L: 'Ļ', M: 'Ṁ' },
  ...{ N: 'Ñ', O: 'Ö', P: 'Þ', Q: 'Ǫ', R: 'Ŕ', S: 'Š', T: 'Ţ', U: 'Û', V: 'Ṽ', W: 'Ŵ', X: 'Ẋ', Y: 'Ý', Z: 'Ž' },
}

/** How much longer than English a pseudo text is: the maximum that German and Finnish need. */
const GROWTH = 0.4

const PADDING = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'

/** The right-to-left override and its end; letters between them are displayed in reverse. */
const RLO = '\u202e'
const PDF = '\u202c'
/** The right-to-left mark: a text that begins with it is right-to-left, whatever its letters. */
const RLM = '\u200f'

/** The parts of a text that are not words: placeholders, and the name, categories and number of a plural. */
const SYNTAX = /(\{\w+, plural,\s*\w+ \{|\}\s*\w+ \{|\}\s*\}|\{\w+\}|#)/

/** Changes the wording of a text. */
const reworded = (text: string, change: (words: string) => string): string =>
  text
    .split(SYNTAX)
    .map((part, index) => (index % 2 || !part ? part : change(part)))
    .join('')

/** Accents every letter of the wording and makes the text 40 % longer. */
export function pseudoText(text: string): string {
  const accented = reworded(text, words => words.replace(/[a-zA-Z]/g, letter => ACCENTED[letter] ?? letter))
  return `${accented} ${PADDING.slice(0, Math.ceil(text.length * GROWTH))}`.trimEnd()
}

/** Reverses every run of wording. */
const mirrored = (text: string): string => RLM + reworded(text, run => `${RLO}${run}${PDF}`)

/**
 * A pseudo-language derived from English that reveals clipping and texts missing from the catalogue: `en-XA` reads left
 * to right, `en-XB` right to left.
 */
export function pseudoMessages(locale: 'en-XA' | 'en-XB'): Messages {
  const change = locale === 'en-XB' ? (text: string) => mirrored(pseudoText(text)) : pseudoText
  const entries = Object.entries(en).map(([key, text]) => [key as MessageKey, change(text)] as const) // entries widens keys
  return Object.fromEntries(entries)
}
