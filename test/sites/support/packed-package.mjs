import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project itself. */
export const PROJECT = fileURLToPath(new URL('../../..', import.meta.url))

const SITES = fileURLToPath(new URL('../site', import.meta.url))

/** @param {string} command @param {readonly string[]} args @param {string} cwd */
function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
  return stdout
}

/**
 * Copies the sites into a folder in which `wallet-modal` is what npm would publish; its dependencies are the project's.
 * @param {string} place an absolute path in the project
 */
export function installPacked(place) {
  const modules = join(place, 'node_modules')
  rmSync(place, { recursive: true, force: true })
  mkdirSync(modules, { recursive: true })
  cpSync(SITES, place, { recursive: true })
  const [{ filename }] = JSON.parse(
    run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', place], PROJECT),
  )
  run('tar', ['-xzf', join(place, filename), '-C', modules], place)
  renameSync(join(modules, 'package'), join(modules, 'wallet-modal'))
  rmSync(join(place, filename))
}
