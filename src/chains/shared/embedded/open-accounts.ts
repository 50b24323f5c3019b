import type { ChainNamespace } from '../../../core/caip.js'
import type { CaipNetwork } from '../../../core/entities/network.js'
import type { ConnectResult } from '../../ports/wallets.js'

/** An open account, and its network. */
export interface OpenAccount {
  readonly result: ConnectResult
  readonly network: CaipNetwork
}

/** The open account of each family, and how many times it was closed. */
export class OpenAccounts extends Map<ChainNamespace, OpenAccount> {
  readonly #ends = new Map<ChainNamespace, number>()

  /** How many times the account of a family was closed: the answer to an earlier request no longer counts. */
  ends(namespace: ChainNamespace): number {
    return this.#ends.get(namespace) ?? 0
  }

  override delete(namespace: ChainNamespace): boolean {
    this.#ends.set(namespace, this.ends(namespace) + 1)
    return super.delete(namespace)
  }
}
