import type { ConnectResult, WalletEvent } from '../../chains/adapter.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { OpenOutcome } from '../../core/entities/outcome.js'
import type { TrackedEvent } from '../../core/events.js'
import type { AccountType } from '../../core/rules/account-types.js'
import type { WalletRow } from '../../core/rules/wallets.js'
import type { SentRequest } from '../../services/relay/sent-requests.js'

/** What the flows before a connection hand on to those after it; see `backstage`. */
export interface BackstageFlows {
  readonly connect: (connectorId: string, namespace: ChainNamespace) => Promise<ConnectResult>
  readonly feedPairing: (uri: unknown) => Promise<void>
  readonly finishConnect: () => Promise<void>
  readonly fetchImage: (key: string) => Promise<void>
  readonly loadBalance: (namespace: ChainNamespace) => Promise<void>
  readonly loadLocale: () => Promise<void>
  readonly loadServices: () => Promise<void>
  readonly loadWallets: () => Promise<void>
  readonly loadWays: () => Promise<{
    readonly chooseWay: (row: WalletRow) => void
    readonly openRequest: (request: SentRequest) => void
  }>
  readonly preferredType: (namespace: ChainNamespace) => AccountType
  readonly requestSend: (args: unknown, signal: AbortSignal | undefined) => Promise<OpenOutcome>
  readonly sendTracked: (data: TrackedEvent) => Promise<void>
  readonly takeWalletEvent: (namespace: ChainNamespace, event: WalletEvent) => void
  readonly walletConnect: () => Promise<unknown>
}

type Source = () => Promise<BackstageFlows>

let source: Source = () => Promise.reject(new Error('nobody has said where the backstage is'))

/** Says how it is loaded: one chunk with the elements that come at the same time, which flows know nothing of. */
export function provideBackstage(load: Source): void {
  source = load
}

/** Loads what takes over once a visitor has chosen, once the page is quiet, or when a wallet has news. */
export const loadBackstage: Source = () => source()
