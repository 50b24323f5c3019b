import type { ConnectResult, WalletEvent } from '../../chains/adapter.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import type { OpenOutcome } from '../../core/entities/outcome.js'
import type { TrackedEvent } from '../../core/events.js'
import type { AccountType } from '../../core/rules/account-types.js'
import type { WalletRow } from '../../core/rules/wallets.js'
import type { SentRequest } from '../../services/relay/sent-requests.js'

/** What the first view hands on to once a visitor has chosen; see `connecting`. */
export interface ConnectingFlows {
  readonly connect: (connectorId: string, namespace: ChainNamespace) => Promise<ConnectResult>
  readonly finishConnect: () => Promise<void>
  readonly preferredType: (namespace: ChainNamespace) => AccountType
}

/** What asks the services for what the first view shows; see `asking`. */
export interface AskingFlows {
  readonly fetchImage: (key: string) => Promise<void>
  readonly loadServices: () => Promise<void>
  readonly sendTracked: (data: TrackedEvent) => Promise<void>
}

/** What is handed on when nobody waits, or to those who come to it; see `backstage`. */
export interface BackstageFlows {
  readonly endpointsOf: (network: CaipNetwork) => readonly string[]
  readonly feedPairing: (uri: unknown) => Promise<void>
  readonly keepOneConnection: (namespace: ChainNamespace) => void
  readonly loadBalance: (namespace: ChainNamespace) => Promise<void>
  readonly loadIdentity: (namespace: ChainNamespace) => Promise<void>
  readonly loadLocale: () => Promise<void>
  readonly loadWays: () => Promise<{
    readonly chooseWay: (row: WalletRow) => void
    readonly openRequest: (request: SentRequest) => void
  }>
  readonly pair: () => Promise<void>
  readonly rememberWallet: (namespace: ChainNamespace, connectorId: string) => void
  readonly reportError: (error: unknown, how: { readonly shown: boolean }) => Promise<void>
  readonly requestSend: (args: unknown, signal: AbortSignal | undefined) => Promise<OpenOutcome>
  readonly takeWalletEvent: (namespace: ChainNamespace, event: WalletEvent) => void
  readonly walletConnect: () => Promise<unknown>
}

/** How the chunks are loaded, by whoever knows the elements that come with them. */
interface Chunks {
  connecting(): Promise<ConnectingFlows>
  asking(): Promise<AskingFlows>
  backstage(): Promise<BackstageFlows>
}

const nowhere = (): Promise<never> => Promise.reject(new Error('nobody has said where the code is'))
let chunks: Chunks = { connecting: nowhere, asking: nowhere, backstage: nowhere }
let loaded: BackstageFlows | undefined

/** Says how the chunks are loaded: each comes with elements, which flows know nothing of. */
export function provideChunks(given: Chunks): void {
  chunks = given
}

/** Loads what connects the wallet that a visitor has chosen. */
export const loadConnecting = (): Promise<ConnectingFlows> => chunks.connecting()

/** Loads what asks the services; sites without any never load it before a wallet is connected. */
export const loadAsking = (): Promise<AskingFlows> => chunks.asking()

/** Loads what takes over once a wallet is connected, or when a visitor turns to something else. */
export const loadBackstage = (): Promise<BackstageFlows> => chunks.backstage()

/** Takes it when it has been loaded, or forgets it. */
export const keepBackstage = (flows: BackstageFlows | undefined): void => void (loaded = flows)

/** It, when it has been loaded. */
export const loadedBackstage = (): BackstageFlows | undefined => loaded
