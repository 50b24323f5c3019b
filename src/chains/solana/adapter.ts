import { encodeBase58 } from '../../core/base58.js'
import type { Connector } from '../../core/entities/connector.js'
import { ConnectorNotFoundError } from '../../core/errors/config.js'
import { WalletTimeoutError } from '../../core/errors/connection.js'
import { RECONNECT_TIMEOUT } from '../../core/limits.js'
import { within } from '../../core/time.js'
import type {
  AdapterContext,
  AdapterEvent,
  ChainAdapter,
  ConnectResult,
  PreparedTransfer,
  SessionSource,
  TransferRequest,
} from '../adapter.js'
import { isSolanaProvider } from './clients.js'
import { releaseWallet } from './connect.js'
import { SolanaConnectors } from './connectors.js'
import type { SolanaProvider } from './provider.js'
import { SolanaReads } from './reads.js'
import { checkOpen, SolanaSessions } from './sessions.js'

/** Lamports that the chain takes for a signature. */
const LAMPORTS_PER_SIGNATURE = 5_000n

/** The Solana family: wallets of the page that register through Wallet Standard. */
export class SolanaAdapter extends SolanaReads implements ChainAdapter {
  readonly namespace = 'solana'
  readonly #connectors: SolanaConnectors
  readonly #sessions: SolanaSessions
  readonly #listeners = new Set<(event: AdapterEvent) => void>()
  readonly #life = new AbortController()

  constructor(context: AdapterContext) {
    super(context)
    const emit = (event: AdapterEvent): void => {
      for (const listener of [...this.#listeners]) listener(event)
    }
    this.#connectors = new SolanaConnectors(context, connectors => emit({ type: 'connectors', connectors }))
    this.#sessions = new SolanaSessions({
      connectors: this.#connectors,
      emit,
      network: () => this.network(),
      networks: () => context.networks(),
      rpc: () => this.rpc(),
    })
  }

  /** Starts to look for wallets; further calls ask them to register again. */
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
    return this.#sessions.ask(connectorId, signal, this.#life.signal)
  }

  /**
   * Asks for the accounts that the site may already see, without a prompt. A wallet that registers late is waited for;
   * all in all this takes 5 s at most.
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
      return await within(
        this.#sessions.restore(connectorId, [limit.signal, signal, this.#life.signal]),
        RECONNECT_TIMEOUT,
        late,
      )
    } finally {
      limit.abort()
    }
  }

  /** Lets go of the wallet at once; then the wallet is told, unless another family is still connected through it. */
  async disconnect(connectorId: string): Promise<void> {
    const wallet = this.#sessions.wallet(connectorId)
    if (this.#sessions.close(connectorId) && wallet) await releaseWallet(wallet)
  }

  /** What signs with the connected wallet: a `SolanaProvider`; nothing before it is connected. */
  provider(connectorId: string): unknown {
    return this.#sessions.provider(connectorId)
  }

  /** Builds a transfer of SOL or of a token, tries it on the chain without effect and tells what it costs. */
  async prepareTransfer(request: TransferRequest): Promise<PreparedTransfer> {
    const { provider: given, connectorId } = request
    const provider = isSolanaProvider(given) ? given : this.#sessions.connected(connectorId)
    const { prepareTransfer } = await import('./transfer.js')
    return prepareTransfer({ ...request, provider, rpc: await this.rpc(request.network) })
  }

  /** What one signature costs; an account may be emptied down to nothing. */
  readonly reserve = (): Promise<bigint> => Promise.resolve(LAMPORTS_PER_SIGNATURE)

  /** Has the wallet sign a text with its active account; the signature in base58. */
  async signMessage(connectorId: string, { message }: { readonly message: string }): Promise<string> {
    const signature = await this.#sessions.connected(connectorId).signMessage(new TextEncoder().encode(message))
    return encodeBase58(signature)
  }

  /** The provider of a wallet behind a wallet-connection session. */
  readonly sessionProvider = async (source: SessionSource): Promise<SolanaProvider> =>
    (await import('./walletconnect-provider.js')).createWalletConnectProvider(source)

  /** Stops listening to wallets and page, and ends what is under way. */
  destroy(): void {
    this.#life.abort()
    this.#listeners.clear()
    this.#sessions.closeAll()
    this.#connectors.stop()
  }
}
