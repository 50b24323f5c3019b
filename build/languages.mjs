// Ships each language as one file that holds only its texts. The keys, which all languages share, are in another file.
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Stands between two texts of a language; no text has it. */
const BETWEEN = '|'

/** The id of the module with the keys, which is generated and has no source file. */
const keysOf = folder => join(folder, 'locales/keys.js')

/** The tag of a module that joins the texts of a language; English is loaded by features. */
const tagOf = (folder, id) =>
  /^locales\/(?!en\/)([\w-]+)\/index\.js$/.exec(relative(folder, id).replaceAll('\\', '/'))?.[1]

/** What a compiled module exports. */
const exportsOf = path => import(pathToFileURL(path).href)

/**
 * Writes a language as one string with its texts, in the order of the English keys. This saves a third of the bytes, and
 * the shared keys are loaded once.
 *
 * @param {string} folder where the compiled modules are
 */
export const languages = folder => ({
  name: 'languages',
  resolveId: source => (source === keysOf(folder) ? source : null),
  async load(id) {
    const english = async () => Object.keys((await exportsOf(join(folder, 'locales/en/index.js'))).en)
    if (id === keysOf(folder))
      return `const keys = ${JSON.stringify((await english()).join(' '))}.split(' ')
export const named = joined => {
  const texts = joined.split(${JSON.stringify(BETWEEN)})
  return Object.fromEntries(keys.map((key, place) => [key, texts[place]]))
}`
    if (!tagOf(folder, id)) return null
    const [[name, texts]] = Object.entries(await exportsOf(id))
    const list = (await english()).map(key => {
      const text = texts[key]
      if (typeof text !== 'string') throw new Error(`${name} has no text for ${key}`)
      if (text.includes(BETWEEN)) throw new Error(`${name} has ${BETWEEN} in the text for ${key}`)
      return text
    })
    return `import { named } from ${JSON.stringify(keysOf(folder))}
export const ${name} = /* @__PURE__ */ named(${JSON.stringify(list.join(BETWEEN))})`
  },
})

/** The chunk of a module of the languages. */
export const languageChunk = (folder, id) => {
  if (id === keysOf(folder)) return 'locale-keys'
  const tag = tagOf(folder, id)
  return tag && `locale-${tag}`
}
