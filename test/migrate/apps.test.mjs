// Small apps of other kits, moved over by the command: what they become, and that it builds.
import assert from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { promisify } from 'node:util'

import { build } from 'esbuild'

import { ROOT } from '../scripts/project.mjs'
import { APPS, CLI, readFolder } from './site.mjs'

const PLACE = join(ROOT, '.tmp/migrate')
const NAMES = readdirSync(APPS)
const ENTRIES = {
  'appkit-react-wagmi': 'src/main.tsx',
  'appkit-html-ethers': 'src/main.js',
  'rainbowkit-react': 'src/main.tsx',
}

/** The command's output for each app. @type {Record<string, string>} */
const said = {}

before(() => {
  rmSync(PLACE, { recursive: true, force: true })
  for (const name of NAMES) {
    const place = join(PLACE, name)
    mkdirSync(place, { recursive: true })
    cpSync(join(APPS, name, 'before'), place, { recursive: true })
    said[name] = spawnSync(process.execPath, [CLI, place, '--force'], { encoding: 'utf8' }).stdout
    // the packages of the kits are not here; with a package.json of their own the apps could not find this package either
    rmSync(join(place, 'package.json'))
  }
})

describe('an app that has moved over', () => {
  for (const name of NAMES) {
    it(`matches a hand-written result: ${name}`, () => {
      assert.deepEqual(
        { ...readFolder(join(PLACE, name)), 'output.txt': said[name] },
        readFolder(join(APPS, name, 'after')),
      )
    })

    it(`builds with the package as it is published: ${name}`, async () => {
      const { outputFiles } = await build({
        entryPoints: [join(PLACE, name, ENTRIES[name])],
        absWorkingDir: ROOT,
        outdir: join(PLACE, 'out'),
        bundle: true,
        splitting: true,
        format: 'esm',
        target: 'es2022',
        jsx: 'automatic',
        define: { global: 'globalThis', 'process.env.NODE_ENV': '"production"', __TESTNETS__: 'false' },
        write: false,
        logLevel: 'silent',
      })
      assert.ok(outputFiles.length > 1)
    })
  }

  it('type-checks against the package as it is published', { timeout: 120_000 }, async () => {
    const compilerOptions = { noUnusedLocals: true, types: ['vite/client'] }
    const include = NAMES.map(name => `${name}/src`)
    const config = { extends: '../../tsconfig.json', compilerOptions, include, exclude: [] }
    writeFileSync(join(PLACE, 'tsconfig.json'), JSON.stringify(config))
    const compiler = join(ROOT, 'node_modules/ts7/bin/tsc')
    const told = await promisify(execFile)(process.execPath, [compiler, '-p', PLACE, '--noEmit'], { cwd: ROOT }).then(
      () => '',
      ({ stdout }) => stdout,
    )
    assert.equal(told, '')
  })
})
