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
function translated(text, { name, file }, tag) {
  const body = text.replace(/^import type .*\n+/gm, '').replace(/\/\*\*[\s\S]*?\*\/\n(?=export const)/, '')
  return `import type { ${name} as english } from '../en/${file}.js'

/** The texts of ${file} in ${tag}. */
${body
  .replace(/export const \w+ = \{/, `export const ${name}: Readonly<Record<keyof typeof english, string>> = {`)
  .replace(/\n\} as const/, '\n}')}`
}

const index = (parts, tag) => `import type { Messages } from '../en/index.js'
${parts.map(({ name, file }) => `import { ${name} } from './${file}.js'`).join('\n')}

/** The texts in ${tag}: every text that English has. */
export const ${toCamel(tag)}: Required<Messages> = {
${parts.map(({ name }) => `  ...${name},`).join('\n')}
}
`

const test = (tag, folder) => `import { expect } from '@open-wc/testing'

import { en } from '../../src/locales/en/index.js'
import { LOCALES } from '../../src/locales/index.js'
import { ${toCamel(tag)} } from '../../src/locales/${folder}/index.js'

const blanks = (text: string): string[] => (text.match(/\\{\\w+\\}/g) ?? []).sort()

describe('locale ${tag}', () => {
  it('is found by its tag', async () => {
    expect(await LOCALES['${tag}']?.()).to.equal(${toCamel(tag)})
  })

  it('fills in what English fills in', () => {
    const texts: Readonly<Record<string, string>> = ${toCamel(tag)}
    for (const [key, text] of Object.entries(en)) expect(blanks(texts[key] ?? ''), key).to.deep.equal(blanks(text))
  })

  it('is translated', () => {
    expect(${toCamel(tag)}['button.connect']).not.to.equal(en['button.connect'])
  })
})
`

/** A language: a copy of every English file to translate, complete by type, and its row in the table of languages. */
export function locale(project, tag) {
  expectName(tag, /^[a-z]{2,3}(-[A-Z]{2}|-[A-Z][a-z]{3})?$/, 'pt-BR')
  const parts = partsOf(project)
  const folder = tag.toLowerCase()
  const files = parts.map(part => [
    `src/locales/${folder}/${part.file}.ts`,
    translated(project.read(`${ENGLISH}/${part.file}.ts`), part, tag),
  ])
  const row = `  '${tag}': async () => (await import('./${folder}/index.js')).${toCamel(tag)},`
  return {
    files: {
      ...Object.fromEntries(files),
      [`src/locales/${folder}/index.ts`]: index(parts, tag),
      [`test/locales/${folder}.test.ts`]: test(tag, folder),
    },
    edits: [{ path: 'src/locales/index.ts', edit: addToBlock('export const LOCALES', row) }],
    next: [`translate src/locales/${folder}; a site chooses it by \`locale: '${tag}'\``],
  }
}
