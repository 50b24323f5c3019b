// Texts with plurals in them: `{count, plural, one {# token} other {# tokens}}`, one level deep.

const PLURAL = /\{(\w+), plural,((?:\s*\w+ \{(?:[^{}]|\{\w+\})*\})+)\s*\}/g
const BRANCH = /(\w+) \{((?:[^{}]|\{\w+\})*)\}/g

/** The plurals of a text: of each the name of the number, and its branches by category. */
export const pluralsOf = text =>
  [...text.matchAll(PLURAL)].map(([, name, branches]) => ({
    name,
    branches: new Map([...branches.matchAll(BRANCH)].map(([, category, branch]) => [category, branch])),
  }))

/** A text with every branch of its plurals written out, for looking at its words. */
export const wordsOf = text =>
  text.replace(PLURAL, (_, name, branches) => [...branches.matchAll(BRANCH)].map(([, , branch]) => branch).join(' '))

/** The names that a text is filled in with. */
export const placeholdersOf = text => {
  const plain = [...wordsOf(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  return [...new Set([...plain, ...pluralsOf(text).map(({ name }) => name)])].sort()
}

/** Whether braces are left that are neither a placeholder nor a plural. */
export const isMalformed = text => /[{}]/.test(wordsOf(text).replace(/\{\w+\}/g, ''))

/** The categories that a language has. */
export const categoriesOf = tag => new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted()

/** Whether a category stands for one number alone, which a branch may then put in words. */
export function isOneNumber(tag, category) {
  const rules = new Intl.PluralRules(tag)
  return Array.from({ length: 1_001 }, (_, number) => number).filter(n => rules.select(n) === category).length === 1
}
