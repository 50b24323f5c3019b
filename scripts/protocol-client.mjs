import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

import { build } from 'esbuild'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * The WalletConnect client has CommonJS dependencies, so it is converted to a single ES module where no bundler does
 * that.
 */
export const PROTOCOL_CLIENT = '@walletconnect/universal-provider'

let made

/**
 * Bundles the client once. `global`, which only code for React Native uses, becomes `globalThis`.
 * @returns {Promise<{ code: string, modules: string[] }>} the module, and the files that are in it
 */
export const bundleProtocolClient = () =>
  (made ??= build({
    stdin: { contents: `export { UniversalProvider } from '${PROTOCOL_CLIENT}'`, resolveDir: ROOT },
    absWorkingDir: ROOT,
    bundle: true,
    define: { global: 'globalThis', 'process.env.NODE_ENV': '"production"' },
    format: 'esm',
    legalComments: 'none',
    logLevel: 'error',
    metafile: true,
    platform: 'browser',
    target: 'es2022',
    write: false,
  }).then(({ outputFiles: [file], metafile }) => ({
    code: file.text,
    modules: Object.keys(metafile.inputs).map(path => join(ROOT, path)),
  })))
