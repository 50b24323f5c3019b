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

/** A wallet that was found, and why it is listed or not. */
export interface WalletDiagnosis {
  readonly id: string
  readonly name: string
  readonly rdns: string | undefined
  readonly shown: boolean
  readonly origins: readonly WalletOrigin[]
  readonly group: ConnectorGroup | undefined
  /** Its place in the Connect view, from 1; `undefined` where only the list of all wallets has it. */
  readonly position: number | undefined
  /** The sources of the row, including what was merged into it. */
  readonly reasons: readonly string[]
  /** The rule that hides it. */
  readonly hidden: string | undefined
}

/** The latest status of one route of a service. */
export interface ServiceDiagnosis {
  readonly host: string
  readonly method: string
  /** The path, with `{}` for its parameters; for an RPC endpoint, the method names. */
  readonly route: string
  /** How often it was called recently, and how often that failed. */
  readonly asked: number
  readonly failed: number
  /** When it was last called, as an ISO 8601 time. */
  readonly at: string
  /** The status of the last answer; `undefined` without one. */
  readonly status: number | undefined
  /** Duration of the last call, in ms; `undefined` while it is pending. */
  readonly duration: number | undefined
  /** The code of the error that the last request ended with. */
  readonly error: string | undefined
}

/** The status of one family. */
export interface SessionDiagnosis {
  readonly namespace: ChainNamespace
  readonly status: ConnectionStatus
  /** Whether the code of the family has been loaded. */
  readonly loaded: boolean
  readonly connector: { readonly id: string; readonly type: ConnectorType; readonly name: string } | undefined
  /** What the wallet calls itself. */
  readonly wallet: string | undefined
  readonly network: CaipNetworkId | undefined
  /** The wallet is on a network that the site does not list. */
  readonly unsupported: boolean
  readonly accounts: number
  /** The networks that the wallet approved; `undefined` means any. */
  readonly approved: readonly CaipNetworkId[] | undefined
  /** When the wallet session expires, as an ISO 8601 time. */
  readonly expires: string | undefined
}

/** A signed-in session, without its account. */
export interface SignInDiagnosis {
  readonly network: string
  readonly expires: string | undefined
}

/** The status of the relay. */
export interface RelayDiagnosis {
  /** `undefined` for the site's own protocol client. */
  readonly host: string | undefined
  /** How many relays the site has. */
  readonly relays: number
  /** Whether the protocol client has been started. */
  readonly started: boolean
  readonly connected: boolean
  /** Whether a pairing or a request waits for the relay. */
  readonly awaited: boolean
  /** Sockets opened within the last minute. */
  readonly recentSockets: number
  /** Consecutive sockets that failed. */
  readonly failures: number
  /** Ms until the next socket may be opened. */
  readonly backoff: number
  /** The relay was lost for 2 minutes and is no longer retried automatically. */
  readonly givenUp: boolean
  /** The code that the last socket was closed with, and when, as an ISO 8601 time. */
  readonly lastClose: { readonly code: number | undefined; readonly at: string } | undefined
}

/** A row of the browser's storage. */
export interface StorageDiagnosis {
  readonly name: string
  readonly bytes: number
  /** Only for rows without addresses or other data of the visitor. */
  readonly value: string | undefined
}

/** How a service is configured. */
export type ServiceSetting = 'hosted' | 'own' | 'off'

/** The state of a page's wallet modal. Contains no address, email, project id or secret, so that it can be shared. */
export interface DiagnosticsReport {
  readonly version: string
  /** An ISO 8601 time. */
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
  /** The catalogue's loading status, and its number of wallets. */
  readonly catalogue: { readonly status: string; readonly wallets: number }
  readonly wallets: readonly WalletDiagnosis[]
  /** The latest first. */
  readonly services: readonly ServiceDiagnosis[]
  readonly sessions: readonly SessionDiagnosis[]
  readonly signIns: readonly SignInDiagnosis[]
  /** `undefined` until WalletConnect was used. */
  readonly relay: RelayDiagnosis | undefined
  readonly storage: readonly StorageDiagnosis[]
  /** Code that has been loaded: families, the protocol client, the frame of the embedded wallet. */
  readonly loaded: readonly string[]
}

/** Options of `diagnose()`. */
export interface DiagnoseOptions {
  /** Whether the panel opens; by default, on development hosts or if `debug` is `true`. */
  readonly panel?: boolean | undefined
}
