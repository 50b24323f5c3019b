import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
const RECIPES = join(PROJECT, 'docs/recipes')
const PLACE = join(PROJECT, '.tmp/recipes')

/** Where each entry of the package is before it is built. */
const PATHS = {
  'wallet-modal': ['../../src/index.ts'],
  'wallet-modal/networks': ['../../src/networks.ts'],
  'wallet-modal/wagmi': ['../../src/wagmi/index.ts'],
  'wallet-modal/chains/*': ['../../src/chains/*/index.ts'],
}

const OPTIONS = { extends: '../../tsconfig.json', compilerOptions: { paths: PATHS }, include: ['*.ts'], exclude: [] }

/** @param {string} text @returns {string[]} */
const codeOf = text => [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code)

describe('the code of the recipes', () => {
  const recipes = readdirSync(RECIPES).filter(name => name.endsWith('.md'))

  it('is there in each', () => {
    for (const name of recipes) assert.ok(codeOf(readFileSync(join(RECIPES, name), 'utf8')).length > 0, name)
  })

  it('type-checks against this package', { timeout: 120_000 }, async () => {
    rmSync(PLACE, { recursive: true, force: true })
    mkdirSync(PLACE, { recursive: true })
    for (const name of recipes)
      codeOf(readFileSync(join(RECIPES, name), 'utf8')).forEach((code, index) =>
        writeFileSync(join(PLACE, `${name.replace('.md', '')}-${index}.ts`), code),
      )
    writeFileSync(join(PLACE, 'tsconfig.json'), JSON.stringify(OPTIONS))
    const compiler = join(PROJECT, 'node_modules/ts7/bin/tsc')
    const told = await promisify(execFile)(process.execPath, [compiler, '-p', PLACE, '--noEmit'], {
      cwd: PROJECT,
    }).then(
      () => '',
      (/** @type {{ stdout: string }} */ { stdout }) => stdout,
    )
    assert.deepEqual(
      told.split('\n').filter(line => line.includes('.tmp/recipes/')),
      [],
    )
  })
})
