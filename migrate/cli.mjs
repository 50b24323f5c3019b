#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { createTwoFilesPatch } from 'diff'

import { migrate } from './lib/migrate.mjs'

/** How it ended, as the shell sees it. */
const EXIT = { done: 0, failed: 1, refused: 2, left: 3 }

const USAGE = `Usage: wallet-modal-migrate [folder] [options]

Rewrites the imports, options and hooks of an AppKit or RainbowKit app for wallet-modal where that is safe, and lists
the rest with file and line.

  --dry-run   changes nothing and prints the changes as a diff
  --force     also runs with uncommitted changes, or without git
  --version   prints the version
  --help      prints this

Exit codes: 0 nothing is left to do, 1 it failed, 2 it refused to start, 3 places are left for you.`

/** Why changes to the folder could not be undone, if so. @param {string} folder */
function whyNot(folder) {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', '.'], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) return 'This folder is in no git repository, so there would be no way back.'
  if (stdout.trim())
    return 'There are changes that are not committed. Commit them first, so that you see what this one does.'
  return undefined
}

const print = line => console.log(line)

/** Lists notes of one kind. */
function printNotes(title, notes) {
  if (!notes.length) return
  print(`\n${title}`)
  for (const { path, line, text } of notes) print(`  ${path}:${line}  ${text}`)
}

/** @param {string} folder @param {{ isDry: boolean }} options */
function run(folder, { isDry }) {
  const { files, notes, packages } = migrate(folder)
  for (const { path, name, before, after } of files) {
    if (isDry) print(createTwoFilesPatch(`a/${name}`, `b/${name}`, before, after))
    else writeFileSync(path, after)
  }
  const left = notes.filter(({ kind }) => kind === 'left')
  print(files.length ? `${isDry ? 'Would rewrite' : 'Rewrote'} ${files.length} files:` : 'There is nothing to rewrite.')
  for (const { name } of files) print(`  ${name}`)
  printNotes(
    'Removed:',
    notes.filter(({ kind }) => kind === 'removed'),
  )
  printNotes('Left for you:', left)
  if (packages.length) print(`\nThen: npm install wallet-modal viem && npm uninstall ${packages.join(' ')}`)
  return left.length ? EXIT.left : EXIT.done
}

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean' },
      force: { type: 'boolean' },
      help: { type: 'boolean' },
      version: { type: 'boolean' },
    },
  })
  if (values.help) return print(USAGE)
  if (values.version) return print(JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')).version)
  const folder = resolve(positionals[0] ?? '.')
  if (positionals.length > 1 || !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`No such folder: ${positionals.join(' ')}`)
  const isDry = values['dry-run'] ?? false
  const reason = isDry || values.force ? undefined : whyNot(folder)
  if (reason) {
    console.error(`${reason} Use --force to continue anyway.`)
    process.exitCode = EXIT.refused
    return
  }
  process.exitCode = run(folder, { isDry })
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = EXIT.failed
}
