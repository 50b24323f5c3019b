/** Text with the prefix of every hex value. */
export type Hex = `0x${string}`

export interface DevStackOptions {
  /** Ports to try first; a taken one is replaced by a free one, and 0 means any. */
  ports?: { api?: number; evm?: number; evm2?: number }
  /** How many wallets the catalogue holds. Default: 600. */
  wallets?: number
  /** Print a line for every request. Default: false. */
  log?: boolean
}

/** A local chain. */
export interface DevChain {
  chainId: number
  /** Such as `eip155:31337`. */
  caipNetworkId: `eip155:${number}`
  name: string
  /** The chain itself. */
  rpcUrl: string
  /** The same chain through the API server, where faults can reach it. */
  proxyUrl: string
  /** Ends this chain only, to see how a site behaves without it. */
  stop(): Promise<void>
}

/** A funded account of every local chain. The keys are publicly known: never use them elsewhere. */
export interface DevAccount {
  address: Hex
  privateKey: Hex
}

/** The test contracts of one chain; anybody may call their `mint`. */
export interface DevContracts {
  token: { address: Hex; decimals: number; symbol: string }
  nft: { address: Hex }
}

/** A network that the `networks` option and viem take as it is. */
export interface DevNetwork {
  id: number
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUrls: { default: { http: [string] } }
  testnet: false
}

export type DevFaultMode =
  /** Waits `delayMs` (2,000), then answers truly. */
  | 'slow'
  /** Answers `status` (500) with `body`, or with the services' error shape made of `reason`. */
  | 'fail'
  /** Answers 429 with `retry-after: retryAfterS` (1). */
  | 'rate-limit'
  /** Never answers. */
  | 'hang'
  /** Closes the connection without an answer. */
  | 'drop'
  /** Closes the connection in the middle of the answer. */
  | 'cut'
  /** Answers 200 with nothing. */
  | 'empty'
  /** Answers 200 with an HTML page. */
  | 'html'
  /** Answers 200 with JSON that breaks off. */
  | 'malformed'
  /** Answers with the true shape and every value of another type. */
  | 'wrong-types'
  /** Answers with `bytes` (20 million) of JSON. */
  | 'huge'
  /** Answers `status` (200) with `body` and `headers`. */
  | 'body'
  /** Puts `result` into the answer of the JSON-RPC calls to `rpcMethod`. */
  | 'rpc-result'
  /** Answers the JSON-RPC calls to `rpcMethod` with `error`. */
  | 'rpc-error'

/** A rule that makes requests fail; without conditions it meets all of them. */
export interface DevFault {
  mode: DevFaultMode
  /** Such as `GET /getWallets`, `/getWalletImage/:id` (any method) or `* /v1/*`. */
  route?: string
  /** Only requests whose query names this chain, such as `eip155:31337`. */
  chainId?: string
  /** Only JSON-RPC requests that hold this method. */
  rpcMethod?: string
  /** How many requests it meets. Default: all, until it is cleared. */
  times?: number
  /** Waits so long, in milliseconds, before anything else happens. */
  delayMs?: number
  status?: number
  /** A text is sent as it is, anything else as JSON. */
  body?: unknown
  headers?: Record<string, string>
  reason?: { field: string; description: string }
  /** In seconds. */
  retryAfterS?: number
  bytes?: number
  result?: unknown
  error?: unknown
}

export interface DevFaults {
  /**
   * Adds a rule; when several match a request, the one set last is used.
   * @returns an id for `clear`
   * @throws {TypeError} for an unknown mode or property, or a value of the wrong type
   */
  set(fault: DevFault): string
  /** Removes one rule, or all of them. */
  clear(id?: string): void
  /** The rules in force, the latest first. */
  list(): (DevFault & { id: string; hits: number })[]
}

export interface DevProjectFeature {
  id: string
  isEnabled: boolean
  config: string[] | null
}

export interface DevProjectSettings {
  /** Empty: every origin is allowed. */
  origins: string[]
  features: DevProjectFeature[]
  analytics: boolean
  limits: { tier: string; isAboveRpcLimit: boolean; isAboveMauLimit: boolean }
  /** The project ids that are valid; `null`: every id is. */
  projectIds: string[] | null
}

/** A change of settings: `features` replaces the whole list, `feature` changes or adds one entry. */
export type DevProjectPatch = Partial<Omit<DevProjectSettings, 'limits'>> & {
  limits?: Partial<DevProjectSettings['limits']>
  feature?: Partial<DevProjectFeature> & { id: string }
}

/** What a site owner would set in a dashboard. */
export interface DevProject {
  get(): DevProjectSettings
  /** @throws {TypeError} for an unknown setting or a value of the wrong type; nothing is changed then */
  set(patch: DevProjectPatch): DevProjectSettings
  reset(): void
}

/** A request that the API server got. */
export interface DevRequest {
  method: string
  path: string
  query: Record<string, string>
  /** Parsed JSON, else the text, else `null`. */
  body: unknown
  headers: Record<string, string>
  /** Milliseconds since 1970. */
  at: number
  /** Of the answer; `null` while there is none. */
  status: number | null
  /** Whether the connection ended before the answer was sent. */
  aborted: boolean
}

export interface DevStack {
  api: {
    url: string
    faults: DevFaults
    project: DevProject
    /** The last 1,000 requests, oldest first; with a route such as `GET /getWallets`, only those. */
    requests(route?: string): DevRequest[]
    /** Forgets the requests. */
    clear(): void
  }
  evm: DevChain[]
  /** Funded on both chains; the first three also hold the test token and a test picture. */
  accounts: DevAccount[]
  /** By chain id. */
  contracts: Record<number, DevContracts>
  networks: DevNetwork[]
  /** Ends everything; no process stays. */
  stop(): Promise<void>
}

/** Ports that are tried first. */
export declare const defaultPorts: Readonly<{ api: 8787; evm: 8545; evm2: 8546 }>

/**
 * Starts two local EVM chains with test contracts and a server that imitates the hosted services, all on 127.0.0.1.
 * @throws {RangeError} for a port or a number of wallets that cannot be
 * @throws {Error} when anvil is missing or does not start; nothing is left running then
 */
export declare function startDevStack(options?: DevStackOptions): Promise<DevStack>
