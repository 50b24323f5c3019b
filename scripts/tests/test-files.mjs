import { readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

/**
 * The project's test files, as paths from its root; with `paths`, only those at or below one of them.
 *
 * @param {string} root
 * @param {string[]} [paths] as written on a command line
 */
export function testFiles(root, paths = []) {
  const places = paths.map(path => relative(root, resolve(path)).replaceAll('\\', '/'))
  return readdirSync(join(root, 'test'), { recursive: true })
    .map(name => `test/${name.replaceAll('\\', '/')}`)
    .filter(name => /\.test\.(tsx?|mjs)$/.test(name) && !/node_modules|^test\/types\//.test(name))
    .filter(name => !places.length || places.some(place => name === place || name.startsWith(`${place}/`)))
    .sort()
}
