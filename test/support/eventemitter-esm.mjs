/** wagmi's event emitter ships its ES module beside a CommonJS one, and names only the latter. */
const ESM = '/node_modules/eventemitter3/dist/eventemitter3.esm.js'

/** Test-runner plugin: serves `eventemitter3` as an ES module. */
export const eventemitterEsm = () => ({
  name: 'eventemitter-esm',
  resolveImport: ({ source }) => (source === 'eventemitter3' ? ESM : undefined),
})
