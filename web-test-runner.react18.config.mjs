import { fileURLToPath } from 'node:url'

import config, { plugins } from './web-test-runner.config.mjs'
import { reactEsm } from './test/support/react-esm.mjs'

const react18 = await reactEsm(fileURLToPath(new URL('./test/react18', import.meta.url)))

/** The tests of the React layer once more, with React 18. */
export default {
  ...config,
  files: ['test/react/**/*.test.tsx'],
  plugins: plugins.map(plugin => (plugin.name === react18.name ? react18 : plugin)),
}
