import { withBase } from 'vitepress'

import { logIn } from './embedded.mjs'
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

/** What else a view's modal is created with, by what it `needs`. */
const SETUPS = {
  async families(stack, { bitcoinAdapter, evmAdapter, solanaAdapter }) {
    const { addMultiWallet } = await live('wallets.js')
    await addMultiWallet(stack)
    const networks = [...stack.networks, stack.bitcoin.network, stack.solana.network]
    return { networks, adapters: [evmAdapter(), bitcoinAdapter(), solanaAdapter()] }
  },
  signIn: async () => ({ siwx: (await live('sign-in.js')).createSignIn() }),
}

/**
 * Creates the built modal with scripted wallets: at the development stack, or with every service off.
 *
 * @param needs what a view needs, as in `LiveView`
 */
export async function createLiveModal(options, needs = []) {
  const [stack, wallets, built] = await Promise.all([loadStack(), live('wallets.js'), live('wallet-modal.js')])
  if (stack) wallets.installAtStack(stack)
  else wallets.installWithoutNode()
  const setups = await Promise.all(needs.map(need => SETUPS[need]?.(stack, built)))
  return built.createWalletModal({
    adapters: [built.evmAdapter()],
    enableReconnect: false,
    debug: false,
    ...(stack ? atStack(stack) : alone(built.networks)),
    ...Object.assign({}, ...setups),
    ...options,
  })
}

/** Takes what settles once the dialog is closed; how it ends does not matter. */
const begin = opened => void opened.catch(error => console.error(error))

/** Opens a view, once its modal is connected as it `needs`. Resolves once the view opens. */
export async function openLive(modal, view, needs, args) {
  const tools = { begin, wallets: await live('wallets.js'), stack: await loadStack() }
  if (needs.includes('account') && !modal.getAccount().isConnected) await modal.connect(ASPEN)
  if (needs.includes('login') && !modal.getAccount().isConnected) await logIn(modal, tools)
  if (OPENINGS[view]) return OPENINGS[view](modal, tools)
  begin(modal.open({ view, ...(args && { arguments: args }) }))
}
