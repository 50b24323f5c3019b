import { addLine, expectName, toCamel } from './text.mjs'

/** The texts of all English files, as lines of an object. */
function englishLines(project) {
  const body = path => {
    const [, lines] = /export const \w+ = \{\n([\s\S]*?)\n\} as const/.exec(project.read(path)) ?? []
    if (!lines) throw new Error(`${path} does not look as expected`)
    return lines
  }
  const folder = 'src/core/i18n/locales'
  return body(`${folder}/en.ts`).replace(/^ {2}\.\.\.(\w+),$/gm, (_, early) => body(`${folder}/${early}.ts`))
}

const source = (tag, lines) => `import type { Messages } from './en.js'

/** The texts in ${tag}; what is not here yet is shown in English. */
export const ${toCamel(tag)}: Messages = {
${lines}
}
`

const test = tag => `import { expect } from '@open-wc/testing'

import { en } from '../../../../src/core/i18n/locales/en.js'
import { ${toCamel(tag)} } from '../../../../src/core/i18n/locales/${tag}.js'

const blanks = (text: string): string[] => (text.match(/\\{\\w+\\}/g) ?? []).sort()

describe('locale ${tag}', () => {
  it('knows only keys of the catalogue and fills in the same blanks', () => {
    const texts: Readonly<Record<string, string>> = en
    for (const [key, text] of Object.entries(${toCamel(tag)})) {
      expect(texts[key], key).to.be.a('string')
      expect(blanks(text), key).to.deep.equal(blanks(texts[key] ?? ''))
    }
  })
})
`

/** A language: a copy of the English texts to translate, and a test of its blanks. */
export function locale(project, tag) {
  expectName(tag, /^[a-z]{2,3}(-[A-Z]{2}|-[A-Z][a-z]{3})?$/, 'pt-BR')
  const folder = 'src/core/i18n/locales'
  const file = tag.toLowerCase()
  const line = `export { ${toCamel(tag)} } from './${file}.js'`
  return {
    files: {
      [`${folder}/${file}.ts`]: source(tag, englishLines(project)),
      [`test/core/i18n/locales/${file}.test.ts`]: test(tag).replaceAll(`locales/${tag}.js`, `locales/${file}.js`),
    },
    edits: [{ path: `${folder}/index.ts`, edit: addLine(line) }],
    next: [`translate ${folder}/${file}.ts; a site takes it from 'wallet-modal/locales/${file}'`],
  }
}
