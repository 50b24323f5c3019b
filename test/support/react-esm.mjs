import { createRequire } from 'node:module'
import { build } from 'esbuild'

const modules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-dom/server']
const urlOf = (prefix, id) => `${prefix}/${id.replaceAll('/', '_')}.js`

/** Bundles React's CommonJS packages, as found from `cwd`, to ES modules that share one copy. */
async function bundle(prefix, cwd) {
  const require = createRequire(`${cwd}/package.json`)
  const { outputFiles } = await build({
    entryPoints: modules.map(id => ({ in: `esm:${id}`, out: id.replaceAll('/', '_') })),
    absWorkingDir: cwd,
    bundle: true,
    define: { 'process.env.NODE_ENV': '"development"' },
    format: 'esm',
    outdir: prefix,
    platform: 'browser',
    plugins: [{ name: 'named-exports', setup }],
    splitting: true,
    write: false,
  })

  function setup(esbuild) {
    esbuild.onResolve({ filter: /^esm:/ }, ({ path }) => ({ path: path.slice(4), namespace: 'esm' }))
    esbuild.onLoad({ filter: /.*/, namespace: 'esm' }, ({ path }) => {
      const names = Object.keys(require(path)).filter(name => /^[A-Za-z_$][\w$]*$/.test(name))
      return {
        resolveDir: cwd,
        contents: `import all from '${path}'; export default all; export const { ${names.join(', ')} } = all`,
      }
    })
  }
  return new Map(outputFiles.map(file => [file.path, file.text]))
}

/** Test-runner plugin: serves React's packages as ES modules; `cwd` chooses which installed React. */
export async function reactEsm(cwd = process.cwd()) {
  const prefix = '/__react'
  const files = await bundle(prefix, cwd)
  return {
    name: 'react-esm',
    resolveImport: ({ source }) => (modules.includes(source) ? urlOf(prefix, source) : undefined),
    serve: ({ path }) => (files.has(path) ? { body: files.get(path), type: 'js' } : undefined),
  }
}
