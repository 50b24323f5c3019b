import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { brotliCompressSync } from 'node:zlib'

import ts from 'typescript'

import { publicElements } from '../../scripts/editor-data.mjs'
import { readTexts, tagsOf } from '../../scripts/locales/read.mjs'
import { ROOT } from './project.mjs'

const read = path => readFileSync(join(ROOT, path), 'utf8')
const packageJson = JSON.parse(read('package.json'))

/** Everything that may be published; a file that fits none of these must not leave the house. */
const PUBLISHED = [
  /^(package\.json|README\.md|LICENSE|CHANGELOG\.md|custom-elements\.json)$/,
  /^docs\/((migrate|recipes)\/)?[a-z0-9-]+\.md$/,
  /^dist\/[a-zA-Z0-9/.-]+\.(js|d\.ts)$/,
  /^dist\/(web-types|vscode\.html-custom-data)\.json$/,
  /^dist\/cdn\/(integrity\.json|licenses\.txt|[\w./-]+\.js)$/,
  /^dev\/README\.md$/,
  /^dist\/dev\/([a-z\d-]+\.mjs|index\.d\.mts|evm\/(smart\/)?artifacts\.json)$/,
  /^dist\/dev\/(frame|mail|onramp|safe|wallet)\/page\/[a-z-]+\.(js|html|css|svg)$/,
]

/** How much may be published; languages, of which a visitor loads one, are counted apart. */
const MOST = { files: 434, bytes: 6_160_000 }
const MOST_OF_LANGUAGES = { files: 78, bytes: 1_952_000 }

/** Most that a language may weigh, in bytes (brotli). */
const LANGUAGE = 8_870

/** What swapping, buying and paying load beyond the account, with how many views each has; see `build/chunks`. */
const STORIES = { swap: 3, onramp: 3, purchase: 3, pay: 5 }
/** Most that such a story may weigh, by its views and in all, in bytes (brotli). */
const MOST_OF_STORY = { view: 8_000, all: 20_000 }

/** The files of translations on npm and for the CDN, with the keys that all share. The types of the English texts are not one. */
const isLanguage = path =>
  path !== 'dist/locales/en/index.d.ts' && /^dist\/(?:locales\/|chunks\/locale-|cdn\/chunks\/locale-)/.test(path)

const sizeOf = paths => paths.reduce((sum, path) => sum + statSync(join(ROOT, path)).size, 0)

/** The files npm would publish. */
function publishedFiles() {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts']
  const options = { cwd: ROOT, encoding: 'utf8', shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 }
  const { stdout } = spawnSync('npm', args, options)
  return JSON.parse(stdout)[0].files.map(({ path }) => path)
}

const isIdentifier = (node, name) => node && ts.isIdentifier(node) && node.text === name
const isText = node => node && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))

/** Whether a node turns text into code. */
function runsText(node) {
  if (ts.isNewExpression(node)) return isIdentifier(node.expression, 'Function')
  if (!ts.isCallExpression(node)) return false
  const { expression, arguments: given } = node
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression
  if (isIdentifier(expression, 'eval') || isIdentifier(expression, 'Function')) return true
  return /^(setTimeout|setInterval)$/.test(ts.isIdentifier(name) ? name.text : '') && isText(given[0])
}

/** The lines of a script that turn text into code. */
function textAsCode(path) {
  const ast = ts.createSourceFile(path, read(path), ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS)
  const found = []
  const visit = node => {
    if (runsText(node)) found.push(`${path}:${ast.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
    ts.forEachChild(node, visit)
  }
  visit(ast)
  return found
}

describe('the published package', () => {
  let files
  let scripts
  before(() => {
    files = publishedFiles()
    scripts = files.filter(path => /\.m?js$/.test(path))
  })

  it('holds only files of the documented kinds', () => {
    assert.deepEqual(
      files.filter(path => !PUBLISHED.some(pattern => pattern.test(path))),
      [],
    )
  })

  it('holds every file that its entry points name', () => {
    const targets = Object.values(packageJson.exports).flatMap(entry =>
      typeof entry === 'string' ? [entry] : Object.values(entry ?? {}),
    )
    const bins = Object.values(packageJson.bin)
    const paths = [...targets, ...bins].map(path => path.replace(/^\.\//, ''))
    const missing = paths.filter(path => {
      const [before, after] = path.split('*')
      return !files.some(file =>
        after === undefined ? file === path : file.startsWith(before) && file.endsWith(after),
      )
    })
    assert.deepEqual(missing, [])
  })

  it('holds every page that its documentation links to, besides those of the repository', () => {
    const isOfRepository = path => /^(?:CONTRIBUTING|SECURITY)\.md$|^docs\/decisions/.test(path)
    const pages = files.filter(path => path.endsWith('.md'))
    const links = pages.flatMap(page =>
      [...read(page).matchAll(/\]\((?![a-z]+:)([^)#\s]+)/g)].map(([, link]) => ({
        page,
        target: join(page, '..', link),
      })),
    )
    const isThere = target => files.some(path => path === target || path.startsWith(`${target}/`))
    assert.ok(links.length > 50)
    assert.deepEqual(
      links.filter(({ target }) => !/\.png$/.test(target) && !isOfRepository(target) && !isThere(target)),
      [],
    )
  })

  it('never turns text into code', () => {
    assert.ok(scripts.length > 10)
    assert.deepEqual(scripts.flatMap(textAsCode), [])
  })

  it('asks for no script from another place', () => {
    const remote = scripts.filter(path => /\b(import|from)\s*\(?\s*["'`](https?:)?\/\//.test(read(path)))
    assert.deepEqual(remote, [])
  })

  it('is no larger than needed', () => {
    for (const [paths, most] of [
      [files.filter(path => !isLanguage(path)), MOST],
      [files.filter(isLanguage), MOST_OF_LANGUAGES],
    ]) {
      assert.ok(paths.length <= most.files, `${paths.length} files`)
      assert.ok(sizeOf(paths) <= most.bytes, `${sizeOf(paths)} bytes`)
    }
  })

  it('has every language in one file of at most 8.87 kB besides the keys, bundled or not', () => {
    const tags = tagsOf(ROOT).filter(tag => tag !== 'en')
    const cdn = files.filter(path => path.startsWith('dist/cdn/chunks/locale-'))
    assert.equal(cdn.length, tags.length + 1)
    const onCdn = tag => cdn.filter(path => new RegExp(`/locale-${tag}-[\\w-]{8}\\.js$`).test(path))
    const chunks = [
      ...tags.map(tag => [`dist/locales/${tag}/index.js`]),
      ['dist/chunks/locale-keys.js'],
      ...[...tags, 'keys'].map(onCdn),
    ]
    for (const [path, ...more] of chunks) {
      assert.deepEqual([files.includes(path), more], [true, []], path)
      const text = readFileSync(join(ROOT, path))
      const bytes = brotliCompressSync(text).length
      assert.ok(bytes <= LANGUAGE, `${path}: ${bytes} bytes`)
      const imported = [...text.toString().matchAll(/from\s*["'](.*?)["']/g)].map(([, target]) => target)
      assert.ok(
        imported.every(target => /\/locale-keys[\w-]*\.js$/.test(target)),
        `${path} loads ${imported}`,
      )
    }
  })

  it('loads the language that a site names with nothing but what shows the button', () => {
    const text = read('dist/chunks/language.js')
    const imported = [...text.matchAll(/^import .* from ['"](.*)['"]/gm)].map(([, target]) => target)
    assert.deepEqual(imported, ['./page.js'])
  })

  it('opens all wallets, the account, networks, sends and logins without the client of WalletConnect', () => {
    const imports = path =>
      [...read(path).matchAll(/^(?:import|export) [^;]*?["']\.\/([\w-]+\.js)["']/gm)].map(([, name]) => name)
    const closure = name => {
      const reached = new Set([name])
      for (const file of reached) for (const other of imports(`dist/chunks/${file}`)) reached.add(other)
      return reached
    }
    const opened = ['all-wallets', 'feature-account', 'feature-switching', 'feature-send', 'feature-wallets', 'frame']
    assert.ok(closure('feature-pairing.js').has('joined.js'))
    assert.deepEqual(
      opened.filter(name => closure(`${name}.js`).has('joined.js')),
      [],
    )
    const elsewhere = [...closure('all-wallets.js')].filter(name => /^(?:feature-(?!ui\.)|views)/.test(name))
    assert.deepEqual(elsewhere, [])
  })

  it('has at most 8 kB for each view of swapping, buying and paying, and 20 kB for each in all', () => {
    for (const [name, views] of Object.entries(STORIES)) {
      const found = files.filter(path => new RegExp(`^dist/cdn/chunks/feature-${name}-[\\w-]{8}\\.js$`).test(path))
      assert.equal(found.length, 1, name)
      const bytes = found.reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(ROOT, path))).length, 0)
      const most = Math.min(MOST_OF_STORY.view * views, MOST_OF_STORY.all)
      assert.ok(bytes > 1_000 && bytes <= most, `${name}: ${bytes} bytes, at most ${most}`)
    }
  })

  it('has the texts of the sources under their keys in every language', async () => {
    for (const tag of tagsOf(ROOT)) {
      const [texts] = Object.values(await import(join(ROOT, `dist/locales/${tag}/index.js`)))
      const expected = [...readTexts(ROOT, tag).values()].flat().map(({ key, text }) => [key, text])
      assert.deepEqual(texts, Object.fromEntries(expected), tag)
    }
  })

  it('exports the errors that it throws, for instanceof', async () => {
    const { ConnectError, createWalletModal, InvalidOptionError, NotInBrowserError, WalletModalError } = await import(
      join(ROOT, 'dist/index.js')
    )
    const own = { id: 'own', type: 'INJECTED', name: 'Own', chain: 'eip155' }
    const wallets = { discover() {}, connectors: () => [own], subscribe: () => () => undefined }
    const adapter = { namespace: 'eip155', load: async () => ({ namespace: 'eip155', wallets }) }
    const services = { catalogue: false, blockchain: false, analytics: false }
    const create = adapters => createWalletModal({ networks: [], adapters, services, enableWalletConnect: false })
    assert.throws(() => create([() => adapter]), InvalidOptionError)
    const modal = create([adapter])
    await assert.rejects(modal.connect('own'), NotInBrowserError)
    assert.ok(new ConnectError() instanceof WalletModalError)
  })

  it('links reports of vulnerabilities to its own repository', () => {
    const repository = packageJson.repository.url.replace(/^git\+|\.git$/g, '')
    assert.ok(read('SECURITY.md').includes(`(${repository}/security/advisories/new)`))
  })

  it('names no source map, as it holds no sources', () => {
    assert.deepEqual(
      files.filter(path => /^\/\/# sourceMappingURL=/m.test(read(path))),
      [],
    )
  })

  it('has types without viem, except where an EVM site uses them', () => {
    const entries = [
      'index',
      'react/index',
      'vue/index',
      'networks',
      'chains/solana/index',
      'chains/bitcoin/index',
      'elements/index',
    ]
    const reached = new Set(entries.map(name => `dist/${name}.d.ts`))
    for (const path of reached)
      for (const [, target] of read(path).matchAll(/from ['"](\.[^'"]+)\.js['"]/g))
        reached.add(join(path, '..', `${target}.d.ts`))
    assert.ok(reached.size > entries.length)
    assert.deepEqual(
      [...reached].filter(path => /from ['"]viem/.test(read(path))),
      [],
    )
  })

  it('speaks for itself in its types', () => {
    const types = files.filter(path => path.endsWith('.d.ts'))
    assert.deepEqual(
      types.filter(path => /\b(?:(?:SPEC|WIRE) \d|SECURITY|SEC-\w)/.test(read(path))),
      [],
    )
  })

  it('names no folder of the machine that built it', () => {
    const home = ROOT.replace(/\/$/, '')
    assert.deepEqual(
      files.filter(path => read(path).includes(home)),
      [],
    )
  })

  it('leaves lit and the signal library to the site', () => {
    const own = scripts.filter(path => path.startsWith('dist/') && !path.startsWith('dist/cdn/'))
    assert.deepEqual(
      own.filter(path => path.includes('node_modules') || /_\$litType\$.*=\s*\d/.test(read(path))),
      [],
    )
  })
})

describe('the supply chain', () => {
  const manifests = ['package.json', 'dev/package.json', 'test/react18/package.json'].filter(path =>
    existsSync(join(ROOT, path)),
  )
  const lock = JSON.parse(read('package-lock.json'))

  it('runs nothing when it is installed', () => {
    for (const path of manifests) {
      const names = Object.keys(JSON.parse(read(path)).scripts ?? {})
      assert.deepEqual(
        names.filter(name => /^(pre|post)?install$|^prepare$/.test(name)),
        [],
        path,
      )
    }
  })

  it('depends only on registry versions', () => {
    const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
    for (const path of manifests) {
      const text = JSON.parse(read(path))
      const ranges = kinds.flatMap(kind => Object.entries(text[kind] ?? {}))
      const odd = ranges.filter(([, range]) => !/^(npm:[\w@/.-]+@)?[\^~>=<\d. |x*-]+$/.test(range))
      assert.deepEqual(odd, [], path)
    }
  })

  it('locks every package by its hash', () => {
    const entries = Object.entries(lock.packages).filter(
      ([path, entry]) => path.includes('node_modules/') && !entry.link,
    )
    assert.ok(entries.length > 100)
    assert.deepEqual(
      entries.filter(([, entry]) => !entry.integrity?.startsWith('sha512-') && !entry.inBundle).map(([path]) => path),
      [],
    )
  })

  it('keeps the lock file in step with the manifest', () => {
    const kinds = ['dependencies', 'devDependencies', 'peerDependencies', 'peerDependenciesMeta']
    const of = manifest => Object.fromEntries(kinds.map(kind => [kind, manifest[kind]]))
    assert.deepEqual(of(lock.packages['']), of(packageJson))
  })

  it('has optional peers only, by wide ranges, and none for the development stack: npm holds them against a site’s own', () => {
    const { peerDependencies, peerDependenciesMeta } = packageJson
    const stack = JSON.parse(read('dev/package.json')).dependencies
    for (const [name, range] of Object.entries(peerDependencies)) {
      assert.equal(peerDependenciesMeta[name]?.optional, true, name)
      assert.match(range, /^>=/, name)
      assert.ok(!(name in stack), name)
    }
  })

  it('names every library that its modules and types import, which strict package managers hide otherwise', () => {
    const { dependencies, peerDependencies, peerDependenciesMeta } = packageJson
    const named = [dependencies, peerDependencies, peerDependenciesMeta].flatMap(Object.keys)
    const paths = readdirSync(join(ROOT, 'dist'), { recursive: true }).filter(
      path => /\.(js|d\.ts)$/.test(path) && !/^(cdn|dev)[\\/]/.test(path),
    )
    const imported = paths.flatMap(path => {
      const { importedFiles } = ts.preProcessFile(read(join('dist', path)))
      return importedFiles.map(({ fileName }) => fileName).filter(name => !/^(\.|node:)/.test(name))
    })
    const libraries = new Set(imported.map(name => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]))
    assert.ok(libraries.size > 10)
    assert.deepEqual(
      [...libraries].filter(name => !named.includes(name)),
      [],
    )
  })

  it('names wagmi to package managers without a range: npm would hold the peers of its newest version against the site', () => {
    const { dependencies, peerDependencies, peerDependenciesMeta } = packageJson
    assert.deepEqual(peerDependenciesMeta['@wagmi/core'], { optional: true })
    assert.ok(!('@wagmi/core' in { ...dependencies, ...peerDependencies }))
    const built = readdirSync(join(ROOT, 'dist'), { recursive: true }).filter(name => name.endsWith('.js'))
    assert.deepEqual(
      built.filter(name => /(from|import)\s*\(?["']@wagmi\//.test(readFileSync(join(ROOT, 'dist', name), 'utf8'))),
      [],
    )
  })

  it('registers every public element from the CDN build', () => {
    const folder = join(ROOT, 'dist/cdn')
    const text = readdirSync(folder, { recursive: true })
      .filter(name => name.endsWith('.js'))
      .map(name => readFileSync(join(folder, name), 'utf8'))
      .join('\n')
    const tags = publicElements(JSON.parse(read('custom-elements.json'))).map(({ tagName }) => tagName)
    assert.ok(tags.length >= 6, tags.join())
    assert.deepEqual(
      tags.filter(tag => !text.includes(`("${tag}")`)),
      [],
    )
  })

  it('gives a hash for every file of the CDN build', () => {
    const folder = join(ROOT, 'dist/cdn')
    assert.ok(existsSync(folder), 'the CDN build is there')
    const integrity = JSON.parse(read('dist/cdn/integrity.json'))
    assert.ok(Object.values(integrity).every(hash => /^sha384-[\w+/]{64}$/.test(hash)))
    assert.ok('wallet-modal.js' in integrity)
  })
})
