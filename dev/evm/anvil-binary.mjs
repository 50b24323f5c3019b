import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

import { missingPackages } from '../packages.mjs'

const EXECUTABLE = process.platform === 'win32' ? 'anvil.exe' : 'anvil'

/** @param {string} file @returns {boolean} */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Foundry's npm package for this machine. @returns {string} */
function packageName() {
  return `@foundry-rs/anvil-${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`
}

/** @returns {string | undefined} the binary of the optional npm package, looked for beside us and in the user's project */
function fromPackage() {
  for (const start of [import.meta.url, join(process.cwd(), 'package.json')]) {
    try {
      return join(dirname(createRequire(start).resolve(`${packageName()}/package.json`)), 'bin', EXECUTABLE)
    } catch {
      // Not installed here; the next place may have it.
    }
  }
  return undefined
}

/** @returns {string | undefined} */
function fromPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map(folder => join(folder, EXECUTABLE)).find(isExecutable)
}

/**
 * Finds the anvil program: `ANVIL_PATH`, else the optional npm package, else `anvil` on the PATH.
 * @returns {string} absolute path
 * @throws {Error} with one line that says how to install it, together with whatever else the stack lacks
 */
export function findAnvil() {
  const named = process.env.ANVIL_PATH
  if (named) {
    if (isExecutable(named)) return named
    throw new Error(`ANVIL_PATH is set to ${named}, which is not a program that can be run.`)
  }
  const found = fromPackage() ?? fromPath()
  if (found) return found
  const command = `npm install --save-dev ${[packageName(), ...missingPackages()].join(' ')}`
  throw new Error(
    `anvil was not found. Install Foundry (https://getfoundry.sh) and set ANVIL_PATH or PATH, or run: ${command}`,
  )
}
