import { cpSync } from 'node:fs'
import { join } from 'node:path'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import vue from '@vitejs/plugin-vue'
import { build as bundle } from 'esbuild'
import { build } from 'vite'
import solid from 'vite-plugin-solid'

/** What each site needs of Vite beyond its defaults. @type {Readonly<Record<string, import('vite').UserConfig>>} */
const VITE_SITES = {
  react: {},
  vue: { plugins: [vue()] },
  svelte: { plugins: [svelte({ configFile: false })] },
  solid: { plugins: [solid()] },
  preact: { oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } } },
  angular: {},
  'wagmi-2': { resolve: { alias: { '@wagmi/core': 'wagmi-core-2' } } },
  'wagmi-3': {},
}

/**
 * Builds the sites for production.
 * @param {string} place where they are
 * @param {string} stack what they need to know of the development stack, as JSON
 */
export async function buildSites(place, stack) {
  const define = { 'process.env.NEXT_PUBLIC_STACK': JSON.stringify(stack) }
  for (const [name, own] of Object.entries(VITE_SITES))
    await build({ root: join(place, name), configFile: false, logLevel: 'error', define, ...own })
  cpSync(join(place, 'node_modules/wallet-modal/dist/cdn'), join(place, 'plain/wallet-modal'), { recursive: true })
}

/**
 * A script that installs a wallet in a page, as an extension does.
 * @param {string} place
 * @param {import('../../../src/testing/types.js').TestWalletOptions} wallet
 */
export async function walletScript(place, wallet) {
  const { outputFiles } = await bundle({
    stdin: {
      contents: `import { installTestWallets } from 'wallet-modal/testing'
if (location.protocol === 'http:') installTestWallets([${JSON.stringify(wallet)}])`,
      resolveDir: join(place, 'shared'),
    },
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}
