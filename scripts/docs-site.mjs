// `npm run docs:site`: builds the docs as a static site and serves it on this machine. Ctrl-C ends it. Needs a build.
//   --build   builds and serves nothing; the site is then in .tmp/site/html
//   PORT=4000   the port to use, 4173 by default
//   BASE=/wallet-modal/   the path that the site is to be served at, / by default
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build as bundle } from 'esbuild'
import { build, serve } from 'vitepress'

import { sitePages } from './site/pages.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** What VitePress reads; its `public` folder is served as it is. */
const PAGES = join(ROOT, '.tmp/site/pages')

/** Writes files below a folder. */
function write(folder, files) {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

rmSync(PAGES, { recursive: true, force: true })
const { pages, files, data } = sitePages(ROOT)
write(PAGES, pages)
write(PAGES, data)
write(join(PAGES, 'public'), [...files, ...[...pages].filter(([place]) => place !== 'index.md')])
cpSync(join(ROOT, 'docs/pictures'), join(PAGES, 'public/pictures'), { recursive: true })

// the built package, for the page that shows it
cpSync(join(ROOT, 'dist/cdn'), join(PAGES, 'public/live'), { recursive: true })
await bundle({
  entryPoints: [join(ROOT, 'site/live/wallets.mjs')],
  outfile: join(PAGES, 'public/live/wallets.js'),
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  logLevel: 'error',
})

const base = process.env.BASE ?? '/'
await build(join(ROOT, 'site'), { base })
if (!process.argv.includes('--build'))
  await serve({ root: join(ROOT, 'site'), base, port: Number(process.env.PORT ?? 4173) })
