import { withBase } from 'vitepress'

import { OPENINGS } from './openings.mjs'

const SERVICES = ['catalogue', 'blockchain', 'rpc', 'secureSite', 'analytics', 'relay']

/** The wallet that a live view is connected to. */
const ASPEN = 'com.example.aspen'

/** One of the package's own files, which the generator of this site leaves as they are. */
const live = name => import(/* @vite-ignore */ withBase(`/live/${name}`))

/** The addresses of the development stack that was started with the site; `null` if there is none. */
export const loadStack = async () => (await fetch(withBase('/live/stack.json'))).json()

const atStack = ({ api, relay, frame, networks }) => ({
  projectId: 'docs',
  networks,
  remoteConfig: false,
  services: {
    catalogue: api.url,
    blockchain: api.url,
    rpc: api.url,
    analytics: api.url,
    relay: relay.url,
    secureSite: frame.url,
  },
})

const alone = ({ mainnet, base }) => ({
  networks: [mainnet, base].map(network => ({ ...network, rpcUrls: { default: { http: [] } } })),
  services: Object.fromEntries(SERVICES.map(name => [name, false])),
})

/** Creates the built modal with scripted wallets: at the development stack, or with every service off. */
export async function createLiveModal(options) {
  const [stack, wallets, { createWalletModal, evmAdapter, networks }] = await Promise.all([
    loadStack(),
    live('wallets.js'),
    live('wallet-modal.js'),
  ])
  if (stack) wallets.installAtStack(stack)
  else wallets.installWithoutNode()
  return createWalletModal({
    adapters: [evmAdapter()],
    enableReconnect: false,
    debug: false,
    ...(stack ? atStack(stack) : alone(networks)),
    ...options,
  })
}

/** Has the wallets leave their answer to a method open. */
const hold = async method => (await live('wallets.js')).hold(method)

/** Takes what settles once the dialog is closed; how it ends does not matter. */
const begin = opened => void opened.catch(error => console.error(error))

/** Opens a view; one that `needs` an account is connected first. Resolves once the view opens. */
export async function openLive(modal, view, needs, args) {
  if (needs.includes('account') && !modal.getAccount().isConnected) await modal.connect(ASPEN)
  if (OPENINGS[view]) return OPENINGS[view](modal, { begin, hold })
  begin(modal.open({ view, ...(args && { arguments: args }) }))
}
