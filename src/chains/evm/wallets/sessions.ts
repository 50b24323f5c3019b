import { type CaipNetworkId, toCaipNetworkId } from '../../../core/caip.js'
import type { Account } from '../../../core/entities/account.js'
import type { ConnectResult, WalletEvent } from '../../adapter.js'
import { Sessions } from '../../shared/sessions.js'
import type { WalletAnswer } from './connect.js'
import type { EvmConnectors } from './connectors.js'
import { type WalletChange, watchWallet } from './events.js'
import type { EvmWallet } from './wallet.js'

const toAccounts = (addresses: readonly string[]): readonly Account[] =>
  addresses.map(address => ({ address, type: 'eoa' }))

/** The CAIP-2 id of a chain; `undefined` for an unknown one. */
export const toNetworkId = (chainId: number | undefined): CaipNetworkId | undefined =>
  chainId ? toCaipNetworkId('eip155', chainId) : undefined

/** The connected EVM wallets. */
export class EvmSessions extends Sessions<EvmWallet, WalletAnswer> {
  readonly #emit: (event: WalletEvent) => void

  constructor(connectors: EvmConnectors, emit: (event: WalletEvent) => void) {
    super(connectors)
    this.#emit = emit
  }

  /** Starts listening to a wallet; `undefined` when it gave no account. */
  open(connectorId: string, wallet: EvmWallet, { accounts, chainId }: WalletAnswer): ConnectResult | undefined {
    if (!accounts.length) return undefined
    this.keep(connectorId, () => ({ wallet, stop: watchWallet(wallet, change => this.#pass(connectorId, change)) }))
    return { connectorId, accounts: toAccounts(accounts), caipNetworkId: toNetworkId(chainId) }
  }

  #pass(connectorId: string, { accounts, chainId, gone }: WalletChange): void {
    if (gone) {
      this.close(connectorId)
      return this.#emit({ type: 'disconnect', connectorId })
    }
    if (chainId) this.#emit({ type: 'network', connectorId, caipNetworkId: toNetworkId(chainId) })
    if (accounts) this.#emit({ type: 'accounts', connectorId, accounts: toAccounts(accounts) })
  }
}
