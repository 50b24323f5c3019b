import type { CaipNetworkId } from '../../core/caip.js'
import type { Connector } from '../../core/entities/connector.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { ConnectorNotFoundError } from '../../core/errors/config.js'
import { ModalClosedError, WalletTimeoutError } from '../../core/errors/connection.js'
import { RECONNECT_TIMEOUT } from '../../core/limits.js'
import { within } from '../../core/time.js'
import type {
  AdapterContext,
  AdapterEvent,
  ChainAdapter,
  ConnectResult,
  NativeBalance,
  PreparedTransfer,
  TransferRequest,
} from '../adapter.js'
import type { EvmBalances } from './balance.js'
import { askWallet, type WalletAnswer } from './connect.js'
import { EvmConnectors } from './connectors.js'
import { EvmLedger } from './ledger.js'
import { releaseWallet } from './revoke.js'
import { EvmSessions, toNetworkId } from './sessions.js'
import { SharedRequests } from '../shared/shared-requests.js'
import { switchChain } from './switch.js'
import type { Asker } from './transfer.js'
import { unlessAborted } from '../shared/unless-aborted.js'

function checkOpen(...signals: readonly (AbortSignal | undefined)[]): void {
  if (signals.some(signal => signal?.aborted)) throw new ModalClosedError()
}

const isAsker = (value: unknown): value is Asker =>
  typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'

/** The EVM family: wallets of the page, spoken to in raw EIP-1193. */
export class EvmAdapter extends EvmLedger implements ChainAdapter {
  readonly namespace = 'eip155'
  readonly #connectors: EvmConnectors
  readonly #sessions: EvmSessions
  readonly #listeners = new Set<(event: AdapterEvent) => void>()
  readonly #requests = new SharedRequests<WalletAnswer>()
  readonly #life = new AbortController()
  #balances: EvmBalances | undefined

  constructor(context: AdapterContext) {
    super(context)
    const emit = (event: AdapterEvent): void => {
      for (const listener of [...this.#listeners]) listener(event)
    }
    this.#connectors = new EvmConnectors(context, connectors => emit({ type: 'connectors', connectors }))
    this.#sessions = new EvmSessions(this.#connectors, emit)
  }

  /** Starts to look for wallets; further calls ask them to announce again. */
  discover(): void {
    if (!this.#life.signal.aborted) this.#connectors.discover()
  }

  /** The connectors known now. */
  connectors(): readonly Connector[] {
    return this.#connectors.list()
  }

  /** Hears what changes, until the returned function is called. */
  subscribe(listener: (event: AdapterEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /**
   * Prompts for the wallet's accounts. Who asks while the prompt is open waits for the same answer; after an abort an
   * answer has no effect.
   */
  async connect(connectorId: string, signal?: AbortSignal): Promise<ConnectResult> {
    checkOpen(signal, this.#life.signal)
    const wallet = this.#sessions.find(connectorId)
    const open = (): Promise<WalletAnswer> => askWallet(wallet, 'eth_requestAccounts')
    const answer = await this.#requests.join(connectorId.toLowerCase(), open, signal, this.#life.signal)
    checkOpen(signal, this.#life.signal)
    return this.#sessions.open(connectorId, wallet, answer)
  }

  /**
   * Asks for the accounts that the site may already see, without a prompt. A wallet that announces itself late is
   * waited for; all in all this takes 5 s at most.
   *
   * @throws {ConnectorNotFoundError} no such wallet came
   * @throws {WalletTimeoutError} it did not answer
   */
  async reconnect(connectorId: string, signal?: AbortSignal): Promise<ConnectResult | undefined> {
    checkOpen(signal, this.#life.signal)
    const limit = new AbortController()
    const late = (): Error =>
      this.#sessions.wallet(connectorId) ? new WalletTimeoutError() : new ConnectorNotFoundError(connectorId)
    try {
      return await within(this.#restore(connectorId, limit.signal, signal), RECONNECT_TIMEOUT, late)
    } finally {
      limit.abort()
    }
  }

  /** Lets go of the wallet at once; then its permission is taken back as best effort, within 2 s. */
  async disconnect(connectorId: string): Promise<void> {
    const wallet = this.#sessions.wallet(connectorId)
    this.#sessions.close(connectorId)
    if (wallet) await releaseWallet(wallet)
  }

  /** The wallet's own EIP-1193 object, unchanged. */
  provider(connectorId: string): unknown {
    return this.#sessions.wallet(connectorId)?.provider
  }

  /** Reads a native balance over the network's endpoints, or over a connected wallet alone. */
  async balance({ over, ...query }: Parameters<ChainAdapter['balance']>[0]): Promise<NativeBalance> {
    if (over !== 'endpoints') {
      const { askBalance } = await import('./wallet-balance.js')
      return askBalance(query, this.#sessions.find(over.connectorId))
    }
    const { EvmBalances } = await import('./balance.js')
    this.#balances ??= new EvmBalances()
    return this.#balances.fetch(query, await this.context.endpoints(query.network))
  }

  /** Has the wallet change its network; resolves to the one it reports afterwards. */
  async switchNetwork(connectorId: string, network: CaipNetwork): Promise<CaipNetworkId | undefined> {
    return toNetworkId(await switchChain(this.#sessions.find(connectorId), network))
  }

  /** Builds a transfer of the chain's coin or of an ERC-20, tries it on the chain without effect and tells what it costs. */
  async prepareTransfer(request: TransferRequest): Promise<PreparedTransfer> {
    const { prepareTransfer, transferClient } = await import('./transfer.js')
    const rpc = transferClient(request.network, await this.context.endpoints(request.network))
    const provider = isAsker(request.provider) ? request.provider : this.#sessions.find(request.connectorId).bound
    return prepareTransfer({ ...request, provider, rpc })
  }

  /** Stops listening to wallets and page, and ends what is under way. */
  destroy(): void {
    this.#life.abort()
    this.#listeners.clear()
    this.#sessions.closeAll()
    this.#connectors.stop()
  }

  async #restore(
    connectorId: string,
    limit: AbortSignal,
    signal: AbortSignal | undefined,
  ): Promise<ConnectResult | undefined> {
    const signals = [limit, signal, this.#life.signal]
    const wallet = await unlessAborted(this.#connectors.whenFound(connectorId, limit), ...signals)
    const answer = await unlessAborted(askWallet(wallet, 'eth_accounts'), ...signals)
    checkOpen(...signals)
    return answer.accounts.length ? this.#sessions.open(connectorId, wallet, answer) : undefined
  }
}
