// Looks at every language against English.
import { FOLDER, listedTags, readGlossary, readTexts, tagsOf } from './read.mjs'
import { problemsOf, TERMS } from './rules.mjs'

/** The problems of a glossary: missing terms, and exceptions for texts that do not exist. */
function glossaryProblems(glossary, tag, keys) {
  const path = `scripts/locales/glossaries/${tag}.json`
  if (!glossary) return [`${path}  is missing`]
  const missing = TERMS.filter(term => !glossary.terms[term]?.length)
  const idle = Object.keys(glossary.exceptions).filter(key => !keys.has(key))
  return [
    ...missing.map(term => `${path}  has no word for "${term}"`),
    ...idle.map(key => `${path}  excuses ${key}, which is no text`),
  ]
}

/** What is wrong with one language. */
function checkLanguage(root, tag, english) {
  const texts = readTexts(root, tag)
  const glossary = tag === 'en' ? { terms: {}, exceptions: {} } : readGlossary(root, tag)
  const keys = new Set([...english.values()].flat().map(({ key }) => key))
  const problems = tag === 'en' ? [] : glossaryProblems(glossary, tag, keys)
  const { terms, exceptions } = glossary ?? { terms: {}, exceptions: {} }
  for (const [file, entries] of english) {
    const path = `${FOLDER}/${tag}/${file}`
    const here = texts.get(file)
    if (!here) {
      problems.push(`${path}  is missing`)
      continue
    }
    const wanted = new Map(entries.map(entry => [entry.key, entry.text]))
    const known = new Set(here.map(({ key }) => key))
    for (const key of wanted.keys()) if (!known.has(key)) problems.push(`${path}  lacks ${key}`)
    for (const { key, text, place } of here) {
      const source = wanted.get(key)
      if (source === undefined) problems.push(`${place}  ${key} is no text of the English file`)
      else {
        const entry = { text, english: source, tag, terms, excused: exceptions[key] ?? [] }
        problems.push(...problemsOf(entry).map(problem => `${place}  ${key} ${problem}: ${text}`))
      }
    }
  }
  for (const file of texts.keys()) if (!english.has(file)) problems.push(`${FOLDER}/${tag}/${file}  is no English file`)
  return problems
}

/** What is wrong with the languages of a project, or with some of them. */
export function checkLocales(root, only) {
  const english = readTexts(root, 'en')
  const [tags, listed] = [tagsOf(root), listedTags(root)]
  const table = only
    ? []
    : [
        ...tags.filter(tag => !listed.includes(tag)).map(tag => `${FOLDER}/index.ts  does not list ${tag}`),
        ...listed
          .filter(tag => !tags.includes(tag))
          .map(tag => `${FOLDER}/index.ts  lists ${tag}, which has no folder`),
      ]
  const wanted = only ?? tags
  return { tags: wanted, problems: [...table, ...wanted.flatMap(tag => checkLanguage(root, tag, english))] }
}
