import MagicString from 'magic-string'

const IMPORT = /^import \{([^}]*)\} from '([^']*\/limits)\.js';\n/m
const NUMBER = /^export const ([A-Z0-9_]+) = ([\d_]+);$/gm

/** The plain numbers of a compiled file, by their names. */
const numbersOf = source =>
  new Map([...source.matchAll(NUMBER)].map(([, name, value]) => [name, value.replaceAll('_', '')]))

/**
 * Inlines the plain numbers of `core/limits`. Bundlers do not split a shared module, so a page would otherwise load all
 * numbers of the product for the few that its first view needs. `limits` is the compiled `core/limits`.
 */
export function withLimits(code, limits) {
  const found = IMPORT.exec(code)
  if (!found) return null
  const numbers = numbersOf(limits)
  const names = found[1].split(',').map(name => name.trim())
  const kept = names.filter(name => !numbers.has(name))
  if (kept.length === names.length) return null
  const text = new MagicString(code)
  const end = found.index + found[0].length
  text.overwrite(found.index, end, kept.length ? `import { ${kept.join(', ')} } from '${found[2]}.js';\n` : '\n')
  for (const name of names.filter(name => numbers.has(name)))
    for (const { index } of code.matchAll(new RegExp(`(?<![\\w$.'"\`])${name}(?![\\w$'"\`:])`, 'g')))
      if (index >= end) text.overwrite(index, index + name.length, numbers.get(name))
  return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) }
}
