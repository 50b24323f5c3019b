import assert from 'node:assert/strict'

import { checkProject } from '../../scripts/layers/check.mjs'
import { makeProject } from './project.mjs'

const DOC = '/** A thing. */\n'

/** A file that breaks nothing. */
export const thing = (name = 'thing') => `${DOC}export const ${name} = 1\n`

/** A file that imports others and breaks nothing else. */
export const imports = (...specifiers) =>
  specifiers.map((path, place) => `import { thing as t${place} } from '${path}'\nvoid t${place}\n`).join('')

/** Lines that make a file as long as it shall be. */
export const padding = count => '// line\n'.repeat(count)

const isBeside = path => /^(test|scripts)\//.test(path) || path === 'package.json'
/** Pads a file, so that it may exist on its own. */
const fill = text => text + padding(Math.max(0, 16 - text.split('\n').length))

/**
 * Runs the check over some files of a source folder; `package.json` and `test/` lie beside it. Files are padded to the
 * minimum length, unless their own length matters.
 */
export function check(files, { isFinal = false, isShort = false } = {}) {
  const placed = Object.entries(files).map(([path, text]) => {
    if (isBeside(path)) return [path, text]
    return [`src/${path}`, isShort ? text : fill(text)]
  })
  const project = makeProject(Object.fromEntries(placed))
  try {
    const { lines, summary, isFine } = checkProject(project.root, { isFinal })
    return { isFine, output: [...lines, summary].join('\n') }
  } finally {
    project.remove()
  }
}

/** Asserts that the files are refused for the given reason, and for no other. */
export function refuses(files, reason, options) {
  const { isFine, output } = check(files, options)
  assert.equal(isFine, false, output)
  assert.match(output, reason)
  assert.match(output, /; 1 problems/, 'nothing else is wrong with the fixture')
}

/** Asserts that nothing is wrong with the files. */
export function accepts(files, options) {
  const { isFine, output } = check(files, options)
  assert.equal(isFine, true, output)
}
