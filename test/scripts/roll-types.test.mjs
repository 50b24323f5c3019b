import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import ts from 'typescript'

import { exportedNames, withTypesMarked } from '../../scripts/roll-types.mjs'
import { ROOT } from './project.mjs'

const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

/** The entries with declarations and a module of one name, by the path of both without extension. */
const ENTRIES = Object.values(exports)
  .filter(({ types = '*' }) => types.endsWith('.d.ts') && !types.includes('*'))
  .filter(({ types, default: module }) => types.replace('.d.ts', '.js') === module)
  .map(({ default: module }) => join(ROOT, module.replace(/\.js$/, '')))

const OPTIONS = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  skipLibCheck: true,
  noEmit: true,
  types: [],
}

/** The exports of declarations that a page may use as values. */
function promisedValues(entry) {
  const host = ts.createCompilerHost(OPTIONS)
  const probe = join(ROOT, 'probe.ts')
  const names = exportsOf(entry, host)
  const lines = [`import * as it from '${entry}.js'`, ...names.map(name => `void it.${name}`)]
  const { fileExists, getSourceFile } = host
  host.fileExists = path => path === probe || fileExists(path)
  host.getSourceFile = (path, ...rest) =>
    path === probe
      ? ts.createSourceFile(path, lines.join('\n'), ts.ScriptTarget.ES2022)
      : getSourceFile.call(host, path, ...rest)
  const program = ts.createProgram([probe], OPTIONS, host)
  const source = program.getSourceFile(probe)
  const wrong = program
    .getSemanticDiagnostics(source)
    .map(({ start = 0 }) => source.getLineAndCharacterOfPosition(start).line)
  return names.filter((_name, index) => !wrong.includes(index + 1))
}

/** Everything that declarations export. */
function exportsOf(entry, host) {
  const program = ts.createProgram([`${entry}.d.ts`], OPTIONS, host)
  const checker = program.getTypeChecker()
  const symbol = checker.getSymbolAtLocation(program.getSourceFile(`${entry}.d.ts`))
  return symbol ? checker.getExportsOfModule(symbol).map(({ name }) => name) : []
}

describe('the rolled declarations', () => {
  it('name the same values as the modules', () => {
    assert.ok(ENTRIES.length > 10)
    for (const entry of ENTRIES) {
      const values = exportedNames(readFileSync(`${entry}.js`, 'utf8'))
      assert.deepEqual(promisedValues(entry).sort(), values.sort(), entry)
    }
  })

  for (const [entry, ...libraries] of [['index'], ['vue/index', 'vue'], ['react/index', 'react']])
    it(`of ${entry} need ${['Lit', ...libraries].join(' and ')} alone`, () => {
      const librariesOf = path => {
        const text = readFileSync(path, 'utf8')
        const sources = [...text.matchAll(/^(?:import|export)\b[^;'"]*?['"]([^'"]+)['"]/gm)].map(([, source]) => source)
        return sources.flatMap(source =>
          source.startsWith('.') ? librariesOf(join(path, '..', source.replace(/\.js$/, '.d.ts'))) : source,
        )
      }
      const found = librariesOf(join(ROOT, `dist/${entry}.d.ts`))
      const others = found.filter(name => !libraries.includes(name) && !/^(?:lit$|@lit\/)/.test(name))
      assert.deepEqual(others, [])
    })

  it('mark only what is no value', () => {
    const declarations = "export { a as One, Two, type Three, b as Four } from './chunk.js';\nexport { c as Five };\n"
    assert.equal(
      withTypesMarked(declarations, ['One', 'Five']),
      "export { a as One, type Two, type Three, type b as Four } from './chunk.js';\nexport { c as Five };\n",
    )
    const code = 'const a = 1; export { a as One }; export class Two {}; export const b = 2, c = 3'
    assert.deepEqual(exportedNames(code), ['One', 'Two', 'b', 'c'])
  })
})
