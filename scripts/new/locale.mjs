import { TERMS } from '../locales/rules.mjs'
import { addToBlock, expectName, toCamel } from './text.mjs'

const ENGLISH = 'src/locales/en'

/** The files that English is joined from: the name each exports, and where. */
function partsOf(project) {
  const index = project.read(`${ENGLISH}/index.ts`)
  const parts = [...index.matchAll(/^import \{ (\w+) \} from '\.\/([a-z-]+)\.js'$/gm)]
  if (!parts.length) throw new Error(`${ENGLISH}/index.ts does not look as expected`)
  return parts.map(([, name, file]) => ({ name, file }))
}

/** A part in another language: every text of the English one, which the type asks for. */
function translated(text, { name, file }) {
  const body = text.replace(/^import type .*\n+/gm, '').replace(/\/\*\*[\s\S]*?\*\/\n(?=export const)/, '')
  return `import type { ${name} as english } from '../en/${file}.js'
import type { Translation } from '../translation.js'

${body
  .replace(/export const \w+ = \{/, `export const ${name}: Translation<typeof english> = {`)
  .replace(/\n\} as const/, '\n}')}`
}

const index = (parts, tag) => `${parts.map(({ name, file }) => `import { ${name} } from './${file}.js'`).join('\n')}
import type { Texts } from '../translation.js'

/** The texts in ${tag}. */
export const ${toCamel(tag)}: Texts = {
${parts.map(({ name }) => `  ...${name},`).join('\n')}
}
`

/** The glossary to fill in: of each term the words that stand for it. */
const glossary = () =>
  `${JSON.stringify({ terms: Object.fromEntries(TERMS.map(term => [term, []])), exceptions: {} }, undefined, 2)}\n`

/**
 * A language: a copy of every English file to translate, complete by type, its glossary, and its row in the table of
 * languages. Its test is `check-locales`, which fails until it is translated.
 */
export function locale(project, tag) {
  expectName(tag, /^[a-z]{2,3}(-[A-Z]{2}|-[A-Z][a-z]{3})?$/, 'pt-BR')
  const parts = partsOf(project)
  const files = parts.map(part => [
    `src/locales/${tag}/${part.file}.ts`,
    translated(project.read(`${ENGLISH}/${part.file}.ts`), part),
  ])
  const name = tag.includes('-') ? `'${tag}'` : tag
  const row = `  ${name}: async () => (await import('./${tag}/index.js')).${toCamel(tag)},`
  return {
    files: {
      ...Object.fromEntries(files),
      [`src/locales/${tag}/index.ts`]: index(parts, tag),
      [`scripts/locales/glossaries/${tag}.json`]: glossary(),
    },
    edits: [{ path: 'src/locales/index.ts', edit: addToBlock('export const LOCALES', row) }],
    next: [
      `translate src/locales/${tag} and fill in scripts/locales/glossaries/${tag}.json; a site chooses it by \`locale: '${tag}'\``,
      `\`node scripts/check-locales.mjs --only ${tag}\` says what is left`,
    ],
  }
}
