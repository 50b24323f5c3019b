import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { KITS } from '../../scripts/docs/migrate.mjs'

/** The folder of the project itself. */
export const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

const RECIPES = join(PROJECT, 'docs/recipes')

/** The pages of a folder, without their ending. @param {string} folder */
const pagesIn = folder =>
  readdirSync(join(PROJECT, folder))
    .filter(name => name.endsWith('.md'))
    .map(name => `${folder}/${name.replace('.md', '')}`)

/** Guides for sites without TypeScript: their code is scripts. */
const OF_SCRIPTS = ['docs/html', 'docs/services', 'docs/sign-in']
const GUIDES = [
  'README',
  'dev/README',
  ...pagesIn('docs').filter(page => !OF_SCRIPTS.includes(page)),
  ...Object.keys(KITS).map(kit => `docs/migrate/from-${kit}`),
]

/** The pieces of code of a page, by the language that stands over them. @param {string} path @param {RegExp} language */
const codeOf = (path, language) =>
  [...readFileSync(path, 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, named = '']) => language.test(named))
    .map(([, , code = '']) => code)

/** The script of a component of Vue's, Svelte's or Astro's; other code is all script. @param {string} code */
const scriptOf = code => /^<script\b[^>]*>\n([\s\S]*?)^<\/script>$/m.exec(code)?.[1] ?? code

/** The single-file components of a guide. @param {string} guide @param {'vue' | 'svelte' | 'astro'} language */
export const componentsOf = (guide, language) => codeOf(join(PROJECT, `${guide}.md`), new RegExp(`^${language}$`))

/** Every recipe by name, with its pieces of code in their order. @type {Readonly<Record<string, readonly string[]>>} */
export const recipes = Object.fromEntries(
  readdirSync(RECIPES)
    .filter(name => name.endsWith('.md'))
    .map(name => [name.replace('.md', ''), codeOf(join(RECIPES, name), /^ts$/)]),
)

/** The guides, whose code is in parts. @type {Readonly<Record<string, readonly string[]>>} */
export const guides = Object.fromEntries([
  ...GUIDES.map(name => {
    const languages = name === 'docs/frameworks' ? /^(?:tsx?|js|vue|svelte|astro)$/ : /^(?:m?tsx?|js)$/
    return [name.replaceAll('/', '-'), codeOf(join(PROJECT, `${name}.md`), languages).map(scriptOf)]
  }),
  ...pagesIn('docs/recipes').map(name => [
    `${name.replaceAll('/', '-')}-components`,
    codeOf(join(PROJECT, `${name}.md`), /^tsx$/),
  ]),
])

/** The scripts of the guides for sites without TypeScript. @type {Readonly<Record<string, readonly string[]>>} */
export const scripts = Object.fromEntries(
  OF_SCRIPTS.map(name => [name.replaceAll('/', '-'), codeOf(join(PROJECT, `${name}.md`), /^js$/)]),
)

/** The HTML of all pages, as page and piece. @type {readonly (readonly [string, string])[]} */
export const htmlPieces = ['README', ...pagesIn('docs')].flatMap(page =>
  codeOf(join(PROJECT, `${page}.md`), /^html$/).map(code => /** @type {const} */ ([page, code])),
)

/**
 * Writes pieces of code into an empty folder, each as a module `<page>-<index>`.
 * @param {string} place
 * @param {Readonly<Record<string, readonly string[]>>} pages
 * @param {'ts' | 'js'} [language] what the pieces are, unless they have elements in them
 */
export function writePieces(place, pages, language = 'ts') {
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  for (const [name, pieces] of Object.entries(pages))
    pieces.forEach((code, index) => {
      const ending = /<\/| \/>/.test(code) ? 'tsx' : language
      const [, library] = / from '(preact|solid-js)\b/.exec(code) ?? []
      const pragma = library ? `/** @jsxImportSource ${library} */\n` : ''
      const text = pragma + (/^\s*(?:import|export) /m.test(code) ? code : `${code}export {}\n`)
      writeFileSync(join(place, `${name}-${index}.${ending}`), text)
    })
}
