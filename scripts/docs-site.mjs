// `npm run docs:site`: builds the docs as a static site and serves it on this machine. Ctrl-C ends it. Needs a build.
// The development stack is started with it, for the views that the pages open live.
//   --build   builds and serves nothing; the site is then in .tmp/site/html, without a stack
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
  entryPoints: ['wallets', 'sign-in'].map(name => join(ROOT, `site/live/${name}.mjs`)),
  outdir: join(PAGES, 'public/live'),
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  logLevel: 'error',
})

/** The development stack, which loads only where it is needed; without it, the site is served all the same. */
async function startStack() {
  const { startDevStack } = await import('../dev/index.mjs')
  try {
    const stack = await startDevStack()
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.once(signal, () => void stack.stop().finally(() => process.exit()))
    return stack
  } catch (error) {
    console.error(`The development stack does not start, so that fewer views open live: ${error.message}`)
    return undefined
  }
}

const isServed = !process.argv.includes('--build')
const stack = isServed ? await startStack() : undefined
const info = stack ? await (await fetch(`${stack.api.url}/__dev/info`)).json() : null
write(join(PAGES, 'public'), [['live/stack.json', JSON.stringify(info)]])

const base = process.env.BASE ?? '/'
await build(join(ROOT, 'site'), { base })
if (isServed) await serve({ root: join(ROOT, 'site'), base, port: Number(process.env.PORT ?? 4173) })
