import { join } from 'node:path'

import { checkFiles } from './files.mjs'
import { readSources } from './graph.mjs'
import { checkLimits } from './limits.mjs'
import { checkLayers } from './rules.mjs'
import { unusedRule } from './unused.mjs'

/** Texts in other languages, which hold no code: `check-locales` looks at them. */
const isTranslation = ({ name }) => /^locales\/(?!en\/)[^/]+\//.test(name)

/** Looks at `root/src`; returns printable lines, the numbers, and whether all is well. */
export function checkProject(root, options) {
  const files = readSources(join(root, 'src'))
  const { problems: tooMuch, numbers } = checkLimits(
    files.filter(file => !isTranslation(file)),
    root,
    options,
  )
  const unused = options.isFinal ? [...unusedRule(files, root)] : []
  const problems = [...checkLayers(files), ...checkFiles(files, root), ...unused, ...tooMuch]
  const lines = problems.map(({ file, line, rule, message }) => {
    const path = ['src', 'test'].includes(file) ? file : `src/${file}${line ? `:${line}` : ''}`
    return `${path}  ${rule}  ${message}`
  })
  const ratio = numbers.lines ? (numbers.tests / numbers.lines).toFixed(2) : '0'
  const summary =
    `[layers] ${numbers.files} files, ${numbers.lines} lines (mean ${numbers.mean.toFixed(1)}), ` +
    `${numbers.casts} casts, tests to source ${ratio}; ${problems.length} problems`
  return { lines, summary, isFine: files.length > 0 && !problems.length }
}
