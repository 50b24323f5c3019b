import type { CaipNetworkId, ChainNamespace } from '../../../core/caip.js'
import { isRefusal } from '../../../services/relay/relay-faults.js'
import { parseChainId, parseWalletFault } from '../../../services/wallets/evm-reply.js'

/** A request as EIP-1193 has it; other families use the same form with their own methods. */
export interface ProviderCall {
  readonly method: string
  readonly params?: readonly unknown[] | object | undefined
}

/** What a namespace's provider stands on. */
export interface ProviderSource {
  readonly namespace: ChainNamespace
  addresses(): readonly string[]
  network(): CaipNetworkId | undefined
  /** Sends a request to the wallet, or to the chain when it is a read. */
  call(call: ProviderCall): Promise<unknown>
  /** Has the wallet change its chain; a chain that it approved is only noted. */
  switchChain(chainId: number): Promise<void>
}

/** What a provider tells of. */
export type ProviderEvent = 'accountsChanged' | 'chainChanged' | 'connect' | 'disconnect'

type Listener = (value: unknown) => void

/** EIP-1193: the person behind the wallet refused. */
const USER_REJECTED = 4001

/** An error as EIP-1193 wants it: with the wallet's code, and the one code that sites look for when a person refused. */
class ProviderError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(cause: unknown) {
    const { code, message } = parseWalletFault(cause)
    super(message || 'The wallet failed', { cause })
    this.code = isRefusal(cause) ? USER_REJECTED : (code ?? -32603)
    this.data = typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'data') : undefined
  }
}

const first = (params: ProviderCall['params']): unknown => (Array.isArray(params) ? params[0] : undefined)

/** The wallet of a session as one namespace's provider: EIP-1193 for EVM, the same form for every other family. */
export class WalletConnectProvider {
  readonly isWalletConnect = true
  readonly #source: ProviderSource
  readonly #listeners = new Map<string, Set<Listener>>()

  constructor(source: ProviderSource) {
    this.#source = source
  }

  /** The addresses that the wallet gave, the active one first. */
  get accounts(): readonly string[] {
    return this.#source.addresses()
  }

  /** The network that requests are for. */
  get caipNetworkId(): CaipNetworkId | undefined {
    return this.#source.network()
  }

  /** Makes a request; rejects with an error that has a numeric `code`. */
  async request(call: ProviderCall): Promise<unknown> {
    try {
      return this.#source.namespace === 'eip155' ? await this.#requestEvm(call) : await this.#source.call(call)
    } catch (cause) {
      throw new ProviderError(cause)
    }
  }

  /** Hears an event. */
  on(event: string, listener: Listener): this {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners.add(listener))
    return this
  }

  /** Hears it no more. */
  removeListener(event: string, listener: Listener): this {
    this.#listeners.get(event)?.delete(listener)
    return this
  }

  /** The same by its other name. */
  off(event: string, listener: Listener): this {
    return this.removeListener(event, listener)
  }

  /** Tells everybody who listens; called by the session only. */
  emit(event: ProviderEvent, value: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(value)
  }

  #requestEvm(call: ProviderCall): Promise<unknown> {
    switch (call.method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return Promise.resolve(this.accounts)
      case 'eth_chainId':
        return Promise.resolve(toHex(this.caipNetworkId))
      case 'wallet_switchEthereumChain':
        return this.#switch(first(call.params))
      default:
        return this.#source.call(call)
    }
  }

  async #switch(parameter: unknown): Promise<null> {
    const given: unknown =
      typeof parameter === 'object' && parameter !== null ? Reflect.get(parameter, 'chainId') : undefined
    const chainId = parseChainId(given)
    if (!chainId) throw Object.assign(new Error('Expected a chain id'), { code: -32602 })
    await this.#source.switchChain(chainId)
    return null
  }
}

/** The chain id of an EVM network as providers give it. */
export const toHex = (caipNetworkId: CaipNetworkId | undefined): string | undefined =>
  caipNetworkId && `0x${Number(caipNetworkId.split(':')[1]).toString(16)}`
