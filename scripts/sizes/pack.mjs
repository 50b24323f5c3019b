import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'

/** Packs the package at `root` as npm would publish it and unpacks it in the `node_modules` of a folder. */
export function installPacked(root, folder) {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
  const options = { cwd: root, encoding: 'utf8', shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 }
  const { status, stderr } = spawnSync('npm', args, options)
  if (status !== 0) throw new Error(`npm pack failed\n${stderr}`)
  const tarball = readdirSync(folder).find(name => name.endsWith('.tgz'))
  const modules = join(folder, 'node_modules')
  mkdirSync(modules)
  if (spawnSync('tar', ['-xzf', join(folder, tarball), '-C', modules]).status !== 0) throw new Error('tar failed')
  renameSync(join(modules, 'package'), join(modules, 'wallet-modal'))
}
