import type { CaipNetworkId, ChainNamespace } from '../caip.js'
import type { ConnectorGroup } from '../features.js'
import type { ConnectionStatus } from './account.js'
import type { ConnectorType } from './connector.js'
import type { Services } from './services.js'

/** How a wallet was found. */
export type WalletOrigin =
  /** It announced itself by EIP-6963. */
  | 'eip6963'
  /** It registered through the Wallet Standard. */
  | 'wallet-standard'
  /** An object that it injected into the page. */
  | 'injected'
  | 'walletConnect'
  /** The site's or the product's own connector. */
  | 'external'
  | 'recent'
  | 'featured'
  | 'custom'
  | 'recommended'
  /** The catalogue has it. */
  | 'catalogue'

/** A wallet that was found, with the reasons why it is listed or hidden. */
export interface WalletDiagnosis {
  readonly id: string
  readonly name: string
  /** Its reverse-DNS id. */
  readonly rdns: string | undefined
  readonly shown: boolean
  readonly origins: readonly WalletOrigin[]
  readonly group: ConnectorGroup | undefined
  /** Its place in the Connect view, from 1; `undefined` if only the list of all wallets contains it. */
  readonly position: number | undefined
  /** Why it is listed and what was merged into its row. */
  readonly reasons: readonly string[]
  /** The rule that hides it; `undefined` if it is shown. */
  readonly hidden: string | undefined
}

/** The recent calls to one route of a service. */
export interface ServiceDiagnosis {
  readonly host: string
  readonly method: string
  /** The path, with `{}` for its parameters; for an RPC endpoint, the method names. */
  readonly route: string
  /** How many times it was called recently. */
  readonly asked: number
  /** How many of these calls failed. */
  readonly failed: number
  /** When it was last called, as an ISO 8601 time. */
  readonly at: string
  /** The HTTP status of the last answer; `undefined` if there was no answer. */
  readonly status: number | undefined
  /** Duration of the last call, in ms; `undefined` while it is pending. */
  readonly duration: number | undefined
  /** The error code of the last call, if it failed. */
  readonly error: string | undefined
}

/** The status of one chain family. */
export interface SessionDiagnosis {
  readonly namespace: ChainNamespace
  readonly status: ConnectionStatus
  /** Whether the family's code has been loaded. */
  readonly loaded: boolean
  readonly connector: { readonly id: string; readonly type: ConnectorType; readonly name: string } | undefined
  /** The wallet's own name. */
  readonly wallet: string | undefined
  readonly network: CaipNetworkId | undefined
  /** Whether the wallet is on a network that the site does not list. */
  readonly unsupported: boolean
  /** The number of accounts. */
  readonly accounts: number
  /** The networks that the wallet approved; `undefined` means any network. */
  readonly approved: readonly CaipNetworkId[] | undefined
  /** When the WalletConnect session expires, as an ISO 8601 time. */
  readonly expires: string | undefined
}

/** A sign-in session, without its account. */
export interface SignInDiagnosis {
  readonly network: string
  /** When it expires, as an ISO 8601 time; `undefined` if it does not expire. */
  readonly expires: string | undefined
}

/** The status of the relay. */
export interface RelayDiagnosis {
  /** Its host; `undefined` if the site passed its own `universalProvider`. */
  readonly host: string | undefined
  /** The number of relays that the site has. */
  readonly relays: number
  /** Whether the WalletConnect client has been started. */
  readonly started: boolean
  /** Whether the client is connected to it. */
  readonly connected: boolean
  /** Whether a pairing or a request is waiting for it. */
  readonly awaited: boolean
  /** The number of sockets opened within the last minute. */
  readonly recentSockets: number
  /** The number of sockets in a row that have failed. */
  readonly failures: number
  /** The time until the next socket may be opened, in ms. */
  readonly backoff: number
  /** Whether automatic retries have stopped, after 2 minutes without a connection. */
  readonly givenUp: boolean
  /** The code with which the last socket was closed, and the time, in ISO 8601. */
  readonly lastClose: { readonly code: number | undefined; readonly at: string } | undefined
}

/** An entry in the browser's storage. */
export interface StorageDiagnosis {
  readonly name: string
  /** Its size, in bytes. */
  readonly bytes: number
  /** Its value; `undefined` if it contains addresses or other data of the visitor. */
  readonly value: string | undefined
}

/** How a service is configured: the hosted one, the site's own, or off. */
export type ServiceSetting = 'hosted' | 'own' | 'off'

/** The state of a page's wallet modal. Contains no address, email, project id or secret, so that it can be shared. */
export interface DiagnosticsReport {
  /** The version of the package. */
  readonly version: string
  /** When the report was made, as an ISO 8601 time. */
  readonly at: string
  readonly page: {
    readonly origin: string
    readonly secure: boolean
    readonly online: boolean
    readonly phone: boolean
    readonly language: string
  }
  readonly settings: {
    /** Whether a project id is set. */
    readonly projectId: boolean
    readonly services: Readonly<Record<keyof Services, ServiceSetting>>
    readonly remoteConfig: 'idle' | 'loading' | 'ready' | 'failed' | 'off'
    readonly namespaces: readonly ChainNamespace[]
    readonly networks: readonly CaipNetworkId[]
  }
  /** The view shown when the report was made; `undefined` if the modal was closed. */
  readonly view: string | undefined
  /** The current connection attempt, or the last one. */
  readonly attempt:
    | { readonly connector: string; readonly status: string; readonly error: string | undefined }
    | undefined
  /** The loading status of the catalogue, and the number of its wallets. */
  readonly catalogue: { readonly status: string; readonly wallets: number }
  readonly wallets: readonly WalletDiagnosis[]
  /** The routes that were called, the latest first. */
  readonly services: readonly ServiceDiagnosis[]
  readonly sessions: readonly SessionDiagnosis[]
  readonly signIns: readonly SignInDiagnosis[]
  /** The relay; `undefined` until WalletConnect has been used. */
  readonly relay: RelayDiagnosis | undefined
  readonly storage: readonly StorageDiagnosis[]
  /** The code that has been loaded: chain families, the WalletConnect client, the frame of the embedded wallet. */
  readonly loaded: readonly string[]
}

/** Options of `diagnose()`. */
export interface DiagnoseOptions {
  /** Whether the panel opens; by default, on development hosts or if `debug` is `true`. */
  readonly panel?: boolean | undefined
}
