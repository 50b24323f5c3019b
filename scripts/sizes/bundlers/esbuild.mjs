import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { build } from 'esbuild'

/** Builds for production with code splitting, which esbuild has for modules only. @param {string} site @param {string} outDir */
export async function buildWithEsbuild(site, outDir) {
  await build({
    absWorkingDir: site,
    entryPoints: [join(site, 'site.js')],
    outdir: outDir,
    bundle: true,
    format: 'esm',
    minify: true,
    splitting: true,
    sourcemap: 'external',
    target: 'es2022',
    logLevel: 'error',
  })
  writeFileSync(join(outDir, 'index.html'), readFileSync(join(site, 'index.html')))
}
