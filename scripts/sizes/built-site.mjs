import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const MAP_URL = /\n?\/\/# sourceMappingURL=(\S+)\s*$/
const IMPORT = /(?:^|[;}\n])\s*(?:import|export)\s*(?:[^"'`;()]*?from\s*)?["']([^"']+)["']/g

/** Brotli bytes at the strongest level, as a good host serves it. */
const brotli = bytes => brotliCompressSync(bytes).length

/** The sources that a map names; a map can be made of sections with a map each. */
function sourcesOf(map) {
  const maps = map.sections ? map.sections.map(section => section.map) : [map]
  return maps.flatMap(({ sources, sourceRoot = '' }) => sources.map(source => `${sourceRoot}${source}`))
}

/** The path of a source below `node_modules`, or its name where it belongs to the site: each bundler writes it differently. */
function normalize(source) {
  const path = source.replaceAll('\\', '/').replace(/\?[^/]*$/, '')
  const at = path.indexOf('node_modules/')
  return at < 0 ? basename(path) : path.slice(at + 'node_modules/'.length)
}

/** What a shipped file of the package was made of: a chunk names the modules in it in its map. */
function expandShipped(modules, path) {
  const map = join(modules, `${path}.map`)
  if (!path.startsWith('wallet-modal/dist/') || !existsSync(map)) return [path]
  const sources = JSON.parse(readFileSync(map, 'utf8')).sources ?? []
  return sources.map(source =>
    relative(modules, join(modules, dirname(path), source))
      .split(sep)
      .join('/'),
  )
}

/** The files that a script imports statically, as URL paths. */
function importsOf(code, url) {
  return [...code.matchAll(IMPORT)].map(([, to]) => new URL(to, `http://site${url}`).pathname)
}

/**
 * The scripts of a built site, by URL path. Values are computed on demand, because most scripts are never loaded.
 *
 * @param {string} folder what is served
 * @param {string} modules the `node_modules` that hold the package
 */
export function readSite(folder, modules) {
  const paths = readdirSync(folder, { recursive: true }).filter(name => name.endsWith('.js'))
  const urls = paths.map(name => `/${name.split(sep).join('/')}`)
  const known = new Map(urls.map(url => [url, {}]))
  const about = (url, what, read) => {
    const facts = known.get(url)
    if (!facts) return undefined
    facts[what] ??= read(readFileSync(join(folder, url), 'utf8'))
    return facts[what]
  }
  const readSources = url => code => {
    const file = join(folder, url)
    const named = MAP_URL.exec(code)?.[1]
    const map = named ? join(dirname(file), named) : `${file}.map`
    if (!existsSync(map)) return []
    const sources = sourcesOf(JSON.parse(readFileSync(map, 'utf8'))).map(normalize)
    return [...new Set(sources.flatMap(path => expandShipped(modules, path)))]
  }
  return {
    urls,
    /** Whether this is a script of the site. */
    has: url => known.has(url),
    /** Brotli bytes of one script. */
    bytes: url => about(url, 'bytes', code => brotli(code.replace(MAP_URL, ''))) ?? 0,
    /** The modules in a script, by their paths below `node_modules`. */
    sources: url => about(url, 'sources', readSources(url)) ?? [],
    /** The scripts that a script imports statically; of modules only. */
    imports: url => about(url, 'imports', code => importsOf(code, url)) ?? [],
  }
}

/** The brotli bytes of some scripts together. */
export const bytesOf = (site, urls) => [...urls].reduce((sum, url) => sum + site.bytes(url), 0)

/** The scripts that load with `url`: itself and what it imports statically. */
export function staticClosure(site, url, found = new Set()) {
  if (found.has(url) || !site.has(url)) return found
  found.add(url)
  for (const path of site.imports(url)) staticClosure(site, path, found)
  return found
}
