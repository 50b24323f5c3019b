import MagicString from 'magic-string'

/** One decorated property, as the TypeScript compiler writes it. */
const PROPERTY =
  /^__decorate\(\[\n {4}(property|state)\((\{[^{}]*\})?\)\n\], (\w+)\.prototype, "(\w+)", (?:void 0|null)\);\n/gm
/** A class that its tag's decorator registers. */
const ELEMENT = /^(\w+) = (?:(\w+) = )?__decorate\(\[\n {4}(element\('[\w-]+'\))\n\], \1\);$/gm

const options = (kind, given) => (kind === 'property' ? (given ?? '{}') : '{ state: true }')

/** Removes unused names from an import. */
function dropImports(text, code, source, names) {
  const line = new RegExp(`^import \\{([^}]*)\\} from ["']${source}["'];\\n`, 'm').exec(code)
  if (!line) return
  const unused = name => names.includes(name) && !new RegExp(`\\b${name}\\(`).test(text.toString())
  const kept = line[1]
    .split(',')
    .map(name => name.trim())
    .filter(name => !unused(name))
  const statement = kept.length ? `import { ${kept.join(', ')} } from '${source}';\n` : ''
  text.overwrite(line.index, line.index + line[0].length, statement || '\n')
}

/**
 * Turns Lit's property decorators, as compiled, into static `properties`, which Lit supports too. The behaviour is the
 * same, but the decorators' code, which would load before the first view, is not needed.
 */
export function withStaticProperties(code) {
  const text = new MagicString(code)
  const byClass = new Map()
  for (const match of code.matchAll(PROPERTY)) byClass.set(match[3], [...(byClass.get(match[3]) ?? []), match])
  for (const [owner, found] of byClass) {
    const lines = found.map(([, kind, given, , name]) => `    ${name}: ${options(kind, given)}`)
    const table = `${owner}.properties = {\n${lines.join(',\n')}\n};\n`
    found.forEach(({ index, 0: all }, place) => text.overwrite(index, index + all.length, place ? ' ' : table))
  }
  for (const { index, 0: all, 1: owner, 2: itself, 3: register } of code.matchAll(ELEMENT))
    text.overwrite(index, index + all.length, `${itself ? `${itself} = ${owner};\n` : ''}${register}(${owner});`)
  if (!text.hasChanged()) return null
  dropImports(text, code, 'tslib', ['__decorate'])
  dropImports(text, code, 'lit/decorators.js', ['property', 'state'])
  return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) }
}
