import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project itself. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A throw-away project with the given files (path to text); `remove` it after use. */
export function makeProject(files) {
  const root = mkdtempSync(join(tmpdir(), 'wallet-modal-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

/** Runs one of the project's scripts; returns its exit code and everything it printed. */
export function runScript(name, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts', name), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}
