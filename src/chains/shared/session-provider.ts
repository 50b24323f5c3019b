import type { CaipNetworkId, ChainNamespace } from '../../core/caip.js'
import { WalletModalError } from '../../core/errors/base.js'
import { InvalidCallsError, MethodNotAllowedError, RequestAbortedError } from '../../core/errors/frame.js'
import { ChainNotSupportedError, SwitchRejectedError } from '../../core/errors/network.js'
import { SessionEndedError } from '../../core/errors/relay.js'
import { isRefusal } from '../../services/relay/relay-errors.js'
import { parseChainId, parseWalletError } from '../../services/wallets/wallet-reply.js'

/** An EIP-1193 request; other families use the same form with their own methods. */
export interface ProviderCall {
  readonly method: string
  readonly params?: readonly unknown[] | object | undefined
}

/** What a namespace's provider is built on. */
export interface ProviderSource {
  readonly namespace: ChainNamespace
  addresses(): readonly string[]
  network(): CaipNetworkId | undefined
  /** Sends a request to the wallet, or to the chain if it is a read. */
  call(call: ProviderCall): Promise<unknown>
  /** Asks the wallet to switch its chain; an already approved one is only recorded. */
  switchChain(chainId: number): Promise<void>
}

/** The events of a provider. */
export type ProviderEvent = 'accountsChanged' | 'chainChanged' | 'connect' | 'disconnect'

type Listener = (value: unknown) => void

/** Error codes of providers: of EIP-1193, EIP-3326 (`unknownChain`, which a site may then ask to add) and JSON-RPC. */
export const CODES = {
  userRejected: 4001,
  unauthorized: 4100,
  unsupportedMethod: 4200,
  disconnected: 4900,
  unknownChain: 4902,
  invalidParams: -32602,
  internal: -32603,
} as const

/** An error with one of these codes, as providers reject with. */
export const codedError = (code: number, message: string): Error => Object.assign(new Error(message), { code })

/** The value of a provider's `disconnect` event. */
export const DISCONNECTED = { code: CODES.disconnected, message: 'Disconnected' } as const

/** The wallet's own error, where one of ours wraps it. */
const unwrapped = (error: unknown): unknown => (error instanceof WalletModalError ? error.cause : error)

/** The code for a request that was refused or cancelled, or that is not available here. */
function codeOf(error: unknown): number | undefined {
  if ([error, unwrapped(error)].some(isRefusal)) return CODES.userRejected
  if (error instanceof RequestAbortedError || error instanceof SwitchRejectedError) return CODES.userRejected
  if (error instanceof MethodNotAllowedError) return CODES.unsupportedMethod
  if (error instanceof ChainNotSupportedError) return CODES.unknownChain
  if (error instanceof SessionEndedError) return CODES.disconnected
  return error instanceof InvalidCallsError ? CODES.invalidParams : undefined
}

/** An EIP-1193 error: with the wallet's code, and the standard code for a user rejection. */
class ProviderError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(cause: unknown) {
    super(parseWalletError(cause).message || 'The wallet failed', { cause })
    this.code = codeOf(cause) ?? parseWalletError(unwrapped(cause)).code ?? CODES.internal
    this.data = typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'data') : undefined
  }
}

const first = (params: ProviderCall['params']): unknown => (Array.isArray(params) ? params[0] : undefined)

/** The wallet of a session as one namespace's provider: EIP-1193 for EVM, the same form for every other family. */
export interface SessionProvider {
  /** The wallet's addresses, the active one first. */
  readonly accounts: readonly string[]
  /** The network that requests are for. */
  readonly caipNetworkId: CaipNetworkId | undefined
  /** Makes a request; rejects with an error that has a numeric `code`. */
  request(call: ProviderCall): Promise<unknown>
  /** Adds a listener. */
  on(event: string, listener: Listener): SessionProvider
  /** Removes a listener. */
  removeListener(event: string, listener: Listener): SessionProvider
  /** Alias of the above. */
  off(event: string, listener: Listener): SessionProvider
  /** Notifies all listeners; called by the session only. */
  emit(event: ProviderEvent, value: unknown): void
}

/** The provider of a session over WalletConnect. */
export type WalletConnectProvider = SessionProvider & { readonly isWalletConnect: true }

/** Asks the wallet to switch to the chain that a request names. */
async function switchTo(source: ProviderSource, parameter: unknown): Promise<null> {
  const given: unknown =
    typeof parameter === 'object' && parameter !== null ? Reflect.get(parameter, 'chainId') : undefined
  const chainId = parseChainId(given)
  if (!chainId) throw codedError(CODES.invalidParams, 'Expected a chain id')
  await source.switchChain(chainId)
  return null
}

async function requestEvm(source: ProviderSource, call: ProviderCall): Promise<unknown> {
  switch (call.method) {
    case 'eth_requestAccounts':
      if (!source.addresses().length) throw codedError(CODES.unauthorized, 'The wallet is not connected')
      return source.addresses()
    case 'eth_accounts':
      return source.addresses()
    case 'eth_chainId':
      return toChainId(source.network())
    case 'wallet_switchEthereumChain':
      return switchTo(source, first(call.params))
    default:
      return source.call(call)
  }
}

/**
 * Creates the provider of a session in a namespace. It does not use `this`: sites keep it in reactive state, which
 * wraps it in proxies. `marks` are fields by which sites identify the kind of wallet.
 */
export function createSessionProvider<Marks extends object>(
  source: ProviderSource,
  marks: Marks,
): SessionProvider & Marks {
  const listeners = new Map<string, Set<Listener>>()
  const removeListener: SessionProvider['removeListener'] = (event, listener) => {
    listeners.get(event)?.delete(listener)
    return provider
  }
  const provider: SessionProvider = {
    get accounts() {
      return source.addresses()
    },
    get caipNetworkId() {
      return source.network()
    },
    async request(call) {
      try {
        return source.namespace === 'eip155' ? await requestEvm(source, call) : await source.call(call)
      } catch (cause) {
        throw new ProviderError(cause)
      }
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      return provider
    },
    removeListener,
    off: removeListener,
    emit(event, value) {
      for (const listener of [...(listeners.get(event) ?? [])]) {
        try {
          listener(value)
        } catch (error) {
          reportError(error) // the site's error, which must not stop the session
        }
      }
    },
  }
  return Object.assign(provider, marks)
}

/** A network's id in the providers' format: the chain id in hex for EVM, the CAIP-2 id for other families. */
export const toChainId = (caipNetworkId: CaipNetworkId | undefined): string | undefined =>
  caipNetworkId?.startsWith('eip155:') ? `0x${Number(caipNetworkId.split(':')[1]).toString(16)}` : caipNetworkId
