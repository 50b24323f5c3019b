import { startApi } from '../dev/api/server.mjs'

const WALLETS = 600

/** Has the page ask the server at `api` instead of the hosted services; runs in the page before anything else. */
function askAt(api) {
  const { fetch } = window
  window.fetch = (input, init) => {
    const { origin, pathname, search } = new URL(input, location.href)
    return fetch(origin === location.origin || origin === api ? input : api + pathname + search, init)
  }
}

/**
 * Starts a server that answers as the hosted services do, on this machine. Nothing of the browser is intercepted, which
 * would turn its cache off and cost time and memory of its own.
 */
export async function startServices() {
  const settings = { port: 0, chains: [], wallets: WALLETS, relay: undefined, wallet: undefined, info: () => ({}) }
  const { url, stop } = await startApi({ ...settings, print() {} })
  return { use: page => page.addInitScript(askAt, url), stop }
}
