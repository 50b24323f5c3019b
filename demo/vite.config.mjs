import { fileURLToPath } from 'node:url'

const path = name => fileURLToPath(new URL(name, import.meta.url))

/** The playground uses the package as a site would: by its public entry points, built. */
const ENTRIES = {
  'wallet-modal': 'index.js',
  'wallet-modal/react': 'react/index.js',
  'wallet-modal/chains/bitcoin': 'chains/bitcoin/index.js',
  'wallet-modal/chains/evm': 'chains/evm/index.js',
  'wallet-modal/chains/solana': 'chains/solana/index.js',
  'wallet-modal/networks': 'networks.js',
  'wallet-modal/siwx': 'siwx/index.js',
  'wallet-modal/testing': 'testing/index.js',
}

/** Warnings about libraries that no one here can mend. */
const QUIET = new Set(['MODULE_LEVEL_DIRECTIVE', 'INVALID_ANNOTATION'])

export default {
  root: path('.'),
  base: './',
  appType: 'spa',
  cacheDir: path('../.tmp/vite'),
  resolve: {
    alias: Object.entries(ENTRIES).map(([name, file]) => ({
      find: new RegExp(`^${name}$`),
      replacement: path(`../dist/${file}`),
    })),
    conditions: ['module', 'browser', 'production'],
    dedupe: ['react', 'react-dom', 'lit', 'signal-polyfill'],
  },
  oxc: { jsx: { runtime: 'automatic' } },
  server: { fs: { allow: [path('..')] } },
  optimizeDeps: {
    entries: ['index.html'],
    include: [
      ...['react', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', '@lit/react'],
      ...['lit', 'lit/decorators.js', 'lit/directives/repeat.js', 'lit/directives/keyed.js', 'lit/directives/cache.js'],
      ...['signal-polyfill', 'tslib', 'zod/mini', 'viem', 'viem/accounts'],
      ...['@walletconnect/universal-provider', 'uqr', '@scure/btc-signer', '@scure/btc-signer/utils.js'],
      ...['@solana/web3.js', '@solana-program/system', '@solana-program/token'],
    ],
  },
  build: {
    outDir: path('../.tmp/demo'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { onwarn: (warning, warn) => QUIET.has(warning.code) || warn(warning) },
  },
  logLevel: 'error',
}
