import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project itself. */
export const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

const RECIPES = join(PROJECT, 'docs/recipes')

/** Every recipe by name, with its pieces of code in their order. @type {Readonly<Record<string, readonly string[]>>} */
export const recipes = Object.fromEntries(
  readdirSync(RECIPES)
    .filter(name => name.endsWith('.md'))
    .map(name => {
      const text = readFileSync(join(RECIPES, name), 'utf8')
      return [name.replace('.md', ''), [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code)]
    }),
)

/**
 * Writes the code of every recipe into an empty folder, each piece as `<recipe>-<index>.ts`.
 * @param {string} place
 */
export function writeRecipes(place) {
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  for (const [name, pieces] of Object.entries(recipes))
    pieces.forEach((code, index) => writeFileSync(join(place, `${name}-${index}.ts`), code))
}
