import { type CaipNetworkId, toCaipNetworkId } from '../../core/caip.js'
import type { Account } from '../../core/entities/account.js'
import { ConnectorNotFoundError } from '../../core/errors/connection.js'
import type { ConnectResult, WalletEvent } from '../adapter.js'
import type { WalletAnswer } from './connect.js'
import type { EvmConnectors } from './connectors.js'
import { type WalletNews, watchWallet } from './events.js'
import type { EvmWallet } from './wallet.js'

interface Session {
  readonly wallet: EvmWallet
  readonly stop: () => void
}

const toAccounts = (addresses: readonly string[]): readonly Account[] =>
  addresses.map(address => ({ address, type: 'eoa' }))

/** The CAIP-2 id of a chain; `undefined` of an unknown one. */
export const toNetworkId = (chainId: number | undefined): CaipNetworkId | undefined =>
  chainId ? toCaipNetworkId('eip155', chainId) : undefined

/** The wallets that gave their accounts, each with its ear on what it says. Ids are compared without regard to case. */
export class EvmSessions {
  readonly #connectors: EvmConnectors
  readonly #emit: (event: WalletEvent) => void
  readonly #open = new Map<string, Session>()

  constructor(connectors: EvmConnectors, emit: (event: WalletEvent) => void) {
    this.#connectors = connectors
    this.#emit = emit
  }

  /** The wallet behind a connector: the connected one stays it, also when the page has another of that name now. */
  wallet(connectorId: string): EvmWallet | undefined {
    return this.#open.get(connectorId.toLowerCase())?.wallet ?? this.#connectors.wallet(connectorId)
  }

  /**
   * The same, for when there must be one.
   *
   * @throws {ConnectorNotFoundError} there is none
   */
  find(connectorId: string): EvmWallet {
    const wallet = this.wallet(connectorId)
    if (!wallet) throw new ConnectorNotFoundError(connectorId)
    return wallet
  }

  /** Listens to a wallet from now on; gives what it answered in the product's terms. */
  open(connectorId: string, wallet: EvmWallet, { accounts, chainId }: WalletAnswer): ConnectResult {
    this.close(connectorId)
    const stop = watchWallet(wallet, news => this.#tell(connectorId, news))
    this.#open.set(connectorId.toLowerCase(), { wallet, stop })
    return { connectorId, accounts: toAccounts(accounts), caipNetworkId: toNetworkId(chainId) }
  }

  /** Stops listening to a wallet. */
  close(connectorId: string): void {
    const key = connectorId.toLowerCase()
    this.#open.get(key)?.stop()
    this.#open.delete(key)
  }

  /** Stops listening to every wallet. */
  closeAll(): void {
    for (const key of [...this.#open.keys()]) this.close(key)
  }

  #tell(connectorId: string, { accounts, chainId, gone }: WalletNews): void {
    if (gone) {
      this.close(connectorId)
      return this.#emit({ type: 'disconnect', connectorId })
    }
    if (chainId) this.#emit({ type: 'network', connectorId, caipNetworkId: toNetworkId(chainId) })
    if (accounts) this.#emit({ type: 'accounts', connectorId, accounts: toAccounts(accounts) })
  }
}
