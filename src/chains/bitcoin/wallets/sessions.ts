import { isBitcoinAddress } from '../../../core/chain/bitcoin-address.js'
import type { CaipNetworkId } from '../../../core/caip.js'
import type { Account } from '../../../core/entities/account.js'
import type { CaipNetwork } from '../../../core/entities/network.js'
import { BITCOIN_ACCOUNT_INDEX } from '../../../core/limits.js'
import type { AccountType } from '../../../core/entities/account-types.js'
import { holdWallet, releaseHold } from '../../../services/wallets/standard-use.js'
import type { ConnectResult, WalletEvent } from '../../ports/wallets.js'
import type { BitcoinConnectors } from './connectors.js'
import { networkOfAddress } from '../network-ids.js'
import type { BitcoinWallet, WalletAnswer } from './wallet.js'
import { type Session, Sessions } from '../../shared/sessions.js'

/** A connected wallet. */
export interface BitcoinSession extends Session<BitcoinWallet> {
  accounts: readonly Account[]
  caipNetworkId: CaipNetworkId | undefined
  /** The number of change checks; only the latest answer counts. */
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

/** What sessions need of their family. */
export interface SessionNeeds {
  readonly connectors: BitcoinConnectors
  readonly networks: () => readonly CaipNetwork[]
  readonly emit: (event: WalletEvent) => void
}

const sameAccounts = (one: readonly Account[], other: readonly Account[]): boolean =>
  one.length === other.length && one.every(({ address }, index) => address === other[index]?.address)

/** A wallet's answer, and the preferred account type. */
export interface PreferringAnswer extends WalletAnswer {
  readonly preferred: AccountType | undefined
}

/** The connected Bitcoin wallets. */
export class BitcoinSessions extends Sessions<BitcoinWallet, PreferringAnswer, BitcoinSession> {
  readonly #source: SessionNeeds
  #preferred: AccountType | undefined

  constructor(source: SessionNeeds) {
    super(source.connectors)
    this.#source = source
  }

  /**
   * Starts listening to a wallet; `undefined` if its answer contains no Bitcoin address. From now on, accounts of the
   * preferred type come first.
   */
  open(connectorId: string, wallet: BitcoinWallet, answer: PreferringAnswer): ConnectResult | undefined {
    this.#preferred = answer.preferred
    const { accounts, caipNetworkId } = this.#read(answer)
    if (!accounts.length) return undefined
    this.keep(connectorId, () => {
      holdWallet(wallet.raw, 'bip122')
      const unwatch = wallet.watch?.(change => void this.#follow(connectorId, change))
      const stop = (): void => {
        unwatch?.()
        releaseHold(wallet.raw, 'bip122')
      }
      return { wallet, stop, accounts, caipNetworkId, asked: 0 }
    })
    return { connectorId, accounts, caipNetworkId }
  }

  /** Applies a connected wallet's new answer, and emits changes. */
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

  recheck(connectorId: string): Promise<void> {
    return this.#follow(connectorId, 'changed')
  }

  #read({
    accounts: given,
    caipNetworkId: reported,
  }: WalletAnswer): Pick<BitcoinSession, 'accounts' | 'caipNetworkId'> {
    const accounts = orderAccounts(given, this.#preferred)
    const [first] = accounts
    return { accounts, caipNetworkId: reported ?? (first && networkOfAddress(first.address, this.#source.networks())) }
  }

  async #follow(connectorId: string, change: 'changed' | 'gone'): Promise<void> {
    const session = this.get(connectorId)
    if (!session) return
    if (change === 'gone') return void this.#end(connectorId)
    const network = this.#source.networks().find(({ caipNetworkId }) => caipNetworkId === session.caipNetworkId)
    const turn = (session.asked += 1)
    const answer = await session.wallet.restore(network).catch(() => undefined) // another event follows, or nothing changed
    if (answer && turn === session.asked && this.get(connectorId) === session) this.update(connectorId, answer)
  }

  #end(connectorId: string): undefined {
    this.close(connectorId)
    this.#source.emit({ type: 'disconnect', connectorId })
  }
}
