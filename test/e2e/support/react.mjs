import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from 'esbuild'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const TEMP = join(ROOT, '.tmp/e2e')

/** Where each React is installed. */
export const REACTS = { 18: join(ROOT, 'test/react18'), 19: ROOT }

/** The page that is rendered on a server and hydrated in a browser. */
export const APP = `
import { createElement as h, Fragment, StrictMode, useId } from 'react'
import * as all from '${join(ROOT, 'dist/react/index.js')}'

export function App({ label }) {
  const { status, address } = all.useWalletModalAccount()
  const { caipNetworkId } = all.useWalletModalNetwork()
  const { open } = all.useWalletModalState()
  const { themeMode } = all.useWalletModalTheme()
  all.useWalletModalEvents()
  all.useWalletModalBalance()
  all.useWalletModalProvider('eip155')
  all.useWalletInfo()
  all.useWalletModalConnections()
  all.useWalletModalConnection()
  all.useWalletModalWallets()
  const id = useId()
  return h(StrictMode, null,
    h('header', null,
      h(all.WalletModalNetworkButton, { className: 'net' }),
      h(all.WalletModalButton, { size: 'lg', label, 'aria-describedby': id, onOpen: () => undefined }),
      h(all.WalletModalConnectButton, { loadingLabel: 'Just a moment', href: '/connect' }, 'Sign in'),
      h(all.WalletModalWalletButton, { wallet: 'phantom', disabled: true }),
      h(all.WalletModalAccountButton, { balance: 'hide' })),
    h('p', { id }, [status, address, caipNetworkId, String(open), themeMode].join(' ')),
    h(all.WalletModalEmbed, { className: 'place' }))
}
`

/** Makes every import of React, from wherever, the one that is asked for. */
const reactOf = version => ({
  name: 'react-of-version',
  setup({ onResolve }) {
    const { resolve } = createRequire(join(REACTS[version], 'package.json'))
    onResolve({ filter: /^(react|react-dom)(\/.*)?$/ }, ({ path }) => ({ path: resolve(path) }))
  },
})

async function bundle(name, contents, options) {
  const outfile = join(TEMP, name)
  await build({
    bundle: true,
    define: { 'process.env.NODE_ENV': '"development"' },
    format: 'esm',
    logLevel: 'error',
    outfile,
    stdin: { contents, resolveDir: ROOT },
    target: 'es2022',
    ...options,
  })
  return outfile
}

/** What a server loads: the page and the renderer of the React version, with Node's conditions. */
export const bundleServer = version =>
  bundle(
    `server-${version}.mjs`,
    `${APP}
import { renderToPipeableStream, renderToString } from 'react-dom/server'
export { renderToPipeableStream, renderToString, h }
export { version } from 'react'`,
    {
      platform: 'node',
      conditions: ['node'],
      plugins: [reactOf(version)],
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
    },
  )

/** What a browser loads: the same page, hydrated. */
export const bundleClient = version =>
  bundle(
    `client-${version}.js`,
    `${APP}
import { hydrateRoot } from 'react-dom/client'
const problems = []
const report = error => problems.push(String(error))
hydrateRoot(document.querySelector('#root'), h(App, { label: 'Join us' }), { onRecoverableError: report })
window.hydration = { problems }`,
    { platform: 'browser', conditions: ['browser', 'production'], plugins: [reactOf(version)] },
  )
