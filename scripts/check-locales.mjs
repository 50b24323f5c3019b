// Fails when a language lacks a text, or has one that cannot be right: its placeholders, plurals, terms, or English words.
//   --only a,b   just these languages      --root DIR   another project to look at
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { checkLocales } from './locales/check.mjs'

const { values } = parseArgs({ options: { only: { type: 'string' }, root: { type: 'string' } } })
const root = values.root ? resolve(values.root) : fileURLToPath(new URL('..', import.meta.url))

const { tags, problems } = checkLocales(root, values.only?.split(','))
console.log([...problems, `${tags.length} languages, ${problems.length} problems`].join('\n'))
process.exitCode = problems.length ? 1 : 0
