import { startApi } from '../dev/api/server.mjs'

const WALLETS = 600

/** Redirects requests for the hosted services to the server at `api`; runs in the page before any other script. */
function askAt(api) {
  const { fetch } = window
  window.fetch = (input, init) => {
    const { origin, pathname, search } = new URL(input, location.href)
    return fetch(origin === location.origin || origin === api ? input : api + pathname + search, init)
  }
}

/**
 * Starts a local server that answers like the hosted services. Requests are not intercepted in the browser, because
 * this would turn off its cache and cost time and memory.
 */
export async function startServices() {
  const settings = { port: 0, chains: [], wallets: WALLETS, relay: undefined, wallet: undefined, info: () => ({}) }
  const { url, stop } = await startApi({ ...settings, print() {} })
  return { use: page => page.addInitScript(askAt, url), stop }
}
