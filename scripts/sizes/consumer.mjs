import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

import { nodeResolve } from '@rollup/plugin-node-resolve'
import { build, transform } from 'esbuild'
import { rollup } from 'rollup'

import { PROTOCOL_CLIENT, bundleProtocolClient } from '../protocol-client.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Who answers the site's services: the hosted ones, as on the first page of the documentation, or nobody. */
const SERVICES = {
  hosted: `projectId: '00000000000000000000000000000000'`,
  none: 'services: { catalogue: false, blockchain: false, rpc: false }',
}
/** The site that is measured: a button on a page, EVM only. */
const siteWith = services => `
import { createWalletModal } from 'wallet-modal'
import { evmAdapter } from 'wallet-modal/chains/evm'
import { mainnet, sepolia } from 'wallet-modal/networks'

window.walletModal = createWalletModal({
  adapters: [evmAdapter()],
  networks: [mainnet, sepolia],
  ${SERVICES[services]},
  metadata: { name: 'Site', description: 'A site', url: location.origin, icons: [] },
})
`
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Site</title><link rel="icon" href="data:,"></head>
<body><main><wallet-modal-button></wallet-modal-button></main><script type="module" src="/site.js"></script></body></html>
`

/**
 * A chunk's name with what a hash weighs, but made of the name: real hashes change with where a project lies, and what
 * they add to compressed code with them, by some 50 bytes.
 */
const fileNameOf = ({ name }) => `chunks/[name]-${createHash('sha256').update(name).digest('base64url').slice(0, 8)}.js`

/** Brotli bytes at the strongest level, as a good host serves it. */
const brotli = bytes => brotliCompressSync(bytes).length

/** Packs a package as npm would publish it and unpacks it where a site would install it. */
function installPacked(root, site) {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', site]
  const options = { cwd: root, encoding: 'utf8', shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 }
  const { status, stdout, stderr } = spawnSync('npm', args, options)
  if (status !== 0) throw new Error(`npm pack failed\n${stderr}`)
  const tarball = readdirSync(site).find(name => name.endsWith('.tgz'))
  const modules = join(site, 'node_modules')
  mkdirSync(modules)
  if (spawnSync('tar', ['-xzf', join(site, tarball), '-C', modules]).status !== 0) throw new Error('tar failed')
  renameSync(join(modules, 'package'), join(modules, 'wallet-modal'))
}

/** The wallet-connection client, which Vite would turn from CommonJS into one module. */
const protocolClient = {
  name: 'protocol-client',
  resolveId: source => (source === PROTOCOL_CLIENT ? `\0${PROTOCOL_CLIENT}` : null),
  load: async id => (id === `\0${PROTOCOL_CLIENT}` ? (await bundleProtocolClient()).code : null),
}

/** Other packages that are CommonJS still are made modules with one default export, file by file. */
const commonJs = {
  name: 'common-js',
  async load(id) {
    if (!/node_modules.*\.c?js$/.test(id) || !existsSync(id)) return null
    const code = readFileSync(id, 'utf8')
    if (/^\s*(import|export)\b/m.test(code) || !/\bexports\b/.test(code)) return null
    const options = {
      bundle: true,
      entryPoints: [id],
      format: 'esm',
      logLevel: 'error',
      platform: 'browser',
      write: false,
    }
    return (await build(options)).outputFiles[0].text
  },
}

/** Minifies each chunk as the usual bundlers do. */
const minify = {
  name: 'minify',
  renderChunk: async code =>
    (await transform(code, { format: 'esm', legalComments: 'none', minify: true, target: 'es2022' })).code,
}

/** What rollup says of a chunk, in the terms of the measurements. */
function describe(chunk, site) {
  const imports = [
    ...chunk.imports.map(path => ({ path, kind: 'import-statement' })),
    ...chunk.dynamicImports.map(path => ({ path, kind: 'dynamic-import' })),
  ]
  const inputs = Object.entries(chunk.modules).map(([path, { renderedLength }]) => [
    relative(site, path),
    { bytesInOutput: renderedLength },
  ])
  const entryPoint = chunk.facadeModuleId ? relative(site, chunk.facadeModuleId) : undefined
  return { imports, inputs: Object.fromEntries(inputs), entryPoint, bytes: brotli(Buffer.from(chunk.code)) }
}

/**
 * Builds the measured site from the packed package, for production, with code splitting, as Vite does (rollup, and
 * esbuild to minify), with the `hosted` services or `none`. Returns where the files are, their brotli sizes by URL path, and what is in them.
 */
export async function buildSite(root = ROOT, services = 'hosted') {
  const site = realpathSync(mkdtempSync(join(tmpdir(), 'wallet-modal-site-')))
  installPacked(root, site)
  writeFileSync(join(site, 'site.js'), siteWith(services))
  const outdir = join(site, 'public')
  const resolve = nodeResolve({
    browser: true,
    exportConditions: ['production'],
    modulePaths: [join(ROOT, 'node_modules')],
  })
  const bundle = await rollup({
    input: join(site, 'site.js'),
    plugins: [protocolClient, commonJs, resolve, minify],
    onLog() {},
  })
  const { output } = await bundle.write({ chunkFileNames: fileNameOf, dir: outdir, format: 'es' })
  await bundle.close()
  writeFileSync(join(outdir, 'index.html'), PAGE)
  return {
    folder: outdir,
    outputs: new Map(output.map(chunk => [`/${chunk.fileName}`, describe(chunk, site)])),
    urlOf: path => `/${path}`,
    remove: () => rmSync(site, { recursive: true, force: true }),
  }
}

/** The files that load with `url`: itself and what it imports statically. */
export function staticClosure(site, url, found = new Set()) {
  if (found.has(url)) return found
  found.add(url)
  for (const { path, kind } of site.outputs.get(url).imports) {
    if (kind === 'import-statement') staticClosure(site, site.urlOf(path), found)
  }
  return found
}

/** The brotli bytes of some files together. */
export const bytesOf = (site, urls) => [...urls].reduce((sum, url) => sum + (site.outputs.get(url)?.bytes ?? 0), 0)
