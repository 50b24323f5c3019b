/** A 0x-prefixed hex string. */
export type Hex = `0x${string}`

/** Options of `startDevStack`. */
export interface DevStackOptions {
  /**
   * The ports to try first. A port that is taken is replaced by a free one; 0 means any free port. A port set here
   * takes precedence over the default port of another part.
   */
  ports?: {
    api?: number | undefined
    evm?: number | undefined
    evm2?: number | undefined
    bitcoin?: number | undefined
    solana?: number | undefined
    relay?: number | undefined
    frame?: number | undefined
    social?: number | undefined
  }
  /** The number of wallets in the catalogue. Default: 600. */
  wallets?: number | undefined
  /** Whether to print a line for every request. Default: false. */
  log?: boolean | undefined
  /**
   * A folder that stores the users of the embedded wallet and their keys; only one stack may use it at a time. By
   * default, they are forgotten when the stack ends.
   */
  data?: string | undefined
}

/** A local EVM chain. */
export interface DevChain {
  chainId: number
  /** Such as `eip155:31337`. */
  caipNetworkId: `eip155:${number}`
  name: string
  /** The URL of the chain's own JSON-RPC endpoint. */
  rpcUrl: string
  /** The URL of the same chain through the API server, where faults apply. */
  proxyUrl: string
  /** The address of the exchange for which `/v1/convert/*` builds transactions; it is the same on every chain. */
  router: Hex
  /** The tokens that have a pool with the chain's coin. Anyone may call their `mint`. */
  tokens: DevTokens
  /**
   * Changes the price of a token on the exchange by a percentage; for `TUSD`, changes all other prices.
   * @throws {TypeError} there is no such token, or the price cannot be changed like this
   */
  movePrice(symbol: string, percent: number): Promise<void>
  /**
   * Mints tokens for an address; `amount` is in base units.
   * @throws {TypeError} there is no such token, or the amount is invalid
   */
  mint(symbol: string, to: string, amount: bigint | string): Promise<void>
  /** Stops only this chain, so that you can see how a site behaves without it. */
  stop(): Promise<void>
}

/** A test token of a local EVM chain. */
export interface DevToken {
  address: Hex
  name: string
  symbol: string
  /** As its contract reports them. */
  decimals: number
  /** As `/v1/convert/tokens` lists them. */
  listedDecimals: number
  /** Whether its holder may approve an amount by a signature (EIP-2612). */
  eip2612: boolean
  /** The fee on every transfer, in hundredths of a percent. */
  transferFee: number
}

/** The test tokens of a local EVM chain. */
export interface DevTokens {
  /** `TUSD`, which is approved by a transaction. */
  plain: DevToken
  /** `TGOLD`, which supports signed approvals (EIP-2612). */
  permit: DevToken
  /** `TTOLL`, which charges 2 percent on every transfer; quotes do not include this fee. */
  fee: DevToken
  /** `TODD`, which is listed with 18 decimals but has 8. */
  odd: DevToken
}

/** A funded account of every local chain. The keys are publicly known: never use them elsewhere. */
export interface DevAccount {
  address: Hex
  privateKey: Hex
}

/** The test contracts of one chain; anyone may call their `mint`. */
export interface DevContracts {
  token: { address: Hex; decimals: number; symbol: string }
  nft: { address: Hex }
  /** A small ENS with `.eth` names and their addresses. The network names its contract, so that the modal finds it. */
  names: { universalResolver: Hex; entries: Readonly<Record<string, Hex>> }
}

/** An EVM network, to be passed unchanged in the option `networks` or to viem. */
export interface DevNetwork {
  id: number
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUrls: { default: { http: [string] } }
  testnet: false
}

/** How a request fails. Each value in parentheses is the default of the field before it. */
export type DevFaultMode =
  /** Waits for `delayMs` (2,000), then gives the normal answer. */
  | 'slow'
  /** Answers with `status` (500) and `body`, or with an error in the services' format that contains `reason`. */
  | 'fail'
  /** Answers with status 429 and the header `retry-after`, whose value is `retryAfterS` (1). */
  | 'rate-limit'
  /** Never answers. */
  | 'hang'
  /** Closes the connection without an answer. */
  | 'drop'
  /** Closes the connection in the middle of the answer. */
  | 'cut'
  /** Answers with status 200 and an empty body. */
  | 'empty'
  /** Answers with status 200 and an HTML page. */
  | 'html'
  /** Answers with status 200 and truncated JSON. */
  | 'malformed'
  /** Answers with the normal fields, but with values of wrong types. */
  | 'wrong-types'
  /** Answers with JSON of `bytes` (20 million) bytes. */
  | 'huge'
  /** Answers with `status` (200), `body` and `headers`. */
  | 'body'
  /** Answers JSON-RPC calls of `rpcMethod` with `result`. */
  | 'rpc-result'
  /** Answers JSON-RPC calls of `rpcMethod` with `error`. */
  | 'rpc-error'
  /**
   * Moves the price on the exchange so that the requested trade yields `percent` (5) percent less, then gives the
   * normal answer.
   */
  | 'price-moves'
  /** Answers with `to` in place of the address of the exchange. */
  | 'other-router'
  /** Answers with twice the deposit of a payment, but the same displayed price. */
  | 'double-deposit'

/** A rule that makes requests fail. Without conditions, it applies to all requests. */
export interface DevFault {
  mode: DevFaultMode
  /** The method and path to match, such as `GET /getWallets`, `/getWalletImage/:id` (any method) or `* /v1/*`. */
  route?: string
  /** Matches only requests whose query names this chain, such as `eip155:31337`. */
  chainId?: string
  /** Matches only JSON-RPC requests with this method. */
  rpcMethod?: string
  /** How many requests it applies to. Default: all, until it is cleared. */
  times?: number
  /** How long to wait before anything else, in milliseconds. */
  delayMs?: number
  status?: number
  /** A string is sent unchanged; any other value is sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  reason?: { field: string; description: string }
  /** In seconds. */
  retryAfterS?: number
  bytes?: number
  result?: unknown
  error?: unknown
  percent?: number
  /** An EVM address; default: an unused one. */
  to?: string
}

/** The rules that make requests fail. */
export interface DevFaults {
  /**
   * Adds a rule; if several match a request, the latest applies.
   * @returns an id for `clear`
   * @throws {TypeError} for an unknown mode or property, or an invalid value
   */
  set(fault: DevFault): string
  /** Removes one rule, or all of them. */
  clear(id?: string): void
  /** The active rules, the latest first. */
  list(): (DevFault & { id: string; hits: number })[]
}

/** A feature in the project's settings. `config` lists its providers; `null` leaves the site's own setting. */
export interface DevProjectFeature {
  id: string
  isEnabled: boolean
  config: string[] | null
}

/** The project's settings, which the API server reports as the hosted service does. */
export interface DevProjectSettings {
  /** The allowed origins; an empty list allows every origin. */
  origins: string[]
  features: DevProjectFeature[]
  analytics: boolean
  limits: { tier: string; isAboveRpcLimit: boolean; isAboveMauLimit: boolean }
  /** The valid project ids; `null` means that every id is valid. */
  projectIds: string[] | null
}

/** A change of settings: `features` replaces the whole list, `feature` changes or adds one entry. */
export type DevProjectPatch = Partial<Omit<DevProjectSettings, 'limits'>> & {
  limits?: Partial<DevProjectSettings['limits']>
  feature?: Partial<DevProjectFeature> & { id: string }
}

/** The project's settings, as in a site owner's dashboard. */
export interface DevProject {
  get(): DevProjectSettings
  /** @throws {TypeError} for an unknown setting or a value of the wrong type; nothing is changed then */
  set(patch: DevProjectPatch): DevProjectSettings
  reset(): void
}

/** Invented entries in addition to the chains' own data, to test long lists. */
export interface DevInvented {
  /**
   * Sets the number of entries of each list.
   * @throws {TypeError} for anything other than whole numbers from 0 to 100,000
   */
  set(counts: { tokens?: number; activity?: number }): { tokens: number; activity: number }
  reset(): void
}

/** The outcome of payments at the payment service; a `pending` payment never ends. */
export type DevPaymentOutcome = 'success' | 'failure' | 'refund' | 'timeout' | 'pending'

/** A payment at one of the exchanges. */
export interface DevPayment {
  id: string
  exchangeId: string
  symbol: string
  /** In base units. */
  amount: string
  recipient: Hex
  status: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  txHash: string | null
}

/** Payments at exchanges and at the payment service, which are paid from the faucet of the local chains. */
export interface DevPayments {
  /**
   * Sets the outcome of future payments at the payment service.
   * @throws {TypeError} there is no such outcome
   */
  set(rule: { outcome: DevPaymentOutcome }): void
  /** Clears every payment, and resets the outcome to success. */
  reset(): void
  /** Payments at exchanges, the latest last. */
  list(): DevPayment[]
}

/** A request to the API server. */
export interface DevRequest {
  method: string
  path: string
  query: Record<string, string>
  /** The parsed JSON, else the text, or `null` if there is no body. */
  body: unknown
  headers: Record<string, string>
  /** Milliseconds since 1970. */
  at: number
  /** The status of the answer; `null` until the request is answered. */
  status: number | null
  /** Whether the connection ended before the answer was sent. */
  aborted: boolean
}

/** The local Bitcoin network, to be passed unchanged in the option `networks`. */
export interface DevBitcoinNetwork {
  id: string
  /** `bip122:0f9188f13cb7b2c71f2a335e3a4fc328`, the id of every regtest chain. */
  caipNetworkId: `bip122:${string}`
  chainNamespace: 'bip122'
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  /** The base URL of the service, which has an Esplora API. */
  rpcUrls: { default: { http: [string] } }
  testnet: false
}

/** One address with its keys as hex digits. The keys are publicly known: never use them elsewhere. */
export interface DevBitcoinKey {
  address: string
  /** The compressed public key for payments; for ordinals, the x coordinate before Taproot's tweak. */
  publicKey: string
  /** BIP-32 path. */
  path: string
  privateKey: string
}

/** An account with 1.5 BTC at its SegWit address and 10,000 satoshis at its Taproot address. */
export interface DevBitcoinAccount {
  payment: DevBitcoinKey
  ordinal: DevBitcoinKey
}

/** A small Bitcoin service, with an Esplora HTTP API and its unspent outputs in memory. It is not a consensus node. */
export interface DevBitcoin {
  url: string
  accounts: DevBitcoinAccount[]
  network: DevBitcoinNetwork
  /** Rules that make its requests fail, like those of the API server. */
  faults: DevFaults
  /** The last 1,000 requests, oldest first; with a route such as `POST /tx`, only those. */
  requests(route?: string): DevRequest[]
  /** Clears the requests. */
  clear(): void
  /** Mines blocks, one by default; returns the new block height. */
  mine(blocks?: number): number
  /** Sets whether every accepted transaction is mined immediately, which is the default. */
  autoMine(on: boolean): void
  /**
   * Sends new coins to a regtest address, and returns the transaction id; `amount` is in satoshis.
   * @throws {TypeError} the address does not belong to a local chain
   */
  fund(address: string, amount: number | bigint): string
  /** Returns the data that `GET /__dev/info` reports. */
  describe(): { url: string; accounts: DevBitcoinAccount[]; network: DevBitcoinNetwork }
  /** Stops only this service, so that you can see how a site behaves without it. */
  stop(): Promise<void>
}

/** A funded account of the local Solana chain. The keys are publicly known: never use them elsewhere. */
export interface DevSolanaAccount {
  /** Base58. */
  address: string
  /** The 32-byte seed, 64 hex digits. */
  privateKey: string
  /** Seed and public key, 64 bytes in base58, as wallets export it. */
  secretKey: string
}

/** A test token of the local Solana chain; the first three accounts hold 10,000 of it. */
export interface DevSolanaToken {
  mint: string
  /** Address of its token program. */
  program: string
  decimals: number
  symbol: string
}

/** The local Solana chain, to be passed unchanged in the option `networks`; it has the id of devnet. */
export interface DevSolanaNetwork {
  id: string
  chainNamespace: 'solana'
  caipNetworkId: `solana:${string}`
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUrls: { default: { http: string[] } }
  testnet: false
}

/**
 * A Solana chain: the real VM, in this process, behind JSON-RPC. The API server offers it under the id of each public
 * cluster, `/v1?chainId=solana:…`, where faults apply.
 */
export interface DevSolana {
  /**
   * The URL for JSON-RPC over HTTP, which returns devnet's genesis hash; the paths `/mainnet` and `/testnet` below it
   * return those of these clusters.
   */
  url: string
  /** The URL for the subscriptions `signatureSubscribe`, `accountSubscribe` and `slotSubscribe`. */
  wsUrl: string
  /** Each holds 1,000 SOL. */
  accounts: DevSolanaAccount[]
  /** An SPL token and a Token-2022 token, 6 decimals each. */
  tokens: { token: DevSolanaToken; token2022: DevSolanaToken }
  network: DevSolanaNetwork
  /** Stops only this chain, so that you can see how a site behaves without it. */
  stop(): Promise<void>
}

/**
 * How the relay refuses a connection: with an HTTP status, or by closing the socket with the reason that the public
 * relay gives.
 */
export type DevRelayRefusal = 'origin' | 'key' | 'clock' | 401 | 403

/**
 * A change of how the relay behaves. Times are in milliseconds; each value in parentheses is a default. A new switch
 * ends the previous one, except for `delay`, which ends with `ms: 0` or `restore`.
 */
export type DevRelaySwitch =
  /** Closes every socket and accepts none for `ms` (2,000). */
  | { mode: 'drop'; ms?: number }
  /** Delays every message, in both directions. */
  | { mode: 'delay'; ms: number }
  /** Is down for `downMs` (1,000) and up for `upMs` (1,000) in turn, `times` times or until the next switch. */
  | { mode: 'flap'; upMs?: number; downMs?: number; times?: number }
  | { mode: 'refuse'; reason: DevRelayRefusal }
  /** Accepts sockets and answers nothing. */
  | { mode: 'hang' }
  /** Closes every socket, and accepts new ones after `downMs` (1,000); with `forget`, waiting messages are lost. */
  | { mode: 'restart'; downMs?: number; forget?: boolean }
  /** Returns to normal. */
  | { mode: 'restore' }

/** The switches of the relay. @throws {TypeError} for an invalid value; nothing is changed then */
export interface DevRelaySwitches {
  set(change: DevRelaySwitch): void
  drop(ms?: number): void
  delay(ms: number): void
  flap(times?: { upMs?: number; downMs?: number; times?: number }): void
  refuse(reason: DevRelayRefusal): void
  hang(): void
  restart(how?: { downMs?: number; forget?: boolean }): void
  restore(): void
}

/** A call that a client made to the relay. */
export interface DevRelayCall {
  /** Such as `irn_publish`. */
  method: string
  /** Id of the calling client. */
  client: string
  topic: string | null
  tag: number | null
  /** Milliseconds since 1970. */
  at: number
}

/**
 * A WalletConnect relay with mailboxes, whose messages expire, and subscriptions. It neither reads messages nor checks
 * tokens.
 */
export interface DevRelay extends DevRelaySwitches {
  /** The URL for the option `services.relay`, and for any WalletConnect client. */
  url: string
  state(): {
    url: string
    status: 'up' | 'down' | 'refuse' | 'hang'
    delay: number
    reason: string | null
    sockets: number
    topics: number
    messages: number
  }
  /** The last 1,000 calls, oldest first. */
  calls(method?: string): DevRelayCall[]
  /** Clears the calls. */
  clear(): void
  /** Stops only the relay. */
  stop(): Promise<void>
}

/** An account of the local wallet. Families without a key of their own use that of `eip155`. */
export interface DevWalletAccount {
  /** A private key of 64 hex digits, like the other keys. */
  eip155: string
  /** The seed for Solana and Polkadot. */
  solana?: string
  bip122?: string
}

/** Options of `createWalletPeer`. */
export interface DevWalletOptions {
  relayUrl: string
  /**
   * Local JSON-RPC endpoints by CAIP-2 id, or by chain id for EVM chains. The wallet does not grant EVM chains that are
   * missing here.
   */
  rpcUrls?: Record<string, string>
  /** The accounts, or private keys. Default: the first three accounts of a local chain. */
  accounts?: (string | DevWalletAccount)[]
  /**
   * What happens to requests without a rule: `approve` (default) approves them automatically, `ask` waits for a
   * decision.
   */
  mode?: 'approve' | 'ask'
  name?: string
  url?: string
  icons?: readonly string[]
  /** The links with which a page opens the wallet when there is something to approve. */
  redirect?: { native?: string; universal?: string }
  projectId?: string
  /** Whether it signs in while it connects (`wc_sessionAuthenticate`), as newer wallets do. Default: false. */
  signsIn?: boolean
}

/** A page's request to the wallet. */
export interface DevWalletAsk {
  id: string
  kind: 'session' | 'request'
  /** `session_proposal` for a session, `session_authenticate` for one with a sign-in. */
  method: string
  peer: { name: string; url: string; description: string; icon: string }
  params: unknown
  topic?: string
  caipNetworkId?: string
  /** Milliseconds since 1970. */
  at: number
}

/** A request to the wallet, and its answer. */
export interface DevWalletCall {
  id: string
  method: string
  params: unknown
  caipNetworkId?: string
  topic?: string
  at: number
  result?: unknown
  error?: { code: number; message: string; data?: unknown }
}

/** How much of a session the wallet grants; without a list, it grants everything that it supports. */
export interface DevWalletTerms {
  /** CAIP-2 ids. */
  chains?: string[]
  /** Indexes of accounts, the active one first. */
  accounts?: number[]
  /** When the session ends, in seconds from now, instead of after seven days. */
  expiresInS?: number
}

/** The error with which a request is rejected. Default: code 5000, "User rejected.". */
export interface DevWalletReason {
  code?: number
  message?: string
  data?: unknown
}

/**
 * Automatic behaviour by method; for session proposals, the method is `session_proposal`. A rule for one method takes
 * precedence over a rule for all.
 */
export interface DevWalletRules {
  /** Approves one method, or everything; pending requests are approved too. */
  approve(method?: string): void
  /** Refuses with 5000. */
  reject(method?: string): void
  /** Leaves requests unanswered until there is a decision. */
  hang(method?: string): void
  /** Answers with exactly this value, whether valid or not. */
  answer(method: string, value: unknown): void
  fail(method: string, error: DevWalletReason): void
  /** Delays every answer, or those of one method, in milliseconds. */
  delay(ms: number, method?: string): void
  clear(): void
}

/** A session, as the wallet sees it. */
export interface DevWalletSession {
  topic: string
  peer: DevWalletAsk['peer']
  namespaces: Record<string, { chains?: string[]; accounts: string[]; methods: string[]; events: string[] }>
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** Addresses of one account by namespace: eip155, solana, bip122, polkadot, cosmos. */
export type DevWalletAddresses = Record<'eip155' | 'solana' | 'bip122' | 'polkadot' | 'cosmos', string>

/** A WalletConnect wallet without a user interface. It connects to the relay with the first `pair`. */
export interface DevWalletPeer {
  name: string
  accounts: DevWalletAddresses[]
  rules: DevWalletRules
  /**
   * Accepts the pairing link of a page (`wc:…`).
   * @throws {Error} the link is damaged, has expired or was used before
   */
  pair(uri: string): Promise<void>
  /** Pending requests, oldest first. */
  pending(): DevWalletAsk[]
  /**
   * Approves the oldest pending request, or the one with `id`.
   * @throws {Error} nothing is pending, or it cannot be approved
   */
  approve(terms?: DevWalletTerms & { id?: string }): Promise<void>
  /** Rejects the oldest pending request, or the one with `id`. */
  reject(reason?: DevWalletReason & { id?: string }): Promise<void>
  sessions(): DevWalletSession[]
  /** The last 500 requests, oldest first. */
  calls(method?: string): DevWalletCall[]
  /** Activates the account at an index, from 0, and notifies the pages. */
  changeAccount(place: number): Promise<void>
  /**
   * Switches to a chain and notifies the pages; it is added to sessions that lack it.
   * @throws {Error} 4902, the chain is unknown
   */
  changeChain(chain: string | number): Promise<void>
  /** Sends an event to the pages, on the given chain or the current one. */
  emit(name: string, data: unknown, caipNetworkId?: string): Promise<void>
  /**
   * Changes one session, or all of them, so that they contain exactly these chains; chain families can be added and
   * removed.
   */
  grant(chains: readonly string[], topic?: string): Promise<void>
  /** Extends one session, or all of them. */
  extend(topic?: string): Promise<void>
  /** Ends one session, or all of them. */
  disconnect(topic?: string): Promise<void>
  /**
   * Resolves to the next pending request, or the next one with a method.
   * @throws {Error} none arrived within `ms` (default: 10,000)
   */
  nextAsk(method?: string, ms?: number): Promise<DevWalletAsk>
  nextSession(ms?: number): Promise<DevWalletSession>
  /** Whether something changed after a version of `state()`. */
  nextChange(version: number, ms?: number): Promise<boolean>
  /**
   * Listens for an event: `change` (any change), `session`, `request`, `answer`, `delete` or `expire`.
   * @returns a function that stops listening
   */
  on(
    name: 'change' | 'session' | 'request' | 'answer' | 'delete' | 'expire',
    listener: (detail: unknown) => void,
  ): () => void
  state(): DevWalletState
  /** Clears rules and pending requests, ends all sessions, and returns to the first account and the first chain. */
  reset(): Promise<void>
  stop(): Promise<void>
}

/** The state that the wallet's page shows. */
export interface DevWalletState {
  version: number
  name: string
  /** Why the last action failed; empty if it succeeded. */
  error: string
  accounts: DevWalletAddresses[]
  active: number
  /** CAIP-2 ids of its chains. */
  chains: string[]
  /** The current EVM chain. */
  chain: string | null
  sessions: DevWalletSession[]
  pending: DevWalletAsk[]
}

/**
 * The wallet of a stack. It waits for decisions, which are made on its page, with `approve` and `reject`, or over HTTP.
 */
export interface DevWallet extends DevWalletPeer {
  /** The URL of its page. */
  url: string
}

/** A sent email. */
export interface DevMailMessage {
  /** Incremented with every email. */
  id: string
  from: string
  to: string[]
  subject: string
  text: string
  /** The six-digit code, if one is on a line of its own. */
  code: string | null
  /** The first link that is on a line of its own. */
  link: string | null
  /** Milliseconds since 1970. */
  at: number
}

/** The mailbox of the stack. Emails are sent through a mail library over SMTP on this machine; nothing leaves it. */
export interface DevMail {
  /** All emails, or those to an address, the oldest first. */
  list(to?: string): DevMailMessage[]
  /**
   * Resolves to the latest email, or waits for the next one; `to` limits it to an address, `after` to emails later than
   * the one with this id.
   * @throws {Error} none arrived within `ms` (default: 10,000)
   */
  next(wanted?: {
    to?: string | undefined
    after?: string | undefined
    ms?: number | undefined
  }): Promise<DevMailMessage>
  nextChange(version: number, ms: number): Promise<void>
  state(): { version: number; messages: DevMailMessage[] }
  clear(): void
  /** The SMTP URL for emails from any program. */
  smtpUrl(): Promise<string>
  send(mail: { to: string; subject: string; text: string }): Promise<void>
}

/**
 * A way in which the frame of the embedded wallet misbehaves. The first six concern its loading, the others its
 * replies. Each value in parentheses is a default.
 */
export type DevFrameFaultMode =
  /** The document never loads. */
  | 'never-loads'
  /** The document is an error page, with status 500. */
  | 'error-page'
  /** The secure site's policy forbids the page to embed it. */
  | 'refuse-domain'
  /** It is redirected to another origin. */
  | 'redirect'
  /** It loads but never reports ready. */
  | 'never-ready'
  /** It reports ready after `delayMs` (2,000). */
  | 'loads-late'
  /** It performs the request but does not reply. */
  | 'silent'
  /** It replies after `delayMs` (2,000). */
  | 'late'
  /** It replies twice. */
  | 'twice'
  /** It replies with `error` and does not perform the request. */
  | 'fail'
  /** It replies with `payload`, or with an invalid one. */
  | 'wrong-shape'
  /** The reply comes from another window on another origin. */
  | 'wrong-origin'

/** A rule that makes the frame of the embedded wallet misbehave. */
export interface DevFrameFault {
  mode: DevFrameFaultMode
  /** Applies only to replies to this message, such as `CONNECT_OTP`. */
  message?: string
  /** How many times it applies. Default: until it is cleared. */
  times?: number
  delayMs?: number
  error?: string
  payload?: unknown
}

/** A social provider with a stand-in. */
export type DevSocialProvider = 'google' | 'apple' | 'x' | 'discord' | 'github' | 'facebook' | 'farcaster'

/** How a social provider behaves when a visitor logs in. */
export interface DevSocialRule {
  /** The provider; default: all of them. */
  provider?: DevSocialProvider
  /**
   * `ask` on its page (the default), `approve`, `cancel` or fail (`error`) immediately, approve after `delayMs`
   * (`slow`), or keep loading (`never`).
   */
  mode?: 'ask' | 'approve' | 'cancel' | 'error' | 'slow' | 'never'
  /** The name of the user who logs in. Default: ada. */
  handle?: string
  /** The email address of the user. Default: ada@example.com. X and Farcaster do not return it. */
  email?: string
  /** The delay for `slow`, in milliseconds. Default: 3,000. */
  delayMs?: number
}

/**
 * Stand-ins for the social providers: one real OpenID provider with a page for each, and a page for Farcaster's app.
 */
export interface DevSocial {
  url: string
  /** @throws {TypeError} it is invalid */
  set(rule: DevSocialRule): void
  rule(provider: DevSocialProvider): Required<Omit<DevSocialRule, 'provider'>>
  /**
   * Approves the latest Farcaster login, as the app on a phone would.
   * @throws {TypeError} none is pending
   */
  approveFarcaster(handle?: string): void
  /** Sets all providers to `ask`, and clears pending logins. */
  reset(): void
  /** Stops only the social providers. */
  stop(): Promise<void>
}

/** A user of the embedded wallet. */
export interface DevFrameUser {
  /** How the user logs in: `email`, or the social provider. */
  login: string
  email: string | null
  userName: string | null
  /** The address of the key on EVM chains. */
  evm: string
  /** Address on Solana. */
  solana: string
}

/** A request for approval that the frame shows. */
export interface DevFrameApproval {
  id: string
  title: string
  rows: [string, string][]
  text?: string
  warning?: string
  raw: string
  site: { name: string; origin: string }
}

/** The secure site of the embedded wallet: a frame on its own origin, with real keys. */
export interface DevFrame {
  /** Its origin, for the option `services.secureSite`. */
  url: string
  /** The document of the frame. */
  frameUrl: string
  faults: {
    /** @throws {TypeError} it is invalid */
    set(fault: DevFrameFault): string
    clear(id?: string): void
    list(): (DevFrameFault & { id: string; hits: number })[]
  }
  users(): DevFrameUser[]
  /**
   * The next code that was emailed to an address and that this method has not returned yet.
   * @throws {Error} none arrived within `ms` (default: 10,000)
   */
  code(email: string, ms?: number): Promise<string>
  /**
   * Confirms the device of the pending login, like the link in the email.
   * @throws {TypeError} nothing is pending
   */
  confirmDevice(email: string): void
  blockDevice(email: string): void
  /** Expires all codes and links in emails. */
  expireCodes(): void
  /** Resets the email limits, so that another can be sent immediately. */
  clearLimits(): void
  /**
   * Sets whether the paymaster pays the fees of smart accounts, which is the default; otherwise, they pay themselves.
   */
  sponsor(on: boolean): void
  /** Sets the EVM chains that have smart accounts from now on; without a list, all of them, which is the default. */
  smartAccountsOn(chainIds?: readonly number[]): void
  /** Logs everyone out. */
  endSessions(): void
  /** Forgets every device. */
  forgetDevices(): void
  /** Moves the secure site's clock by `ms` milliseconds. */
  advanceClock(ms: number): void
  /** The requests that wait for the approval of a visitor. */
  approvals(): DevFrameApproval[]
  /** The pages that embed the frame. */
  frames(): { origin: string; chain: string; site: unknown; theme: unknown }[]
  /** Clears users, sessions, devices, codes, faults and the clock offset. */
  reset(): void
  /** Stops only the secure site. */
  stop(): Promise<void>
}

/** The outcome of a purchase. */
export type DevPurchaseMode =
  /** A person decides on the provider's page (default). */
  | 'ask'
  /** It is paid out immediately. */
  | 'pay'
  /** It fails, and nothing is paid out. */
  | 'refuse'
  /** It is pending for `delayMs` (6,000), then it is paid out. */
  | 'delay'
  /** Half of it is paid out. */
  | 'part'

/** An order at the provider that sells coins and tokens of the local chains. */
export interface DevPurchaseOrder {
  /** Such as `coinbase`. */
  provider: string
  /** The receiving address. */
  address: string
  caipNetworkId: string
  symbol: string
  /** Contract or mint; absent for the native coin. */
  token?: string
  /** The amount paid, in whole units of `currency`, such as `100.00`. */
  payment: string
  currency: string
}

/** A purchase at the provider. */
export interface DevPurchase extends DevPurchaseOrder {
  id: string
  /** The payout, in whole units. */
  quantity: string
  status: 'open' | 'pending' | 'done' | 'failed'
  /** The hash of the payout transaction. */
  hash?: string
  /** Milliseconds since 1970. */
  createdAt: number
}

/** A provider that sells the assets of the local chains for imaginary money. */
export interface DevOnRamp {
  /** Its page. */
  url: string
  /** Sets the outcome of future purchases. @throws {TypeError} it is invalid; nothing is changed then */
  set(rule: { mode?: DevPurchaseMode; delayMs?: number }): { mode: DevPurchaseMode; delayMs: number }
  /** The latest first. */
  purchases(): DevPurchase[]
  /**
   * Decides the outcome of a pending purchase.
   * @throws {TypeError} there is no such purchase, or it has been decided
   */
  decide(id: string, mode: Exclude<DevPurchaseMode, 'ask'>): Promise<void>
  /** Clears the purchases and the rule. */
  reset(): void
}

/** A running development stack. */
export interface DevStack {
  api: {
    url: string
    faults: DevFaults
    project: DevProject
    invented: DevInvented
    payments: DevPayments
    /** The last 1,000 requests, oldest first; with a route such as `GET /getWallets`, only those. */
    requests(route?: string): DevRequest[]
    /** Clears the requests. */
    clear(): void
  }
  evm: DevChain[]
  /** Funded on both EVM chains; the first three also hold the test token and a test NFT. */
  accounts: DevAccount[]
  /** By chain id. */
  contracts: Record<number, DevContracts>
  networks: DevNetwork[]
  bitcoin: DevBitcoin
  solana: DevSolana
  relay: DevRelay
  wallet: DevWallet
  frame: DevFrame
  social: DevSocial
  /** A page that embeds an app like Safe does; the query names the app and the chain (`?app=URL`, `chainId`). */
  safe: { url: string }
  mail: DevMail & { /** The mailbox page. */ url: string }
  onramp: DevOnRamp
  /** Stops the whole stack; no process remains. */
  stop(): Promise<void>
}

/** The ports that are tried first. */
export declare const defaultPorts: Readonly<{
  api: 8787
  evm: 8545
  evm2: 8546
  bitcoin: 3002
  solana: 8899
  relay: 5555
  frame: 8790
  social: 8791
}>

/**
 * Starts the development stack on 127.0.0.1: two local EVM chains with test contracts, a Solana chain with test tokens,
 * a small Bitcoin service, a WalletConnect relay with a wallet, the secure site of the embedded wallet with a mailbox,
 * and a server that imitates the hosted services.
 * @throws {RangeError} for an unknown option, or an invalid port or number of wallets
 * @throws {Error} if anvil is missing or does not start; nothing is left running then
 */
export declare function startDevStack(options?: DevStackOptions): Promise<DevStack>

/**
 * Starts only a WalletConnect relay.
 * @throws {Error} the package `ws` is not installed, or no port is available
 */
export declare function startRelay(settings?: { port?: number; print?: (line: string) => void }): Promise<DevRelay>

/**
 * Creates a WalletConnect wallet without a user interface, for tests in node. It needs `@reown/walletkit` and
 * `@walletconnect/core`.
 * @throws {TypeError} for invalid keys or chains
 */
export declare function createWalletPeer(options: DevWalletOptions): DevWalletPeer
