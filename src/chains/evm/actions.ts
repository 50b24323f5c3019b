import type { CaipNetworkId } from '../../core/caip.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { ConnectorNotFoundError, WalletTimeoutError } from '../../core/errors/connection.js'
import { ModalClosedError } from '../../core/errors/attempt.js'
import { RECONNECT_TIMEOUT } from '../../core/limits.js'
import { within } from '../../core/time.js'
import type { AdapterContext, ConnectResult, WalletEvent } from '../adapter.js'
import { askWallet, type WalletAnswer } from './connect.js'
import type { EvmConnectors } from './connectors.js'
import type { EvmLedger } from './ledger.js'
import { EvmSessions, toNetworkId } from './sessions.js'
import { SharedRequests } from '../shared/shared-requests.js'
import { unlessAborted } from '../shared/unless-aborted.js'
import type { EvmWallet } from './wallet.js'

function checkOpen(...signals: readonly (AbortSignal | undefined)[]): void {
  if (signals.some(signal => signal?.aborted)) throw new ModalClosedError()
}

/** Resolves to a wallet as soon as it is there, which may be never; ends with the signal. */
const whenFound = (connectors: EvmConnectors, id: string, limit: AbortSignal): Promise<EvmWallet> =>
  new Promise(resolve =>
    connectors.watch(() => {
      const wallet = connectors.wallet(id)
      if (wallet) resolve(wallet)
      return Boolean(wallet) || limit.aborted
    }),
  )

/** What the EVM family does with wallets and chains: loaded when the page is quiet, or with the first need. */
export class EvmActions {
  readonly #context: AdapterContext
  readonly #connectors: EvmConnectors
  readonly #sessions: EvmSessions
  readonly #requests = new SharedRequests<WalletAnswer>()
  readonly #life: AbortSignal
  #ledger: EvmLedger | undefined

  /** `life` ends with the adapter. */
  constructor(
    context: AdapterContext,
    connectors: EvmConnectors,
    emit: (event: WalletEvent) => void,
    life: AbortSignal,
  ) {
    this.#context = context
    this.#connectors = connectors
    this.#sessions = new EvmSessions(connectors, emit)
    this.#life = life
    life.addEventListener('abort', () => this.#sessions.closeAll())
  }

  /**
   * Prompts for the wallet's accounts. Who asks while the prompt is open waits for the same answer; after an abort an
   * answer has no effect.
   */
  async connect(connectorId: string, signal?: AbortSignal): Promise<ConnectResult> {
    checkOpen(signal, this.#life)
    const wallet = this.#sessions.find(connectorId)
    const open = (): Promise<WalletAnswer> => askWallet(wallet, 'eth_requestAccounts')
    const answer = await this.#requests.join(connectorId.toLowerCase(), open, signal, this.#life)
    checkOpen(signal, this.#life)
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
    checkOpen(signal, this.#life)
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
    if (wallet) await (await this.ledger()).release(wallet)
  }

  /** The wallet behind a connector. */
  wallet(connectorId: string): EvmWallet | undefined {
    return this.#sessions.wallet(connectorId)
  }

  /** Has the wallet change its network; resolves to the one it reports afterwards. */
  async switchNetwork(connectorId: string, network: CaipNetwork): Promise<CaipNetworkId | undefined> {
    const wallet = this.#sessions.find(connectorId)
    const { switchChain } = await import('./switch.js')
    return toNetworkId(await switchChain(wallet, network))
  }

  /** Loads what is done with a connected wallet, once. */
  async ledger(): Promise<EvmLedger> {
    const { EvmLedger } = await import('./ledger.js')
    return (this.#ledger ??= new EvmLedger(this.#context, connectorId => this.#sessions.find(connectorId)))
  }

  async #restore(
    connectorId: string,
    limit: AbortSignal,
    signal: AbortSignal | undefined,
  ): Promise<ConnectResult | undefined> {
    const signals = [limit, signal, this.#life]
    const wallet = await unlessAborted(whenFound(this.#connectors, connectorId, limit), ...signals)
    const answer = await unlessAborted(askWallet(wallet, 'eth_accounts'), ...signals)
    checkOpen(...signals)
    return answer.accounts.length ? this.#sessions.open(connectorId, wallet, answer) : undefined
  }
}
