import type { SolanaProvider } from '../../../core/entities/solana-provider.js'
import type { CaipNetworkId } from '../../../core/caip.js'
import type { CaipNetwork } from '../../../core/entities/network.js'
import { ConnectorNotFoundError } from '../../../core/errors/connection.js'
import type { Rpc } from '../../../services/json-rpc.js'
import { holdWallet, releaseHold } from '../../../services/wallets/standard-use.js'
import type { StandardAccount, StandardWallet } from '../../../services/wallets/standard-wallet.js'
import type { ConnectResult, WalletEvent } from '../../ports/wallets.js'
import { type Session, Sessions } from '../../shared/sessions.js'
import { solanaAccounts, toAccounts } from './accounts.js'
import { toWalletChain } from '../clusters.js'
import type { SolanaConnectors } from './connectors.js'
import { type ControlledProvider, createSolanaProvider } from './provider.js'
import { toPublicKey } from '../public-key.js'
import { createStandardSigner } from './standard-signer.js'

/** The debounce delay for a wallet's changes, in ms: the last of a burst counts. */
const QUIET = 16

interface SolanaSession extends Session<StandardWallet> {
  readonly controlled: ControlledProvider
  /** Makes one of its accounts the one that signs. */
  readonly choose: (address: string) => void
  /** Reads the wallet's accounts, and notifies of changes. */
  readonly look: () => void
}

/** What sessions need of their family. */
export interface SessionNeeds {
  readonly connectors: SolanaConnectors
  readonly emit: (event: WalletEvent) => void
  /** The active network. */
  readonly network: () => CaipNetwork | undefined
  /** All networks of the site in this family. */
  readonly networks: () => readonly CaipNetwork[]
  /** The client of that network's endpoints. */
  readonly rpc: () => Promise<Rpc>
}

const addressesOf = (accounts: readonly StandardAccount[]): string => accounts.map(({ address }) => address).join(' ')

/** The connected Solana wallets. */
export class SolanaSessions extends Sessions<StandardWallet, readonly StandardAccount[], SolanaSession> {
  readonly #needs: SessionNeeds

  constructor(needs: SessionNeeds) {
    super(needs.connectors)
    this.#needs = needs
  }

  /**
   * The provider of a wallet that must be connected.
   *
   * @throws {ConnectorNotFoundError} it is not
   */
  connected(connectorId: string): SolanaProvider {
    const session = this.get(connectorId)
    if (!session) throw new ConnectorNotFoundError(connectorId)
    return session.controlled.provider
  }

  /** Starts listening to a wallet; `undefined` if it returned no account. */
  open(connectorId: string, wallet: StandardWallet, accounts: readonly StandardAccount[]): ConnectResult | undefined {
    if (!accounts.length) return undefined
    this.keep(connectorId, () => this.#start(connectorId, wallet, accounts))
    return { connectorId, accounts: toAccounts(accounts), caipNetworkId: this.#networkOf(accounts) }
  }

  recheck(connectorId: string): Promise<void> {
    return Promise.resolve(this.get(connectorId)?.look())
  }

  #start(connectorId: string, wallet: StandardWallet, first: readonly StandardAccount[]): SolanaSession {
    const { network, rpc } = this.#needs
    holdWallet(wallet.raw, 'solana')
    let accounts = first
    let active = first[0]?.address
    let timer: ReturnType<typeof setTimeout> | undefined
    const signer = createStandardSigner(
      wallet,
      () => active,
      () => toWalletChain(network()),
    )
    const controlled = createSolanaProvider(signer, rpc)
    const choose = (address: string): void => {
      if (address === active || !accounts.some(account => account.address === address)) return
      active = address
      controlled.emit('accountChanged', toPublicKey(address))
    }
    const look = (): void => {
      const now = solanaAccounts(wallet.accounts())
      if (addressesOf(now) === addressesOf(accounts)) return
      const [own] = now
      if (!own) return this.#end(connectorId)
      // the visitor's choice of an account ends when the wallet switches to another, or no longer has it
      const isOver = own.address !== accounts[0]?.address || !now.some(({ address }) => address === active)
      accounts = now
      if (isOver) choose(own.address)
      this.#needs.emit({ type: 'accounts', connectorId, accounts: toAccounts(now) })
    }
    const unsubscribe = wallet.onChange(() => {
      clearTimeout(timer)
      timer = setTimeout(look, QUIET)
    })
    const stop = (): void => {
      unsubscribe()
      clearTimeout(timer)
      accounts = []
      active = undefined
      controlled.emit('disconnect', undefined)
      releaseHold(wallet.raw, 'solana')
    }
    return { wallet, controlled, choose, look, stop }
  }

  /** The wallet withdrew all its accounts. */
  #end(connectorId: string): void {
    this.close(connectorId)
    this.#needs.emit({ type: 'disconnect', connectorId })
  }

  /**
   * A wallet has no chain of its own: it uses the page's, unless its account is valid only on another of the site's.
   */
  #networkOf(accounts: readonly StandardAccount[]): CaipNetworkId | undefined {
    const { chains = [] } = accounts[0] ?? {}
    const serves = (network: CaipNetwork): boolean => {
      const chain = toWalletChain(network)
      return !chains.length || chain === 'solana:localnet' || chains.includes(chain)
    }
    const now = this.#needs.network()
    return [...(now ? [now] : []), ...this.#needs.networks()].find(serves)?.caipNetworkId
  }
}
