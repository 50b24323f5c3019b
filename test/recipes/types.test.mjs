import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { promisify } from 'node:util'

import { PROJECT, recipes, writeRecipes } from './recipe-code.mjs'

const PLACE = join(PROJECT, '.tmp/recipes')

/** Where each entry of the package is before it is built. */
const PATHS = {
  'wallet-modal': ['../../src/index.ts'],
  'wallet-modal/networks': ['../../src/networks.ts'],
  'wallet-modal/wagmi': ['../../src/wagmi/index.ts'],
  'wallet-modal/chains/*': ['../../src/chains/*/index.ts'],
}

const OPTIONS = { extends: '../../tsconfig.json', compilerOptions: { paths: PATHS }, include: ['*.ts'], exclude: [] }

describe('the code of the recipes', () => {
  it('is there in each', () => {
    for (const [name, pieces] of Object.entries(recipes)) assert.ok(pieces.length > 0, name)
  })

  it('type-checks against this package', { timeout: 120_000 }, async () => {
    writeRecipes(PLACE)
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
