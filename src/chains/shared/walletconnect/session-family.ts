import type { CaipNetworkId } from '../../../core/caip.js'
import type { Account } from '../../../core/entities/account.js'
import { DISCONNECTED, toChainId, type WalletConnectProvider } from '../session-provider.js'

/** What changed in a namespace. */
export interface FamilyChanges {
  readonly network: boolean
  readonly accounts: boolean
}

const sameList = (a: readonly Account[], b: readonly Account[]): boolean =>
  a.length === b.length && a.every(({ address }, index) => address === b[index]?.address)

/** A session in one namespace, and the provider of the namespace, whose users hear of every change. */
export class SessionFamily {
  provider: WalletConnectProvider | undefined
  #network: CaipNetworkId | undefined
  #accounts: readonly Account[] = []
  #chosen: string | undefined

  /** The active network. */
  get network(): CaipNetworkId | undefined {
    return this.#network
  }

  /** The accounts in the wallet's order; none before there is a session, or if it lacks the namespace. */
  get accounts(): readonly Account[] {
    return this.#accounts
  }

  /** The addresses; first the one that the visitor chose, otherwise the wallet's own. */
  get addresses(): readonly string[] {
    const known = this.#accounts.map(({ address }) => address)
    return [...known.filter(address => address === this.#chosen), ...known.filter(address => address !== this.#chosen)]
  }

  /** Sets both before anyone is notified: whoever hears of one may read the other. */
  place(network: CaipNetworkId | undefined, accounts: readonly Account[]): FamilyChanges {
    const isNew = !this.#accounts.length
    const changes = { network: this.#network !== network, accounts: !sameList(this.#accounts, accounts) }
    if (this.#accounts[0]?.address !== accounts[0]?.address) this.#chosen = undefined
    this.#network = network
    this.#accounts = accounts
    if (isNew) this.provider?.emit('connect', { chainId: toChainId(network) })
    else if (changes.network) this.provider?.emit('chainChanged', toChainId(network))
    if (changes.accounts) this.provider?.emit('accountsChanged', this.addresses)
    return changes
  }

  /** The page is on another of the wallet's accounts. */
  choose(address: string): void {
    const [before] = this.addresses
    this.#chosen = address
    if (this.addresses[0] !== before) this.provider?.emit('accountsChanged', this.addresses)
  }

  /** The wallet is gone. */
  leave(): void {
    this.#network = undefined
    this.#accounts = []
    this.provider?.emit('accountsChanged', [])
    this.provider?.emit('disconnect', DISCONNECTED)
  }
}
