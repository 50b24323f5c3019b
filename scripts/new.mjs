// `npm run new -- KIND NAME`: writes the files of a new part, with a test, and its line in the registry.
//   view NAME              a view of the modal, by its PascalCase name: `view TransactionReceipt`
//   chain FOLDER NAMESPACE a chain family: `chain solana solana`
//   connector FAMILY NAME  a way to reach a wallet: `connector evm ledger`
//   locale TAG             a language: `locale pt-BR`
//   --root DIR             in another copy of the project
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { chain } from './new/chain.mjs'
import { connector } from './new/connector.mjs'
import { locale } from './new/locale.mjs'
import { view } from './new/view.mjs'

const KINDS = { view, chain, connector, locale }

/** The files of a project, read and written by their paths inside it. */
function projectAt(root) {
  const at = path => join(root, path)
  return {
    has: path => existsSync(at(path)),
    read: path => readFileSync(at(path), 'utf8'),
    write(path, text) {
      mkdirSync(dirname(at(path)), { recursive: true })
      writeFileSync(at(path), text)
    },
  }
}

/** Writes new files (never over old ones) and changes registered ones; says what is left to do by hand. */
function apply(project, { files, edits, next = [] }) {
  const taken = Object.keys(files).filter(project.has)
  if (taken.length) throw new Error(`already there: ${taken.join(', ')}`)
  const changed = new Map()
  for (const { path, edit } of edits.filter(({ path }) => project.has(path))) {
    changed.set(path, edit(changed.get(path) ?? project.read(path)))
  }
  for (const [path, text] of Object.entries(files)) project.write(path, text)
  for (const [path, text] of changed) project.write(path, text)
  for (const path of Object.keys(files)) console.log(`wrote    ${path}`)
  for (const path of changed.keys()) console.log(`changed  ${path}`)
  for (const line of next) console.log(`next     ${line}`)
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { root: { type: 'string' } } })
const [kind, ...names] = positionals
const root = values.root ? resolve(values.root) : fileURLToPath(new URL('..', import.meta.url))
try {
  const make = Object.hasOwn(KINDS, kind ?? '') ? KINDS[kind] : undefined
  if (!make) throw new Error(`say what: ${Object.keys(KINDS).join(', ')}`)
  const project = projectAt(root)
  apply(project, make(project, ...names))
} catch (error) {
  console.error(`[new] ${error.message}`)
  process.exitCode = 1
}
