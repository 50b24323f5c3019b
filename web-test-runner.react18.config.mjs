import { fileURLToPath } from 'node:url'

import config, { packages as usual, typescript } from './web-test-runner.config.mjs'
import { reactEsm } from './test/support/react-esm.mjs'

const react18 = await reactEsm(fileURLToPath(new URL('./test/react18', import.meta.url)))

const packages = usual.map(plugin => (plugin.name === react18.name ? react18 : plugin))

/** The tests of the React layer once more, with React 18. */
export default {
  ...config,
  files: config.files.filter(file => file.startsWith('test/react/')),
  packages,
  plugins: [...packages, typescript],
}
