// Fails when a file of src/ imports what it may not, or is larger or looser than the house allows.
//   --root DIR   another project to look at      --final   also asks for as many lines of tests as of source, and for a use of every export
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { checkProject } from './layers/check.mjs'

const options = {
  root: { type: 'string' },
  final: { type: 'boolean', default: false },
}
const { values } = parseArgs({ options })
const root = values.root ? resolve(values.root) : fileURLToPath(new URL('..', import.meta.url))

const { lines, summary, isFine } = checkProject(root, { isFinal: values.final })
console.log([...lines, summary].join('\n'))
process.exitCode = isFine ? 0 : 1
