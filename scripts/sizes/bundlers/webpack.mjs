import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Builds with webpack 5 in its production mode as it comes. @param {string} site @param {string} outDir */
export async function buildWithWebpack(site, outDir) {
  const { default: webpack } = await import('webpack')
  const stats = await new Promise((resolve, reject) => {
    const options = {
      context: site,
      mode: 'production',
      entry: './site.js',
      devtool: 'hidden-source-map',
      performance: { hints: false },
      output: { path: outDir, filename: 'site.js', publicPath: '/' },
    }
    webpack(options, (error, result) => (error ? reject(error) : resolve(result)))
  })
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }))
  writeFileSync(join(outDir, 'index.html'), readFileSync(join(site, 'index.html')))
}
