import { execFile } from 'node:child_process'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')
const PROGRAM = join(ROOT, 'node_modules/next/dist/bin/next')

const CONFIG = `export default {
  output: 'export',
  productionBrowserSourceMaps: true,
  outputFileTracingRoot: ${JSON.stringify(ROOT)},
  turbopack: { root: ${JSON.stringify(ROOT)} },
}
`
const LAYOUT = `import { createElement } from 'react'
export const metadata = { title: 'Site', icons: 'data:,' }
export default ({ children }) => createElement('html', { lang: 'en' }, createElement('body', null, children))
`
const PAGE = `'use client'
import { App } from '../app.js'
export default App
`

/** Builds the static export of a Next.js app whose one page is the site. */
async function build(site, outDir, flag) {
  mkdirSync(join(site, 'app'))
  const files = { 'next.config.mjs': CONFIG, 'app/layout.js': LAYOUT, 'app/page.js': PAGE }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(site, path), text)
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', NODE_OPTIONS: '' }
  try {
    await promisify(execFile)(process.execPath, [PROGRAM, 'build', flag], { cwd: site, env })
  } catch (error) {
    throw new Error(`next build ${flag} failed\n${error.stdout}\n${error.stderr}`, { cause: error })
  }
  renameSync(join(site, 'out'), outDir)
}

/** @param {string} site @param {string} outDir */
export const buildWithNextWebpack = (site, outDir) => build(site, outDir, '--webpack')

/** @param {string} site @param {string} outDir */
export const buildWithTurbopack = (site, outDir) => build(site, outDir, '--turbopack')
