import { fileURLToPath } from 'node:url'

import { esbuildPlugin } from '@web/dev-server-esbuild'
import { chromeLauncher } from '@web/test-runner-chrome'

import { headlessPath } from './scripts/browser.mjs'
import { testFiles } from './scripts/tests/test-files.mjs'
import { protocolClientEsm } from './test/support/protocol-client-esm.mjs'
import { eventemitterEsm } from './test/support/eventemitter-esm.mjs'
import { reactEsm } from './test/support/react-esm.mjs'

const tsconfig = fileURLToPath(new URL('./tsconfig.json', import.meta.url))

const root = fileURLToPath(new URL('.', import.meta.url))

/** Plugins that serve packages as ES modules, each at an address of its own. */
export const packages = [await reactEsm(), eventemitterEsm(), protocolClientEsm()]

/** Makes what is not in the bundles of the tests runnable, such as modules that a worker loads. */
export const typescript = esbuildPlugin({ ts: true, tsx: true, jsx: 'automatic', target: 'es2022', tsconfig })

export default {
  files: testFiles(root).filter(file => !file.endsWith('.mjs')),
  nodeResolve: { browser: true, exportConditions: ['production', 'default'] },
  browsers: [
    chromeLauncher({
      // a context for each page: parallel test files of one context would share storage and hear each other's events
      createPage: async ({ context }) => (await context.browser().createBrowserContext()).newPage(),
      launchOptions: {
        executablePath: headlessPath(),
        args: ['--no-sandbox', '--disable-dev-shm-usage', '--js-flags=--expose-gc'],
      },
    }),
  ],
  concurrency: 2,
  // the longest file takes a third of it on a quiet machine
  testsFinishTimeout: 5 * 60_000,
  testFramework: { config: { timeout: 20_000 } },
  testRunnerHtml: framework => `<!doctype html><html lang="en"><head><title>tests</title></head><body>
    <script>window.process = { env: { NODE_ENV: 'production' } }</script>
    <script type="module" src="${framework}"></script></body></html>`,
  packages,
  plugins: [...packages, typescript],
}
