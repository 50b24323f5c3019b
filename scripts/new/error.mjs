import { addToBlock, expectName, failing, KEBAB, splitName, toCamel, toKebab, toPascal, toTitle } from './text.mjs'

const toCode = name => toKebab(name).replaceAll('-', '_').toUpperCase()
const toSentence = name => {
  const words = toTitle(name).toLowerCase()
  return words[0].toUpperCase() + words.slice(1)
}

const declaration = name => `/** ${toSentence(name)}; \`details\` says more. */
export class ${name}Error extends WalletModalError {
  override readonly name = '${name}Error'
  readonly code = '${toCode(name)}'

  constructor(options?: WalletModalErrorOptions) {
    super('${toSentence(name)}', options)
  }
}
`

const file = name => `import { WalletModalError, type WalletModalErrorOptions } from './base.js'

${declaration(name)}`

const test = (area, name) => `import { expect } from '@open-wc/testing'

import { ${name}Error } from '../../../src/index.js'

describe('${name}Error', () => {
  it('is handed to sites, with its code and its sentence', () => {
    expect(new ${name}Error()).to.include({ code: '${toCode(name)}', message: '${toSentence(name)}' })
  })
${failing('is thrown where its cause is met')}})
`

const ALL = 'test/core/errors/errors.test.ts'

/** The lines that put an error into the test that looks at every error. */
function inTestOfAll(project, area, name) {
  const path = new RegExp(`import \\* as (\\w+) from '../../../src/core/errors/${area}\\.js'`)
  const known = path.exec(project.read(ALL))?.[1]
  const local = known ?? toCamel(area)
  const row = `  [new ${local}.${name}Error(), '${toSentence(name)}'],`
  const imported = `import * as ${local} from '../../../src/core/errors/${area}.js'`
  return [
    { path: ALL, edit: addToBlock('const ERRORS', row) },
    ...(known
      ? []
      : [
          { path: ALL, edit: text => text.replace(/\nimport \* as /, `\n${imported}\nimport * as `) },
          { path: ALL, edit: addToBlock('const FILES', `  ${local},`) },
        ]),
  ]
}

/** An error: its class in its area, its line in the package's index, and in the test that looks at every error. */
export function error(project, path) {
  const [area, given] = splitName(path, /[A-Z][A-Za-z0-9]*/, 'send/SendLimit')
  expectName(area, new RegExp(`^${KEBAB.source}$`), 'send/SendLimit')
  const name = toPascal(given).replace(/Error$/, '')
  const target = `src/core/errors/${area}.ts`
  const isNew = !project.has(target)
  return {
    files: {
      ...(isNew ? { [target]: file(name) } : {}),
      [`test/core/errors/${toKebab(name)}.test.ts`]: test(area, name),
    },
    edits: [
      ...(isNew
        ? [{ path: 'src/index.ts', edit: text => `${text.trimEnd()}\nexport * from './core/errors/${area}.js'\n` }]
        : [{ path: target, edit: text => `${text.trimEnd()}\n\n${declaration(name)}` }]),
      ...inTestOfAll(project, area, name),
    ],
    after: ['scripts/docs.mjs'],
  }
}
