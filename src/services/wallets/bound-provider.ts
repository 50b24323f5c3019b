import { ConnectError } from '../../core/errors/attempt.js'
import { walletRequests } from './wallet-requests.js'

/** An EIP-1193 call. */
export interface ProviderRequest {
  readonly method: string
  readonly params?: readonly unknown[] | object
}

/** A listener of an EIP-1193 event. */
export type ProviderListener = (...values: readonly unknown[]) => void

/** A wallet's functions, captured when it was found; later replacements are never called (SECURITY: SEC-W5). */
export interface BoundProvider {
  /** Always returns a promise, whatever the wallet returns or throws. */
  request(request: ProviderRequest): Promise<unknown>
  /** Listens for an event until the returned function is called; does nothing for a wallet without events. */
  on(event: string, listener: ProviderListener): () => void
}

/** Methods that a wallet answers without a prompt; any other may show one in the page. */
const SILENT: ReadonlySet<string> = new Set([
  'eth_accounts',
  'eth_chainId',
  'eth_getBalance',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_getPermissions',
  'wallet_revokePermissions',
])

const callable = (value: unknown) => (typeof value === 'function' ? value : undefined)

/**
 * Captures an EIP-1193 provider's functions, each read once; `undefined` for anything but an object. A provider without
 * `request` is kept, so that its row can report it: its calls reject with `ConnectError`. Reading may run the wallet's
 * own code, so it may throw.
 */
export function bindProvider(provider: unknown): BoundProvider | undefined {
  if (typeof provider !== 'object' || provider === null) return undefined
  const request = callable(Reflect.get(provider, 'request'))
  const on = callable(Reflect.get(provider, 'on'))
  const off = callable(Reflect.get(provider, 'removeListener'))
  const ask = (call: ProviderRequest): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (request) resolve(Reflect.apply(request, provider, [call]))
      else reject(new ConnectError({ details: 'The wallet has no request function.' }))
    })
  return {
    request: call => (SILENT.has(call.method) ? ask(call) : walletRequests.ask(() => ask(call))),
    on(event, listener) {
      let isActive = true
      const onEvent: ProviderListener = (...values) => {
        if (isActive) listener(...values)
      }
      attempt(() => on && Reflect.apply(on, provider, [event, onEvent]))
      return () => {
        isActive = false
        attempt(() => off && Reflect.apply(off, provider, [event, onEvent]))
      }
    },
  }
}

/** Runs wallet code that may fail without consequences: a wallet without events is simply silent. */
function attempt(work: () => unknown): void {
  try {
    work()
  } catch {
    // the listener is disabled by its own flag
  }
}
