import { type CaipNetworkId, toCaipNetworkId } from '../../../core/caip.js'
import type { Account } from '../../../core/entities/account.js'
import type { ConnectResult, WalletEvent } from '../../ports/wallets.js'
import { type Session, Sessions } from '../../shared/sessions.js'
import { askWallet, type WalletAnswer } from './connect.js'
import type { EvmConnectors } from './connectors.js'
import { type WalletChange, watchWallet } from './events.js'
import { isLocked } from './locked.js'
import type { EvmWallet } from './wallet.js'

/** A connected wallet, and its latest state. */
interface EvmSession extends Session<EvmWallet> {
  accounts: readonly string[]
  chainId: number | undefined
  /** The number of events so far: an answer is outdated if another event came after its request. */
  eventCount: number
}

const toAccounts = (addresses: readonly string[]): readonly Account[] =>
  addresses.map(address => ({ address, type: 'eoa' }))

/** The CAIP-2 id of a chain; `undefined` for an unknown one. */
export const toNetworkId = (chainId: number | undefined): CaipNetworkId | undefined =>
  chainId ? toCaipNetworkId('eip155', chainId) : undefined

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((address, index) => address === other[index])

/** The connected EVM wallets. */
export class EvmSessions extends Sessions<EvmWallet, WalletAnswer, EvmSession> {
  readonly #emit: (event: WalletEvent) => void

  constructor(connectors: EvmConnectors, emit: (event: WalletEvent) => void) {
    super(connectors)
    this.#emit = emit
  }

  /** Starts listening to a wallet; `undefined` if it returned no account. */
  open(connectorId: string, wallet: EvmWallet, { accounts, chainId }: WalletAnswer): ConnectResult | undefined {
    if (!accounts.length) return undefined
    const stop = (): (() => void) => watchWallet(wallet, change => this.#onEvent(connectorId, change))
    this.keep(connectorId, () => ({ wallet, stop: stop(), accounts, chainId, eventCount: 0 }))
    return { connectorId, accounts: toAccounts(accounts), caipNetworkId: toNetworkId(chainId) }
  }

  async recheck(connectorId: string): Promise<void> {
    const session = this.get(connectorId)
    if (!session) return
    const { eventCount } = session
    const { accounts, chainId } = await askWallet(session.wallet, 'eth_accounts')
    if (this.get(connectorId) !== session || session.eventCount !== eventCount) return
    this.#pass(connectorId, session, {
      ...(isSameList(accounts, session.accounts) ? {} : { accounts }),
      ...(chainId && chainId !== session.chainId ? { chainId } : {}),
    })
  }

  #onEvent(connectorId: string, change: WalletChange): void {
    const session = this.get(connectorId)
    if (!session) return
    session.eventCount += 1
    if (change.gone) this.#end(connectorId, 'disconnect')
    else this.#pass(connectorId, session, change)
  }

  #pass(connectorId: string, session: EvmSession, { accounts, chainId }: WalletChange): void {
    if (chainId) {
      session.chainId = chainId
      this.#emit({ type: 'network', connectorId, caipNetworkId: toNetworkId(chainId) })
    }
    if (accounts) session.accounts = accounts
    if (accounts?.length) this.#emit({ type: 'accounts', connectorId, accounts: toAccounts(accounts) })
    else if (accounts) void this.#lose(connectorId, session)
  }

  /** The wallet no longer has an account for the site: it is locked, or it ended the connection. */
  async #lose(connectorId: string, session: EvmSession): Promise<void> {
    const { accounts } = session
    const locked = await isLocked(session.wallet)
    if (this.get(connectorId) === session && session.accounts === accounts)
      this.#end(connectorId, locked ? 'locked' : 'disconnect')
  }

  #end(connectorId: string, type: 'locked' | 'disconnect'): void {
    this.close(connectorId)
    this.#emit({ type, connectorId })
  }
}
