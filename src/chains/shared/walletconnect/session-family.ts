import type { CaipNetworkId } from '../../../core/caip.js'
import type { Account } from '../../../core/entities/account.js'
import { DISCONNECTED, toChainId, type WalletConnectProvider } from '../session-provider.js'

/** Which parts of a namespace changed. */
export interface FamilyChanges {
  readonly network: boolean
  readonly accounts: boolean
}

const haveSameAddresses = (a: readonly Account[], b: readonly Account[]): boolean =>
  a.length === b.length && a.every(({ address }, index) => address === b[index]?.address)

/** The state of a session in one namespace; every change is reported to the listeners of the namespace's provider. */
export class SessionFamily {
  provider: WalletConnectProvider | undefined
  #network: CaipNetworkId | undefined
  #accounts: readonly Account[] = []
  #chosen: string | undefined

  /** The active network. */
  get network(): CaipNetworkId | undefined {
    return this.#network
  }

  /** The accounts in the wallet's order; empty without a session, or if the session lacks the namespace. */
  get accounts(): readonly Account[] {
    return this.#accounts
  }

  /** The addresses: the one that the visitor chose first, the others in the wallet's order. */
  get addresses(): readonly string[] {
    const known = this.#accounts.map(({ address }) => address)
    return [...known.filter(address => address === this.#chosen), ...known.filter(address => address !== this.#chosen)]
  }

  /**
   * Sets network and accounts before notifying anyone, because a listener for one may read the other. The visitor's choice
   * of an account ends when the wallet's first account changes.
   */
  set(network: CaipNetworkId | undefined, accounts: readonly Account[]): FamilyChanges {
    const isNew = !this.#accounts.length
    const changes = { network: this.#network !== network, accounts: !haveSameAddresses(this.#accounts, accounts) }
    if (this.#accounts[0]?.address !== accounts[0]?.address) this.#chosen = undefined
    this.#network = network
    this.#accounts = accounts
    if (isNew) this.provider?.emit('connect', { chainId: toChainId(network) })
    else if (changes.network) this.provider?.emit('chainChanged', toChainId(network))
    if (changes.accounts) this.provider?.emit('accountsChanged', this.addresses)
    return changes
  }

  /** Makes an account the active one, if the wallet has it. */
  choose(address: string): void {
    const [before] = this.addresses
    this.#chosen = address
    if (this.addresses[0] !== before) this.provider?.emit('accountsChanged', this.addresses)
  }

  /** Clears network and accounts after the session has ended, or has lost the namespace. */
  clear(): void {
    this.#network = undefined
    this.#accounts = []
    this.provider?.emit('accountsChanged', [])
    this.provider?.emit('disconnect', DISCONNECTED)
  }
}
