// What must hold for each text of a language. A rule gets the text and its English one, and says what is wrong.
import { categoriesOf, isMalformed, isOneNumber, placeholdersOf, pluralsOf, wordsOf } from './plurals.mjs'

/** The terms that a glossary must name, because a visitor has to recognise them everywhere. */
export const TERMS = [
  ...['wallet', 'network', 'network fee', 'account', 'address', 'token', 'transaction', 'sign', 'sign in', 'send'],
  ...['receive', 'swap', 'balance', 'connect', 'disconnect', 'email', 'browser', 'recipient', 'approve', 'decline'],
]

/** Names that are the same in every language. */
const NAMES =
  /\b(?:App Store|Chrome Web Store|Chrome|Google Play|Bitcoin|Ethereum|Solana|Polkadot|Cosmos|NEAR|TON|TRON|EVM|Farcaster|NFTs?|Ordinals?|Runes?|QR|Face ID|Touch ID|Safe|ENS|WalletConnect|name@example\.com)\b/gi

/** Words that are English and nothing else. */
const ENGLISH = /(?<![\p{L}\p{M}'’-])(?:the|your|you|with|this|and)(?![\p{L}\p{M}'’-])/iu

/** The part of a text that is to be translated. */
const ordinary = text =>
  wordsOf(text)
    .replace(/\{\w+\}/g, ' ')
    .replace(NAMES, ' ')

const isLatin = tag => new Intl.Locale(tag).maximize().script === 'Latn'

function* typography({ text, tag }) {
  if (!text.trim()) yield 'is empty'
  if (text !== text.trim()) yield 'begins or ends with a space'
  if (/ {2}/.test(text)) yield 'has two spaces in a row'
  if (/['"]/.test(text)) yield 'has a straight quote'
  if (text.includes('...')) yield 'has three dots instead of an ellipsis (…)'
  if (/ %/.test(text)) yield 'has a space before % where a line can break'
  if (tag === 'fr' && /[^\u00a0][:;?!»]|«[^\u00a0]/.test(wordsOf(text)))
    yield 'lacks a no-break space at : ; ? ! « or »'
  if (text !== text.normalize('NFC')) yield 'is not in Unicode’s composed form (NFC)'
}

function* placeholders({ text, english }) {
  if (isMalformed(text)) return yield 'has braces that are neither a placeholder nor a plural'
  const [here, there] = [placeholdersOf(text), placeholdersOf(english)]
  for (const name of there) if (!here.includes(name)) yield `lacks {${name}}`
  for (const name of here) if (!there.includes(name)) yield `has {${name}}, which English lacks`
}

function* plurals({ text, english, tag, excused }) {
  const here = pluralsOf(text)
  const categories = categoriesOf(tag)
  const mayLack = categories.length === 1 || excused.includes('plural') // worded so that it suits every number
  for (const { name } of pluralsOf(english))
    if (!mayLack && !here.some(plural => plural.name === name)) yield `has no plural of {${name}}`
  for (const { name, branches } of here) {
    for (const category of categories) if (!branches.has(category)) yield `lacks "${category}" of {${name}}`
    for (const [category, branch] of branches) {
      if (!categories.includes(category)) yield `has "${category}" of {${name}}, which ${tag} does not have`
      else if (!branch.includes('#') && !isOneNumber(tag, category)) yield `lacks # in "${category}" of {${name}}`
    }
  }
}

function* translated({ text, english, tag, excused }) {
  if (tag === 'en' || excused.includes('english')) return
  const words = ordinary(text)
  if (text === english && /\p{L}{2}/u.test(words)) yield 'is the same as in English'
  else if (isLatin(tag) ? ENGLISH.test(words) : /[a-z]{3}/i.test(words)) yield 'has English words left'
}

/** A term as a word, in the singular or the plural; longer ones come first, as they hold shorter ones. */
const PATTERNS = TERMS.toSorted((a, b) => b.length - a.length).map(term => {
  const pattern = term.replace(' ', '[ -]')
  return [term, new RegExp(`(?<![\\p{L}-])${pattern}(?:s|es)?(?![\\p{L}])`, 'giu')]
})

/** The terms of an English text. */
export function termsIn(english) {
  let rest = wordsOf(english).replace(/\{\w+\}|\bsign up\b/gi, ' ')
  const found = []
  for (const [term, pattern] of PATTERNS) {
    const without = rest.replace(pattern, ' ')
    if (without !== rest) found.push(term)
    rest = without
  }
  return found
}

function* glossary({ text, english, tag, terms, excused }) {
  if (tag === 'en') return
  const lower = wordsOf(text).toLocaleLowerCase(tag)
  for (const term of termsIn(english)) {
    const stems = terms[term] ?? []
    if (excused.includes(term) || stems.some(stem => lower.includes(stem.toLocaleLowerCase(tag)))) continue
    yield `says "${term}" in none of the words of the glossary (${stems.join(', ') || 'which has none'})`
  }
}

const RULES = [typography, placeholders, plurals, translated, glossary]

/** What is wrong with a text. */
export const problemsOf = entry => RULES.flatMap(rule => [...rule(entry)])
