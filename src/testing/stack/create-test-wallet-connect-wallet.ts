import { devStackClient } from './client.js'
import type {
  TestWalletConnectOptions,
  TestWalletConnectWallet,
  WalletConnectAsk,
  WalletConnectTestState,
} from './wallet-connect-types.js'

/** Longest wait for a request, in milliseconds. */
const PATIENCE = 10_000

/**
 * Controls the WalletConnect wallet of a running development stack (`wallet-modal/dev`), as its user would on a phone,
 * from a test in a browser or in Node. The wallet signs with funded accounts of the local chains.
 */
export function createTestWalletConnectWallet(options: TestWalletConnectOptions = {}): TestWalletConnectWallet {
  const { read, send } = devStackClient(options)
  const state = (after?: number): Promise<WalletConnectTestState> =>
    read(`wallet/state${after === undefined ? '' : `?after=${after}`}`)
  return {
    pair: uri => send('wallet/pair', { uri }),
    approve: (terms = {}) => send('wallet/approve', terms),
    reject: (reason = {}) => send('wallet/reject', reason),
    rule: rule => send('wallet/rule', rule),
    changeAccount: place => send('wallet/account', { index: place }),
    changeChain: caipNetworkId => send('wallet/chain', { caipNetworkId }),
    emit: (name, data, caipNetworkId) => send('wallet/emit', { name, data, caipNetworkId }),
    grant: (chains, topic) => send('wallet/grant', { chains, topic }),
    extend: topic => send('wallet/extend', { topic }),
    disconnect: topic => send('wallet/disconnect', { topic }),
    nextAsk: (method, ms = PATIENCE) => nextAsk(state, method, ms),
    calls: method => read(`wallet/calls${method === undefined ? '' : `?method=${encodeURIComponent(method)}`}`),
    state: () => state(),
    reset: () => send('wallet/reset', {}),
    relay: change => send('relay', change),
  }
}

async function nextAsk(
  state: (after?: number) => Promise<WalletConnectTestState>,
  method: string | undefined,
  ms: number,
): Promise<WalletConnectAsk> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    const error = new Error(`The wallet was not asked for ${method ?? 'anything'} within ${ms} ms.`)
    timer = setTimeout(() => reject(error), ms)
  })
  try {
    let version: number | undefined
    for (;;) {
      const now = await Promise.race([state(version), timeout])
      const found = now.pending.find(ask => method === undefined || ask.method === method)
      if (found) return found
      version = now.version
    }
  } finally {
    clearTimeout(timer)
  }
}
