import { isRecord } from './shapes.js'
import type {
  TestWalletConnectOptions,
  TestWalletConnectWallet,
  WalletConnectAsk,
  WalletConnectTestState,
} from './wallet-connect-types.js'

const DEV_URL = 'http://127.0.0.1:8787'
/** Maximum wait for a request, in milliseconds. */
const PATIENCE = 10_000

/**
 * Acts as the person holding the phone: drives the WalletConnect wallet of a running development stack
 * (`wallet-modal/dev`) from a test in a browser or in node. The wallet signs with funded accounts of the local chains.
 */
export function createTestWalletConnectWallet(options: TestWalletConnectOptions = {}): TestWalletConnectWallet {
  const { devUrl = DEV_URL, fetch = globalThis.fetch.bind(globalThis) } = options
  const base = `${devUrl.replace(/\/+$/, '')}/__dev`
  const read = async <Answer>(path: string): Promise<Answer> =>
    answerOf(await fetch(`${base}/${path}`)) as Promise<Answer> // the stack is our own, in the same version
  const send = async (path: string, body: unknown): Promise<void> => {
    const headers = { 'content-type': 'application/json' }
    await answerOf(await fetch(`${base}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))
  }
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
    extend: topic => send('wallet/extend', { topic }),
    disconnect: topic => send('wallet/disconnect', { topic }),
    nextAsk: (method, ms = PATIENCE) => nextAsk(state, method, ms),
    calls: method => read(`wallet/calls${method === undefined ? '' : `?method=${encodeURIComponent(method)}`}`),
    state: () => state(),
    reset: () => send('wallet/reset', {}),
    relay: change => send('relay', change),
  }
}

/** The answer as JSON; a rejection by the stack becomes an error with its message. */
async function answerOf(response: Response): Promise<unknown> {
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return answer
  const reason = isRecord(answer) && typeof answer.error === 'string' ? answer.error : `Status ${response.status}`
  throw new Error(reason)
}

async function nextAsk(
  state: (after?: number) => Promise<WalletConnectTestState>,
  method: string | undefined,
  ms: number,
): Promise<WalletConnectAsk> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`The wallet was not asked for ${method ?? 'anything'} within ${ms} ms.`)
    timer = setTimeout(() => reject(error), ms)
  })
  try {
    let version: number | undefined
    for (;;) {
      const now = await Promise.race([state(version), late])
      const found = now.pending.find(ask => method === undefined || ask.method === method)
      if (found) return found
      version = now.version
    }
  } finally {
    clearTimeout(timer)
  }
}
