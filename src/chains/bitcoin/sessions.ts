import { isBitcoinAddress } from '../../core/bitcoin-address.js'
import type { CaipNetworkId } from '../../core/caip.js'
import type { Account } from '../../core/entities/account.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { ConnectorNotFoundError } from '../../core/errors/connection.js'
import { BITCOIN_ACCOUNT_INDEX } from '../../core/limits.js'
import type { AccountType } from '../../core/rules/account-types.js'
import type { ConnectResult, WalletEvent } from '../adapter.js'
import type { BitcoinConnectors } from './connectors.js'
import { networkOfAddress } from './networks.js'
import type { BitcoinWallet, WalletAnswer } from './wallet.js'
import { SharedRequests } from '../shared/shared-requests.js'

/** A wallet that gave its accounts. */
export interface Session {
  readonly wallet: BitcoinWallet
  readonly stop: () => void
  accounts: readonly Account[]
  caipNetworkId: CaipNetworkId | undefined
  /** How often the wallet was asked what changed; an answer counts only while no later question was asked. */
  asked: number
}

const ORDER: Readonly<Partial<Record<AccountType, number>>> = BITCOIN_ACCOUNT_INDEX

const indexOf = ({ type }: Account): number => ORDER[type ?? 'payment'] ?? Number.POSITIVE_INFINITY

/** Payment first, then ordinals (SPEC 9); those of the preferred type before all others. Foreign addresses are left out. */
export function orderAccounts(accounts: readonly Account[], preferred: AccountType | undefined): readonly Account[] {
  const sorted = accounts
    .filter(({ address }) => isBitcoinAddress(address))
    .sort((one, other) => indexOf(one) - indexOf(other))
  return [...sorted.filter(({ type }) => type === preferred), ...sorted.filter(({ type }) => type !== preferred)]
}

/** What the sessions need of their family. */
export interface SessionSource {
  readonly connectors: BitcoinConnectors
  readonly networks: () => readonly CaipNetwork[]
  readonly emit: (event: WalletEvent) => void
}

const sameAccounts = (one: readonly Account[], other: readonly Account[]): boolean =>
  one.length === other.length && one.every(({ address }, index) => address === other[index]?.address)

/** The wallets that gave their accounts, each with an ear on what it says. Ids are compared without regard to case. */
export class BitcoinSessions {
  /** Prompts that are open in wallets. */
  readonly prompts = new SharedRequests<WalletAnswer>()
  readonly #source: SessionSource
  readonly #open = new Map<string, Session>()
  #preferred: AccountType | undefined

  constructor(source: SessionSource) {
    this.#source = source
  }

  /** The session of a connector. */
  get(connectorId: string): Session | undefined {
    return this.#open.get(connectorId.toLowerCase())
  }

  /**
   * The wallet behind a connector: the connected one stays it.
   *
   * @throws {ConnectorNotFoundError} there is none
   */
  find(connectorId: string): BitcoinWallet {
    const wallet = this.get(connectorId)?.wallet ?? this.#source.connectors.wallet(connectorId)
    if (!wallet) throw new ConnectorNotFoundError(connectorId)
    return wallet
  }

  /**
   * Listens to a wallet from now on; `undefined` when its answer holds no Bitcoin address. Accounts of the preferred
   * type come first from now on.
   */
  open(
    connectorId: string,
    wallet: BitcoinWallet,
    answer: WalletAnswer,
    preferred: AccountType | undefined,
  ): ConnectResult | undefined {
    this.#preferred = preferred
    const { accounts, caipNetworkId } = this.#read(answer)
    if (!accounts.length) return undefined
    this.close(connectorId)
    const stop = wallet.watch(news => void this.#hear(connectorId, news))
    this.#open.set(connectorId.toLowerCase(), { wallet, stop, accounts, caipNetworkId, asked: 0 })
    return { connectorId, accounts, caipNetworkId }
  }

  /** Takes what a connected wallet gives anew and tells what is different. */
  update(connectorId: string, answer: WalletAnswer): CaipNetworkId | undefined {
    const session = this.get(connectorId)
    if (!session) return undefined
    const { accounts, caipNetworkId } = this.#read(answer)
    if (!accounts.length) return this.#end(connectorId)
    const { emit } = this.#source
    const [before, network] = [session.accounts, session.caipNetworkId]
    Object.assign(session, { accounts, caipNetworkId })
    if (network !== caipNetworkId) emit({ type: 'network', connectorId, caipNetworkId })
    if (!sameAccounts(before, accounts)) emit({ type: 'accounts', connectorId, accounts })
    return caipNetworkId
  }

  /** Stops listening to a wallet. */
  close(connectorId: string): void {
    this.get(connectorId)?.stop()
    this.#open.delete(connectorId.toLowerCase())
  }

  /** Stops listening to every wallet. */
  closeAll(): void {
    for (const key of [...this.#open.keys()]) this.close(key)
  }

  #read({ accounts: given, caipNetworkId: said }: WalletAnswer): Pick<Session, 'accounts' | 'caipNetworkId'> {
    const accounts = orderAccounts(given, this.#preferred)
    const [first] = accounts
    return { accounts, caipNetworkId: said ?? (first && networkOfAddress(first.address, this.#source.networks())) }
  }

  async #hear(connectorId: string, news: 'changed' | 'gone'): Promise<void> {
    const session = this.get(connectorId)
    if (!session) return
    if (news === 'gone') return void this.#end(connectorId)
    const network = this.#source.networks().find(({ caipNetworkId }) => caipNetworkId === session.caipNetworkId)
    const turn = (session.asked += 1)
    const answer = await session.wallet.restore(network).catch(() => undefined) // it will say more, or stay as it is
    if (answer && turn === session.asked && this.get(connectorId) === session) this.update(connectorId, answer)
  }

  #end(connectorId: string): undefined {
    this.close(connectorId)
    this.#source.emit({ type: 'disconnect', connectorId })
  }
}
