/** The services of a site: the hosted ones, as on the first page of the documentation, or none. */
const SERVICES = {
  hosted: `projectId: '00000000000000000000000000000000'`,
  none: 'services: { catalogue: false, blockchain: false, rpc: false }',
}

const FAMILIES = {
  evm: { factory: 'evmAdapter', networks: ['mainnet', 'sepolia'] },
  solana: { factory: 'solanaAdapter', networks: ['solana'] },
  bitcoin: { factory: 'bitcoinAdapter', networks: ['bitcoin'] },
  polkadot: { factory: 'polkadotAdapter', networks: ['polkadot'] },
}

/** A sign-in storage with a session for every account, so that a visit continues without a signature. */
const SIGN_IN = `
const storage = {
  get: async (chainId, accountAddress) => [
    {
      data: { chainId, accountAddress, domain: 'site', uri: 'https://site', version: '1', nonce: '00000000' },
      message: '',
      signature: '',
    },
  ],
  add: async () => {},
  set: async () => {},
  delete: async () => {},
}
`

/**
 * The modal of a site with some families. It is global, so that a visit can control it. `location` may be missing,
 * because pages are also rendered on servers.
 */
function createModal({ families, signsIn }, services) {
  const used = families.map(family => [family, FAMILIES[family]])
  const networks = used.flatMap(([, { networks }]) => networks).join(', ')
  return `
import { createWalletModal } from 'wallet-modal'
${used.map(([family, { factory }]) => `import { ${factory} } from 'wallet-modal/chains/${family}'`).join('\n')}
import { ${networks} } from 'wallet-modal/networks'
${signsIn ? `import { DefaultSIWX } from 'wallet-modal/siwx'\n${SIGN_IN}` : ''}
globalThis.walletModal = createWalletModal({
  adapters: [${used.map(([, { factory }]) => `${factory}()`).join(', ')}],
  networks: [${networks}],
  ${SERVICES[services]},
  ${signsIn ? 'siwx: new DefaultSIWX({ storage }),' : ''}
  metadata: { name: 'Site', description: 'A site', url: globalThis.location?.origin ?? 'http://localhost', icons: [] },
})
`
}

/**
 * The code of a site without the product. This control splits code too, so that the runtime of bundler and framework is
 * in both sites and cancels out.
 */
const CONTROL = `globalThis.loadMore = () => import('./more.js')\n`

const plainApp = `
import { createElement } from 'react'
export const App = () => createElement('main', null, createElement('wallet-modal-button'))
`
const reactApp = `
import { createElement } from 'react'
import { WalletModalButton } from 'wallet-modal/react'
export const App = () => createElement('main', null, createElement(WalletModalButton))
`
const mountApp = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.js'
createRoot(document.querySelector('#root')).render(createElement(App))
`

const page = body => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Site</title><link rel="icon" href="data:,"></head>
<body>${body}</body></html>
`

/**
 * The sites that are measured. `usesReact`: React renders the page, even without a framework; `signsIn`: visitors sign
 * in with their wallets.
 */
export const SITES = {
  button: { families: ['evm'], usesReact: false },
  react: { families: ['evm'], usesReact: true },
  families: { families: Object.keys(FAMILIES), usesReact: false },
  'sign-in': { families: ['evm'], usesReact: false, signsIn: true },
}

/**
 * The files of a site by path. `isControl` leaves the product out; a `framework` mounts the `App` by itself.
 *
 * @param {keyof typeof SITES} name
 * @param {{ isControl?: boolean, framework?: boolean, services?: 'hosted' | 'none' }} options
 */
export function filesOf(name, { isControl = false, framework = false, services = 'hosted' } = {}) {
  const { usesReact } = SITES[name]
  const modal = isControl ? CONTROL : CONTROL + createModal(SITES[name], services)
  const hasApp = usesReact || framework
  const body = usesReact ? '<div id="root"></div>' : '<main><wallet-modal-button></wallet-modal-button></main>'
  return {
    'package.json': JSON.stringify({ name: 'site', private: true, type: 'module' }),
    'modal.js': modal,
    'more.js': 'export const more = 1\n',
    ...(hasApp ? { 'app.js': `import './modal.js'\n${usesReact && !isControl ? reactApp : plainApp}` } : {}),
    ...(framework ? {} : { 'site.js': usesReact ? mountApp : `import './modal.js'\n` }),
    ...(framework ? {} : { 'index.html': page(`${body}<script type="module" src="/site.js"></script>`) }),
  }
}
