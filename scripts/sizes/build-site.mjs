import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { readSite } from './built-site.mjs'
import { BUNDLERS } from './bundlers/index.mjs'
import { installPacked } from './pack.mjs'
import { filesOf } from './sites.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Sites are built inside the project, so that they resolve its libraries like their own. */
const PLACE = join(ROOT, '.tmp/sites')

/** A folder with the packed package at `root` installed, in which sites are built; `remove` it after use. */
export function prepareSites(root = ROOT) {
  mkdirSync(PLACE, { recursive: true })
  const folder = mkdtempSync(join(PLACE, 'package-'))
  installPacked(root, folder)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * Builds a site for production in a folder that `prepareSites` made, and returns where it is and what is in it.
 *
 * @param {string} place
 * @param {{ bundler?: keyof typeof BUNDLERS, site?: string, services?: 'hosted' | 'none', isControl?: boolean }} what
 */
export async function buildIn(place, { bundler = 'vite-8', site = 'button', services = 'hosted', isControl = false }) {
  const { build, framework } = BUNDLERS[bundler]
  const folder = join(place, [site, bundler, services, isControl ? 'control' : 'site'].join('-'))
  for (const [path, text] of Object.entries(filesOf(site, { isControl, framework, services }))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const outDir = join(folder, 'public')
  await build(folder, outDir)
  return { folder: outDir, ...readSite(outDir, join(place, 'node_modules')) }
}

/** Packs the package and builds one site on it; `remove` it after use. @param {Parameters<typeof buildIn>[1]} what */
export async function buildSite(root = ROOT, what = {}) {
  const { folder, remove } = prepareSites(root)
  try {
    return { ...(await buildIn(folder, what)), remove }
  } catch (error) {
    remove()
    throw error
  }
}
