import { encodeBase58 } from '../../core/base58.js'
import type {
  AdapterContext,
  ChainAdapter,
  ConnectResult,
  PreparedTransfer,
  SessionSource,
  TransferRequest,
} from '../adapter.js'
import type { RestoreSignals } from '../shared/page-adapter.js'
import { checkOpen } from '../shared/unless-aborted.js'
import { isSolanaProvider } from './clients.js'
import { releaseWallet } from './connect.js'
import type { SolanaProvider } from './provider.js'
import { SolanaReads } from './reads.js'
import { SolanaSessions } from './sessions.js'

/** Lamports that the chain takes for a signature. */
const LAMPORTS_PER_SIGNATURE = 5_000n

/** The Solana family: wallets of the page that register through Wallet Standard. */
export class SolanaAdapter extends SolanaReads implements ChainAdapter {
  readonly namespace = 'solana'
  readonly #sessions: SolanaSessions

  constructor(context: AdapterContext) {
    super(context)
    this.#sessions = new SolanaSessions({
      connectors: this.page,
      emit: event => this.emit(event),
      network: () => this.network(),
      networks: () => context.networks(),
      rpc: () => this.rpc(),
    })
  }

  /**
   * Prompts for the wallet's accounts. Who asks while the prompt is open waits for the same answer; after an abort an
   * answer has no effect.
   */
  async connect(connectorId: string, signal?: AbortSignal): Promise<ConnectResult> {
    checkOpen(signal, this.life)
    return this.#sessions.ask(connectorId, signal, this.life)
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

  protected restore(connectorId: string, signals: RestoreSignals): Promise<ConnectResult | undefined> {
    return this.#sessions.restore(connectorId, signals)
  }

  protected letGo(): void {
    this.#sessions.closeAll()
  }
}
